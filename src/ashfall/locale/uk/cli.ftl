## Commands

cli-help-about = Neuroshima Hex у браузері та в терміналі, Hard City у терміналі: грайте, відтворюйте партії, вимірюйте силу ботів.
cli-help-more = "ashfall КОМАНДА --help" розкаже більше про команду.
cli-help-commands = Команди
cli-help-version = показати версію й вийти
cli-help-help = показати цю довідку й вийти
cli-help-lang = мова текстів (типово мова системи)
cli-help-json = вивести JSON
cli-help-game = яка гра, neuroshima або hardcity; кожна має власні параметри, їх показує --help після її назви
cli-help-seed = число, від якого залежить тасування (типово 0)
cli-help-battle = розіграти одну битву з позиції
cli-help-replay = відтворити запис і показати, куди він веде
cli-help-replay-file = запис у JSON чи простим текстом або - для стандартного введення
cli-help-replay-at = зупинитися після стількох ходів
cli-help-show = намалювати позицію або кінець запису
cli-help-sim = зіграти багато партій без екрана й підрахувати результати
cli-help-sim-games = скільки партій (типово 100)
cli-help-puzzles = головоломки: перелік, показ, спроба, розв’язки, докази, оцінки й нові
cli-help-bench = виміряти швидкість правил і ботів на одному ядрі
cli-help-bench-seconds = час одного вимірювання (типово 1)
cli-help-list = армії, жетони, режими, гравці й налаштування; для hardcity епізоди, офіцери та гравці
cli-help-play = партія в терміналі
cli-help-play-seed = число, від якого залежить тасування (типово щоразу нове)
cli-help-play-save = записати партію до цього файлу, коли вона скінчиться або коли хтось вийде
cli-moves-made = Зроблено ходів: { $count }
cli-hand = Рука
cli-nothing = нічого
cli-armies = Армії
cli-modes = Режими
cli-players = Гравці
cli-bot-options = параметри: { $options }
cli-bot-unlimited = думає над ходом до { $seconds } с, якщо iterations чи seconds не задають іншого
cli-settings = Налаштування
cli-games = Партії
cli-wins = Перемоги
cli-share = Частка
cli-seat = Місце
cli-draws = Нічиї
cli-reasons = Як закінчувалися
cli-average-moves = Ходів на партію
cli-speed = Партій за секунду
cli-unfinished = Зупинено на межі ходів
cli-bench-compiled = Правила скомпільовано
cli-bench-cores = Ядра цього комп’ютера
cli-bench-python = Python
cli-yes = так
cli-no = ні

## Playing in the terminal

play-enter = Enter, щоб продовжити
play-unclear = «{ $text }» тут не вибір і не хід; ? покаже довідку.
play-undone = Скасовано: { $move }
play-nothing-to-undo = Скасовувати нічого.
play-saved = Збережено: { $file }
play-not-saved = Не збережено: { $problem }
play-log-empty = Ще нічого не сталося.
play-bye = До побачення.
play-thinks = { $seat }: обдумування
play-rescue = "save ФАЙЛ", "undo" або "quit":
play-hint = Що зробив би бот { $bot }
play-hint-full = Йому забракло пам’яті: далі він досліджував позиції, які вже мав.
play-legal = Дозволені ходи

## Serving the browser client

cli-help-serve = вебсервер: гра у браузері, наодинці, з друзями чи проти ботів
cli-help-serve-host = адреса, на якій сервер приймає з’єднання (типово 127.0.0.1: лише цей комп’ютер; 0.0.0.0: усі, хто може до нього дістатися)
cli-help-serve-port = порт, на якому сервер приймає з’єднання (типово 8000; 0: будь-який вільний)
cli-help-serve-db = де зберігаються партії: файл SQLite або URL, наприклад postgresql://user@host/name (типово: ashfall/ashfall.db у теці даних користувача, тобто $XDG_DATA_HOME або ~/.local/share)
cli-help-serve-log = писати рядок про кожен запит у вивід помилок
cli-serve-ready = Ashfall працює за адресою { $address } (Ctrl-C завершує)
cli-help-backup = копія бази даних сервера, зокрема й тоді, коли сервер нею користується
cli-help-backup-out = новий файл для копії; наявний файл ніколи не буде перезаписано
cli-backup-done = Копія бази даних у файлі { $file } ({ $size } кБ).

