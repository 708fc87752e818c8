## What can be reached in Hard City

feat-evacuated = У безпечне місце
feat-evacuated-about = Виведіть десятьох людей у безпечне місце, граючи за офіцерів.
feat-upright = Усі на ногах
feat-upright-about = Переможіть офіцерами так, щоб жодного не оглушили.
feat-sides = По обидва боки закону
feat-sides-about = Переможіть раз офіцерами і раз Доктором Зеро.
feat-episodes = Одне спекотне літо
feat-episodes-about = Виграйте всі п’ять епізодів.
