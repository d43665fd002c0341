/** What the coach says of kit, ground and means, and how to practice with them. */
export const coachTopicAnswersOfWarmUpFitnessAndKit = {
  armbandSlips: [
    'Take a child’s size with velcro, wear it over the sleeve of the shirt and close it above the thick part of the arm. If it is too wide, fold it once or put a strip of sports tape round it.',
    'Over the sleeve it holds best, because cloth does not slip like skin. A band that is too big you fold double or tape down; small sizes with velcro cost little.',
  ],
  warmUpShort: [
    'Eight minutes are enough: two of easy jogging, skips and leg swings, three of short passes on the move, two of short sprints and turns, and one for a shot or a last quick start. A player may lead it when the coach is late.',
    'Short plan: jog and loosen up, passes in pairs while moving, then four or five short sprints with a change of direction, a shot, a sip of water. Begin easy, end fast.',
  ],
  warmUpSub: [
    'Move every ten minutes: a few skips and leg swings, two or three short runs, some touches. Keep a jacket on in between and watch the player you may face. Two minutes before you go on do three quick sprints.',
    'Little and often. Five minutes warm and loose, then sit down dressed, then again. Look at the player on your side while you do it, so you come on with a plan.',
  ],
  whyWarmUp: [
    'It makes muscles and head ready, so you are quicker from the first minute and get hurt less often. It need not be boring: five minutes of tag, passes on the move and a few short sprints do it.',
    'Cold muscles are slow and pull more easily, and a sleepy head reacts late. Make a game of it, with the ball or as tag, and it is over before you notice.',
  ],
  toiletBeforeKickoff: [
    'That is mostly nerves, and very many players have it. Eat early and light, go to the toilet about 15 minutes before kick-off, then only small sips, and breathe out long. If it hurts a lot or comes on other days too, tell your parents, who can ask a doctor.',
    'Excitement goes to belly and bladder, it stops once the ball rolls. Plan the toilet into your routine and tell the coach, it is no shame. Strong or frequent belly ache is something for your parents and a doctor.',
  ],
  sprintTimeGood: [
    'There is no number that makes or breaks you: hand-stopped times are rough by some tenths, and growth changes them every year. Scouts look at touch, decisions and effort too. Compare with your own time from last month and train the start.',
    'Your own last time is the yardstick, measured the same way on the same ground. Tables differ and bodies grow at different times. Short sprints with full rest make the first metres better.',
  ],
  handStopped: [
    'Only roughly: stopped by hand it is a few tenths off, and more when you start the watch yourself. Let the same person stop it, do three or four tries on the same ground and take the best, or the middle one, always the same way. Small gaps are the stopwatch.',
    'Different people and devices never agree, so compare only like with like. Same person, same place, several tries. A change of half a second over weeks is real, a tenth from one day to the next is not.',
  ],
  numbersFall: [
    'You are simply tired within the session: the first fresh try is nearly always the best. Rest one to two minutes between rounds, two to three between sprints, and keep rounds short. Ten percent less is normal, so compare fresh tries with fresh ones.',
    'Each round costs strength, so the numbers sink. Longer breaks, three rounds at most, and stop while it is clean. It says nothing bad about your fitness.',
  ],
  friendNumber: [
    'Maybe it is true, maybe it was counted or timed differently: touches of one foot or both, a shorter track, a late stopwatch. Do it together, same rules, one counts for the other. And your own number is the one that matters.',
    'You cannot know it from a number alone. Measure side by side in the same way, then it is fair and fun. Until then leave it, and beat your own last result.',
  ],
  pushUpsPlank: [
    'There is no fixed number: a few clean ones count more than many bad ones. Cannot do any? Start against a wall, then a bench, then on your knees, five at a time, twice a week. A plank of 20 to 40 seconds with a straight back is fine at your age.',
    'As many as stay clean: begin at a wall, then bench, knees, floor. Two rounds, every week one push-up more, and five seconds more of plank. For football legs and middle matter more than arms, also in goal.',
  ],
  fitnessTest: [
    'You cannot get fit overnight, but you can prepare: sleep well, eat normally two to three hours before, drink, warm up. Run the first levels as slowly as allowed, turn smoothly and save the strength for the end. Tell the coach if you had a break, and stop if you feel unwell.',
    'Nothing hard the day before. Start calm, keep the same rhythm, small steps at the turns. It is a picture of today, not of you for ever; after a long break say so first.',
  ],
  stretching: [
    'Before playing use moving stretches, such as leg swings and lunges in motion. Long still stretching belongs after, softly, 20 to 30 seconds, if it feels good to you. It hardly stops sore muscles, and it must never hurt.',
    'Moving ones first, gentle still ones later. Holding a stretch for long right before a match makes you a little slower. Afterwards it is a nice way to calm down.',
  ],
  liftAndGrowth: [
    'No, that is a myth: sensible strength work does not stop growing. Begin with your own body weight and clean form, later light weights with an adult who knows it. No very heavy loads while you grow, and nothing that hurts.',
    'Strength training with good form is fine for young people and even protects. Squats, lunges and planks come first; bars and machines only with somebody trained beside you.',
  ],
  schoolAndClub: [
    'Yes, if it is not too much: no more hours of sport a week than you are years old, one or two days free, and not two hard days in a row. Count everything, school, club and second team. Tell both coaches, so that they and your parents can agree on what you skip.',
    'It works if somebody has the whole week in view. Write all sessions and matches down, keep a free day, and let coaches and parents talk. Tired, cross, sore or sleeping badly means less.',
  ],
  backAfterYears: [
    'Yes, it is worth it: what you once learned comes back in weeks, and stamina in two or three months. Begin with two or three short sessions a week, ball first, running and walking in turns, and find a team of your level. Old bests are a memory, start a new line from today.',
    'Coming back works for many. Short, regular, with the ball; after ten minutes out of breath is normal at first. Some things will be better than before as you grew, fine touch needs a few weeks.',
  ],
  laceBoots: [
    'Snug over the middle of the foot and the heel, toes free to move, nothing numb. Pull evenly from the toes up, tie a double knot to the outer side. It does not make shots better, but you slip less in the boot and get fewer blisters.',
    'Tight enough that the heel does not lift, loose enough that the foot does not tingle. The last pair of holes holds the heel; a knot at the side leaves the middle free for the ball.',
  ],
  bootsTooBig: [
    'Better get the right size: in boots that are too big you slip, get blisters and feel the ball badly. A thumb’s width before the toes is enough. Thick socks and an insole help only for a short time; used boots from the club or a sale cost little.',
    'One size too big is no good for playing. Look for second-hand ones that fit, clubs often have a swap box. Stuffing the toes with socks makes them press and twist.',
  ],
  bootBrand: [
    'No brand is best: take the pair that fits your foot and has the right sole for your ground, and try both on with football socks. Rugby boots have other studs and often are not allowed. Cheap ones that fit are better than dear ones that press.',
    'Fit first, sole second, name last. Walk, turn and stand on your toes in them: no rubbing, no slipping heel. The logo does not kick the ball.',
  ],
  keeperGloveSize: [
    'Measure round your palm without the thumb and the length of the hand, and look in the maker’s size table. A little room at the fingertips is right, about half a centimetre. Simple ones with a flat palm and a strap are enough for a child.',
    'By the size table: palm round and hand length, and if you are between two, take the bigger. Simple training gloves do at first, spines in the fingers are not needed.',
  ],
  glovesCare: [
    'Rinse them in lukewarm water with a little mild soap, press them softly, never wring, and dry them in the air away from heater and sun. Do not leave them in the closed bag. For grip in a match make the palms slightly damp and keep a towel by the post for sweat.',
    'Lukewarm water, soft pressing, air. Smell comes from wet gloves in a bag, slipping from dirt or dry palms: a few drops of water before kick-off help.',
  ],
  kitBagSmell: [
    'Unpack it on the same day, at once: kit into the wash, boots and shin pads into the air with paper in the boots, bottle rinsed. Leave the bag open over night and wipe it out now and then. A wet kit in a closed bag smells after one day.',
    'Never longer than the way home. Air everything, wash what was on your skin, dry pads and boots apart. Do that each time and nothing stinks.',
  ],
  turfGranulate: [
    'No, you can play on it well, it only grips more than grass: wear AG or TF soles and change grounds now and then, for your knees. Empty the crumbs out of your boots outside, wash your hands and do not swallow any; as far as is known the risk is low. If a knee hurts, stop and tell your parents.',
    'It is fine to play on. Short studs, a good warm-up and other ground on some days are kinder to knees; shake the crumbs out before you go in, wash hands before eating.',
  ],
  darkTraining: [
    'Only in a lit place and with an adult: a street lamp or a torch is not enough for fast balls. Wear bright clothes and never go alone. Otherwise take small touches indoors on the week days and the ball outside at the weekend by day.',
    'Use daylight when you can, at noon or at weekends. In the dark months a hall, a lit cage with a grown-up, or quiet ball work inside does it. Alone outside in the dark is a no.',
  ],
  roughGround: [
    'It works with the right things: on a meadow ask the owner and look for holes, dung and electric fence; on gravel only slow touches with an old ball, no sprints or dives; sand makes legs strong, so short rolls, dribbles and juggling. Look the ground over first.',
    'Yes, if you fit the drill to it. Bumpy or stony ground: slow ball work and short passes. Sand: small quick steps, the ball stays with you. Sharp turns and full sprints wait for a flat place.',
  ],
  ladderPurpose: [
    'It trains rhythm, light feet and where you put them. It does not make you quick by itself: for that add a stop, a turn or a sprint after it, best with a ball. Chalk squares on the ground do the same.',
    'Good for foot rhythm and coordination, less for real speed in a match, as there is nobody to react to. Two or three minutes, clean, then a short sprint or a ball out of it.',
  ],
  skippingRope: [
    'Yes: skipping gives light feet, rhythm, balance and stamina. Start with five rounds of 30 seconds and as much rest, on grass, wood or a mat, small jumps with soft landings. Stop when calves or shins hurt.',
    'It is a very good and cheap tool. Small hops on the balls of the feet, turn from the wrists, first both feet, later in turns. A few minutes, three times a week.',
  ],
  ownMiniLeague: [
    'Let everybody play everybody, five minutes each, three points for a win and one for a draw, and write a table. The small ones start a goal ahead or shoot on a bigger goal. Whoever does not play is the referee, and no hard shots at close range.',
    'One against one in turns, then two against two, a paper table on the door. Head start for the youngest, a final at the end. Agree the rules before you begin, then nobody quarrels.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
