# Marks on the board and what they mean.

table-names = Names
table-end-kept = { $count ->
    [one] { $count } tile kept
   *[other] { $count } tiles kept
}
marks-title = Marks on the board
marks-falls = falls in phase { $initiative }
marks-health = health an HQ loses
marks-wound = wounds of a tough unit
marks-saved = saved by a Medic
marks-netted = netted, cannot act
marks-changed = changed last turn
