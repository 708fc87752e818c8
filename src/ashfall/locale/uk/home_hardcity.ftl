## Hard City on pages of no game: sides, episodes, modes, the way to a first game

hc-officers = Офіцери
hc-zero = Доктор Зеро
hc-autodoc = АвтоДок
hc-episode-1 = Великий шарварок на вулицях
hc-episode-2 = Напад на конвой
hc-episode-3 = Мерка в пастці
hc-episode-4 = Кров на пляжі
hc-episode-5 = Година Зеро
hc-title = Епізод { $number }: { $name }
hc-title-own = Власний епізод { $number }
city-mode-versus = один проти всіх
city-mode-coop = разом проти АвтоДока
city-mode-solo = наодинці проти АвтоДока
city-mode-campaign = кампанія
hc-home-ways = Один проти всіх, разом, соло, кампанія
hc-home-lead = Четверо офіцерів проти Доктора Зеро та його мутантів. П’ять епізодів, одне спекотне літо.
hc-home-play = Грати епізод 1
hc-home-campaign = Продовжити кампанію
hc-home-episodes = Епізоди
hc-home-alone = ви ведете всіх чотирьох
hc-home-book = Офіцери, карти, мутанти
hc-home-book-about = Усе в Hard City з поясненням.
hc-home-learn = Навчіться Hard City
hc-home-learn-about = Шість уроків за справжнім столом і розказаний перший раунд.
hc-home-campaigns = Кампанія
hc-home-campaigns-about = П’ять епізодів Hard City; здобуте йде з вами далі.
