## Learning Hard City

hc-learn-title = Learn Hard City
hc-learn-lead = Six short lessons at a real table, a few minutes each. Or sit down at once and let somebody tell you your first round.
hc-learn-begin = First lesson
hc-learn-go-on = Go on learning
hc-learn-progress = { $done } of { $total } done
hc-learn-forget = Forget my progress
hc-learn-done = Done
hc-learn-scenes = Scenes: { $count }
hc-learn-lesson = Lesson { $number }
hc-learn-task = Lesson { $lesson }, scene { $number } of { $total }
hc-learn-heard = Got it
hc-learn-hint = Hint
hc-learn-show = Show me
hc-learn-restart = Scene again
hc-learn-next-task = Next scene
hc-learn-finish = That’s a wrap
hc-learn-next-lesson = Next lesson
hc-learn-all = All lessons
hc-learn-unknown = There is no such lesson.
hc-learn-nothing-back = There is nothing to take back in this scene.
hc-learn-read = Look things up

## A told first round

hc-told-title = Your first round
hc-told-step = Told: { $number } of { $total }
hc-told-on = Go on
hc-told-leave = Play without being told
hc-told-play = Play on alone
hc-told-welcome = Welcome to Hard City. You lead four officers; AutoDoc plays the mutants. First side with 7 points wins: order is yours, chaos is theirs. Beside the map you see what scores.
hc-told-parking = The film opens with screeching tyres. Choose where the police car comes to rest and how far it rolls; mutants under it die. Then put your officers at its doors. Near the helicopter is a good place.
hc-told-street = Look at the lit spaces: civilians need help, and the helicopter can take them away. Each one brought to its ladder is a point. Each one who dies is a point for chaos.
hc-told-choose = In every round each officer acts once, in the order you like. Choose whoever is nearest to a civilian.
hc-told-points = Donuts are action points (AP). Tap a space to walk: 1 AP for two spaces. Tap a mutant to shoot; the card tells price and chances before anything happens. Do something with your first AP.
hc-told-act = Good. Use the rest: take a civilian along, evacuate at the ladder, shoot, open a crate. Leaving an active mutant costs 1 HP. When you are done, press End turn.
hc-told-autodoc = Now AutoDoc draws a card: its top half happens at once, its bottom half waits in the queue. Where a card leaves a choice, you decide, even in your own favour. Keep new mutants away from civilians.
hc-told-others = That is the rhythm: an officer, then AutoDoc. Three officers are left. Help each other: whoever shoots first makes the way free for whoever carries.
hc-told-wrap = Cut! Your first round is in the box. Everybody has fresh AP, stunned officers stand up, new civilians and a take have come. From here on it is your film.
