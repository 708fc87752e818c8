# Znaki na planszy i co oznaczają.

table-names = Nazwy
table-end-kept = { $count ->
    [one] { $count } żeton zostaje
    [few] { $count } żetony zostają
   *[other] { $count } żetonów zostaje
}
marks-title = Znaki na planszy
marks-falls = ginie w segmencie { $initiative }
marks-health = tyle traci Sztab
marks-wound = rany wytrzymałej jednostki
marks-saved = uratowana przez Medyka
marks-netted = w sieci, nie działa
marks-changed = zmiana w ostatniej turze