## Measuring the server

cli-help-bench-what = натомість навантажити цілий сервер (типово 30 секунд)
cli-help-bench-game = гра, у яку грають за столами сервера (типово neuroshima)
cli-help-bench-tables = кількість столів, для сервера (типово 500 по двоє гравців; у Hard City 200 по троє)
cli-bench-tables = Столи
cli-bench-acks = Підтверджених ходів за секунду
cli-bench-p50 = Підтвердження, медіана (мс)
cli-bench-p95 = Підтвердження, 95 % у межах (мс)
cli-bench-p99 = Підтвердження, 99 % у межах (мс)
cli-bench-max = Підтвердження, найповільніше (мс)
cli-bench-disk-p99 = Сам диск, 99 % у межах (мс)
cli-bench-disk-max = Сам диск, найповільніше (мс)
cli-bench-cpu = Ядра, зайняті сервером
cli-bench-cpu-move = Робота сервера на один хід (мс)
cli-bench-memory-start = Пам’ять сервера на початку (МБ)
cli-bench-memory-end = Пам’ять сервера наприкінці (МБ)
cli-bench-memory-max = Пам’ять сервера, найбільше (МБ)
cli-bench-memory-growth = Зростання його пам’яті (МБ за хвилину)
cli-bench-memory-late-growth = Зростання у другій половині часу (МБ за хвилину)
cli-bench-update = Повідомлення про хід (кБ)
cli-bench-finished = Завершених партій
cli-bench-refused = Відхилених ходів
cli-bench-dropped = Розірваних з’єднань
cli-bench-stopped = Столи, що зупинилися
cli-bench-opening = Відкриття столів: { $done } з { $of }
cli-bench-warming = Перші ходи: { $done } з { $of } столів
cli-bench-measuring = Вимірювання: { $done } з { $of } с

## Training

cli-help-train = навчити ботів оцінювати позиції на партіях учня із самим собою
cli-help-train-out = тека для результату; якщо в ній лежить незавершене навчання з тими самими налаштуваннями, воно продовжиться
cli-help-train-games = на скількох партіях навчатися
cli-help-train-seed = число, від якого залежить уся випадковість
cli-help-train-batch = скільки партій зіграти, перш ніж робити з них висновки
cli-help-train-decay = як далеко назад поширюється результат на попередні позиції, від 0 до 1
cli-help-train-rate = розмір кроків
cli-help-train-heat = як часто пробувати гірший хід
cli-help-train-moves = скільки випадково вибраних ходів розглядає гравець
cli-help-train-settled = після якої частки партій результатом стає середнє всіх ваг, від 0 до 1
cli-help-train-check = через скільки партій додати точку кривої навчання
cli-help-train-pairs = скільки пар партій проти ручної оцінки становлять кожну точку
cli-help-train-workers = скільки процесів грають (типово по одному на ядро); результат від цього не залежить
cli-train-resumed = { $count ->
    [one] Продовження після { $count } партії.
   *[other] Продовження після { $count } партій.
}
cli-train-running = партій/с: { $speed }, результат { $score }
cli-train-point = { $count ->
    [one] Після { $count } партії: { $score } % очок проти ручної оцінки, похибка { $error }.
   *[other] Після { $count } партій: { $score } % очок проти ручної оцінки, похибка { $error }.
}
cli-train-interrupted = Зупинено. Усе вивчене до останньої контрольної точки збережено; продовжити командою:
cli-train-done = Записано: { $weights } і { $curve }.
cli-train-curve-title = Крива навчання
cli-train-curve-score = Частка очок проти ручної оцінки
cli-train-curve-error = Середня квадратична похибка передбачених результатів
cli-train-curve-games = партії, на яких навчалися
