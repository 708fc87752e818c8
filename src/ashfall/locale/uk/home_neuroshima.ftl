## Neuroshima Hex on pages of no game

nh-home-ways = Двобій, команди, кожен за себе
nh-home-lead = Виставляйте загони, повертайте їх із розумом й обирайте мить битви. Шість армій, дев’ятнадцять клітинок.
nh-home-play = Грати зараз
nh-home-against = суперник:
nh-home-level = Рівень бота
nh-home-time = близько 15 хвилин
nh-home-puzzle = Головоломка дня
nh-home-puzzle-solve = Розв’язати
nh-home-puzzle-solved = Розв’язано
nh-home-puzzle-all = Усі
nh-home-puzzle-level = Складність { $level } з 5
nh-home-puzzle-streak = { $days ->
    [0] Серії ще немає
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[other] { $days } днів поспіль
}
mode-duel = Двобій
mode-ffa = Кожен за себе
mode-points = На очки
mode-one_vs_two = Один проти двох
mode-teams = Команди
