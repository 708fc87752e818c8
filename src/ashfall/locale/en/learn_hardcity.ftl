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
