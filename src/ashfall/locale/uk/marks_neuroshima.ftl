# Позначки на полі бою та їхнє значення.

table-names = Назви
table-end-kept = { $count ->
    [one] { $count } жетон лишається
    [few] { $count } жетони лишаються
   *[other] { $count } жетонів лишається
}
marks-title = Позначки на полі бою
marks-falls = гине у фазі { $initiative }
marks-health = стільки втрачає штаб
marks-wound = пошкодження витривалого загону
marks-saved = урятовано Медиком
marks-netted = у сітці, не діє
marks-changed = зміни за останній хід
