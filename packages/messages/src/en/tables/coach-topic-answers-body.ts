/** What the coach says of aches, growing, load, sleep, food and drink. */
export const coachTopicAnswersOfBody = {
  blackToenail: [
    'Mostly from boots that are too short or from a kick. Leave the nail alone, do not pick at it, show it to your parents and have the size of your boots checked. Much pain, pus, redness, or no reason you know of: see a doctor.',
    'Often boots are too tight or somebody stood on it. Show it to a parent, and play again when the boot does not hurt; cut nails straight. If it throbs, swells or gets red, a doctor should look.',
  ],
  heelPain: [
    'Cut down running and jumping for now, play only what does not hurt, and tell your parents. Pain at the back of the heel is common while you grow; soft shoes and easy calf stretching can help. If you limp, or it stays longer than a week or two, see a doctor.',
    'Rest it from sprints and jumps and tell a parent today. In growing players heels are often sore, mostly on hard ground. Whether to rest or stretch a doctor or physio can tell; go there if it stays or you limp.',
  ],
  kneeKnob: [
    'Take a break from jumping, sprinting and hard shots, and tell your parents and your coach. Pain at the front just below the knee, often with a knob, is common in a growth spurt. Let a doctor look at it, soon if it is swollen, locks or makes you limp.',
    'Stop what hurts and tell a grown-up. While you grow, the spot under the kneecap can get sore; less jumping and running calms it. A doctor should see it, and says what you may do.',
  ],
  shinPain: [
    'Stop running and jumping until it does not hurt, and tell your parents. Hard ground, old shoes or a lot more running than before often make shins sore; softer ground helps later. If it stays, hurts in one spot, at rest or at night, see a doctor.',
    'Pause the running and tell a grown-up. Play on grass instead of hard ground when it is better, in shoes that are not worn out, and build up slowly. One sore point or pain in bed is for a doctor.',
  ],
  tightThigh: [
    'If it was sudden or sharp, or you limp, stop now and tell a grown-up: no sprints until a doctor or physio says so. If it is only tight, move easily and play on only when walking, jogging and a short sprint do not hurt at all.',
    'Sharp pain, a bruise or a limp means stop, rest and let a doctor see it. A tight feeling that fades with easy moving is less worrying; leave out full sprints and hard shots until it is gone, and tell your coach.',
  ],
  tightInGrowth: [
    'Take it easier with full sprints and hard shots while they are so tight, and tell your parents; sharp pain or pain in one spot is for a doctor. It is common: bones grow first, muscles follow. Move gently every day, after practice, without forcing.',
    'Go gently for some weeks and tell a grown-up if anything really hurts. In a growth spurt muscles often feel short, until they catch up. Easy leg swings, soft stretching after play and sleep help.',
  ],
  cramps: [
    'Stop, hold the muscle softly in a stretch, breathe, drink and go on only when it is gone. Tired muscles cause it most, sweating may add. Cramps that come often, at night or very strongly you tell your parents, who can ask a doctor.',
    'Sit down, pull the toes gently towards you for a cramp in the calf, and take some sips. Then easy. More sleep, normal meals, drinking through the day and not too much at once prevent it; often or at rest means ask a doctor.',
  ],
  crackingJoints: [
    'If it does not hurt, you may go on; with pain, swelling, a knee that locks or gives way, stop, tell your parents and see a doctor. Joints that click without pain are mostly harmless.',
    'Tell a grown-up and have it looked at only if it hurts, gets thick or gets stuck. A painless crack when you squat is common and mostly means nothing.',
  ],
  redFace: [
    'A red face mostly just gives off heat, in some people more than in others. Take a break in the shade and drink. If you are dizzy, feel sick, have a headache or feel muddled, stop for the day and tell a grown-up at once.',
    'Red cheeks are how skin lets warmth out, and it differs even between brothers and sisters. Cool down, drink and rest a bit. If you feel dizzy or sick, stop and tell an adult straight away.',
  ],
  sickAfterSprints: [
    'Stop, walk slowly, sip water and tell a grown-up; that was too hard or too soon after a meal. Next time eat two to three hours before and start slower. If it happens again, or with chest pain, fainting or a knock on the head, see a doctor.',
    'Take a break and say it to your coach. Very hard sprints or a full stomach do that to many people. Slower runs, longer rests and an earlier meal help; again and again or with other troubles is for a doctor.',
  ],
  hiccups: [
    'Stop for a moment, take small sips of water, or hold your breath briefly and breathe out slowly. Hiccups are harmless and go away by themselves, you may play on with them. If they last for hours, tell your parents.',
    'Pause, sip, breathe slowly. It often comes from drinking or eating too fast or from fizzy drinks. It only disturbs, so play on; a whole day of it is something to tell at home.',
  ],
  toothTrouble: [
    'With a wobbly milk tooth you may play; if it falls out, press a clean tissue on the gap. If a knock makes a second tooth loose, breaks it or knocks it out, stop and get a grown-up: the tooth goes into milk, and you straight to the dentist. A mouth guard protects.',
    'With a wobbly milk tooth you may play, tell your parents. If a second tooth is loose, breaks or comes out, stop, tell an adult, keep it in milk, do not scrub it, and see a dentist right away. Keepers and braces: think of a mouth guard.',
  ],
  noseBleed: [
    'Stop and sit down, lean your head forward and pinch the soft part of the nose for ten minutes, and call a grown-up. If it does not stop after 20 minutes, or after a hard knock with a crooked nose or a headache, see a doctor. You go on only when the bleeding has ended.',
    'Sit, head forward, press the nostrils together for ten minutes, not tilting back. An adult should be there. In a match you must leave until nothing bleeds; a hard blow is for a doctor.',
  ],
  grazes: [
    'Rinse it with clean water, have a grown-up clean and cover it, and wear something long over it next time. You may train when it is clean, covered and does not hurt much. Redness that spreads, pus, warmth or fever: see a doctor.',
    'Wash the sand or granulate out, let your parents look at it and put a plaster on. They also know about your tetanus jab. If it gets red, hot or wet, have it shown to a doctor.',
  ],
  ankleTwisted: [
    'Stop at once, sit down, put the foot up, cool it with a cloth between, and tell a grown-up. If you cannot take four steps, it swells a lot or the bone hurts, see a doctor today. Play again only without any pain and when an adult or doctor agrees.',
    'No more playing on it today. Rest, cool it through a cloth, a bandage, leg up, parents. A swollen or blue ankle, or one you cannot stand on, has to be shown to a doctor before anything else.',
  ],
  inCast: [
    'Do only what your doctor allows, and ask about it by name: sitting, walking, ball, sweat. No football where you could fall or be bumped. Until then watch your team with a task, such as counting passes, and stay part of it; a streak does not matter now.',
    'First the doctor: nothing that could make you fall, and no matches. Often calm things are allowed, such as catching soft balls while you sit or watching with a task. Go to your team’s matches, they will like it.',
  ],
  knockKnees: [
    'Play as you like if nothing hurts; with pain, or if you or your parents worry, ask a doctor. Many children have knock knees, bow legs or flat feet, it often changes with growing, and great players have had them too.',
    'As long as nothing hurts, it is no reason not to play. Legs and feet come in many shapes and change while you grow. Pain or worries are for a doctor, who also knows about insoles.',
  ],
  highPulse: [
    'Mostly not: near 200 in a hard sprint can be normal in young people, and watches at the wrist are often wrong. But if your heart races at rest, or with dizziness, chest pain or fainting, stop at once, tell a grown-up and see a doctor.',
    'With chest pain, dizziness or a racing heart while sitting: stop, adult, doctor. Otherwise a high number in hard effort is usual at your age, and after a few minutes of rest it should go down clearly.',
  ],
  iceBath: [
    'No, leave ice baths away: children do not need them, and being cold alone in a tub is dangerous. They do not make you faster. A mild cool shower is fine if you like it; sleep, normal food and an easy day do much more.',
    'Skip the ice. It may ease soreness a bit in adults, but it trains nothing, and never do it alone. What brings your legs back is sleep, eating, drinking and a calm next day.',
  ],
  backAfterIllness: [
    'Start again only when you are quite well and without fever for some days, and ask a doctor or your parents before full training. Then one or two easy weeks: walk, light ball work, short runs, a bit more each time. Stop with chest pain, a racing heart or no breath, and see a doctor.',
    'First healthy, then easy, then hard. After weeks of illness it often takes as long again until you are back, and being last in the laps is normal. Chest pain, dizziness or short breath: stop, adult, doctor.',
  ],
  proteinFood: [
    'No shake or powder is needed: normal meals have enough. Milk, yoghurt, eggs, beans, lentils, nuts, tofu, fish or meat, a bit at each meal, also without meat. Everybody grows at their own time. Anything from a tin you ask your parents or a doctor about first.',
    'Food does it: dal with rice, bread with cheese or egg, yoghurt, beans. Powders are not made for young people and can hold things that do not belong in them. Questions go to your parents or a doctor.',
  ],
  snackBeforeTraining: [
    'A banana is fine as a snack 30 to 60 minutes before. If lunch was long ago, eat bread, yoghurt or a banana about two hours before training and drink water. Before a match have a normal breakfast or bread too. If you are often shaky, tell your parents, who can ask a doctor.',
    'As a snack yes, as a meal no. Do not go four or five hours without food before training: something small in between, such as a sandwich or fruit, carries you.',
  ],
  appleSpritzer: [
    'Yes: apple juice thinned with two or three parts of water is fine for a long match or tournament, and no special drink is better for you. For an ordinary hour of practice water is enough. Small sips, not a bottle at once.',
    'Water first; when it gets long or hot, a thin spritzer gives a bit of energy. Sports drinks are dearer and sweeter and not needed at your age.',
  ],
  sleepAfterLateMatch: [
    'It takes an hour or two to come down, that is normal. Warm shower, a light snack, dim light, no screen, a short talk about the match, then a book or music, and get up at your usual time. A bit later than usual is fine; if it stays bad, ask the coach about the time.',
    'Your body is still playing. Make everything slow: light low, phone away, warm water, something small to eat, breathe out long. Lying awake a little does no harm.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
