## The page of a campaign

hc-campaign = Кампанія
hc-campaigns = Ваші кампанії
hc-campaign-goes-on = триває
hc-campaign-barrels =
    { $count ->
        [0] Кожна перемога прибирає бочку з даху останнього епізоду.
        [one] Перемоги прибрали { $count } бочку з даху останнього епізоду.
        [few] Перемоги прибрали { $count } бочки з даху останнього епізоду.
       *[other] Перемоги прибрали { $count } бочок з даху останнього епізоду.
    }
hc-campaign-none = У вас ще немає кампанії. П’ять епізодів з однією командою; спорядження йде далі.
hc-campaign-won = Виграно
hc-campaign-lost = Програно
hc-campaign-next = Наступний
hc-campaign-later = Згодом
hc-campaign-abilities = Здібності
hc-campaign-equipment = Збережене спорядження
hc-campaign-no-equipment = нічого не лишилося
hc-campaign-keeps = { $name }: одна здібність лишається
hc-campaign-choose-in = На вибір маєте { $seconds } с. Потім інші можуть рушити далі, а { $name } лишає собі: { $ability }.
hc-campaign-choose-late = Інші вже можуть рушити далі. Якщо нічого не оберете, { $name } лишає собі: { $ability }.
hc-campaign-waits = { $names } іще обирає: { $seconds } с. Потім можна рушити далі, а кожен офіцер лишить першу зі здібностей.
hc-campaign-go = Грати наступний епізод
hc-campaign-over = Кампанію завершено
hc-campaign-score = Виграні епізоди: { $won } з { $count }.
hc-campaign-again = Нова кампанія
