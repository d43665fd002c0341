/** The words of a review, by the ids that `vision` gives. */
import type { FaultId, MeasureId, NotMeasured, TipId } from '@touchline/vision';

/** What is said of a value: what was seen (`{value}` is the number), why it matters, and what to do about a fault. */
type Strength = { readonly seen: string; readonly why: string };
type Fault = Strength & { readonly cue: string };

type FaultOf<Id extends MeasureId, Any = FaultId> = Any extends `${Id}.${infer Name}` ? Name : never;

/** What every measure is called, and what is said of its values. */
export const measures: {
  readonly [Id in MeasureId]: { readonly name: string; readonly good: Strength } & Readonly<Record<FaultOf<Id>, Fault>>;
} = {
  supportKneeAtContact: {
    name: 'Standing knee at the ball',
    good: {
      seen: 'Your standing knee was about {value}° when you struck the ball: just right.',
      why: 'A soft standing leg holds you steady while you swing.',
    },
    tooBent: {
      seen: 'Your standing knee was about {value}° when you struck the ball: bent a lot.',
      why: 'A leg that is bent this far sinks, and the swing loses its power.',
      cue: 'Stand a little taller on that leg, like on a spring that is only half pressed.',
    },
    tooStraight: {
      seen: 'Your standing knee was about {value}° when you struck the ball: almost straight.',
      why: 'A stiff leg pushes you up and back, and the ball flies where it wants.',
      cue: 'Bend it a little more, like sitting down.',
    },
  },
  kickingKneeAtBackswing: {
    name: 'Kicking knee in the backswing',
    good: {
      seen: 'Your kicking knee was about {value}° at the back of your swing: a strong backswing.',
      why: 'A bent leg swings fast, like a whip.',
    },
    tooBent: {
      seen: 'Your kicking knee was about {value}° at the back of your swing: folded very far.',
      why: 'A leg that is folded this far needs longer to come round to the ball.',
      cue: 'Bring your heel back only until it points at the sky behind you.',
    },
    tooStraight: {
      seen: 'Your kicking knee was about {value}° at the back of your swing: still quite straight.',
      why: 'A bent leg swings faster, like a whip.',
      cue: 'Bring your heel back to your bottom, then swing.',
    },
  },
  kickingKneeAtContact: {
    name: 'Kicking knee at the ball',
    good: {
      seen: 'Your kicking knee looked about {value}° as your foot met the ball: nice and long.',
      why: 'That is when your foot is at its fastest.',
    },
    tooBent: {
      seen: 'Your kicking knee looked about {value}° as your foot met the ball.',
      why: 'When the leg is nearly long, your foot is at its fastest.',
      cue: 'Swing through the ball, as if you kicked a second ball behind it.',
    },
  },
  trunkLeanAtContact: {
    name: 'Upper body at the ball',
    good: {
      seen: 'Your upper body seemed well placed over the ball.',
      why: 'That helps you send the ball where you want it.',
    },
    tooFarBack: {
      seen: 'Your upper body seemed to lean back about {value}° when you struck the ball.',
      why: 'Leaning back often lifts the ball higher than you want.',
      cue: 'Bring your chest over the ball, like looking down a well.',
    },
    tooFarForward: {
      seen: 'Your upper body seemed to lean forward about {value}° when you struck the ball.',
      why: 'Bent over this far, your leg has no room to swing.',
      cue: 'Stand taller: nose over the ball, not past it.',
    },
  },
  followThroughHigh: {
    name: 'Full follow-through',
    good: {
      seen: 'You swung on until your foot was above your other knee.',
      why: 'A full swing lets your foot stay fast through the ball.',
    },
    tooLow: {
      seen: 'After the shot your foot stopped below your other knee.',
      why: 'When the swing stops early, the foot slows down before it meets the ball.',
      cue: 'Swing on until your foot is above your other knee.',
    },
  },
  followThroughLow: {
    name: 'Low follow-through',
    good: { seen: 'Your foot seemed to stay low after the pass.', why: 'A low swing keeps the ball on the ground.' },
    tooHigh: {
      seen: 'After the pass your foot seemed to swing up above your other knee.',
      why: 'A high swing can lift the ball off the ground.',
      cue: 'Stop your foot low, pointing at whom you pass to.',
    },
  },
  plantFootStill: {
    name: 'Standing foot still',
    good: {
      seen: 'Your standing foot seemed to stay still from plant to kick.',
      why: 'A still foot makes a sure kick.',
    },
    sliding: {
      seen: 'Your standing foot seemed to move about {value}% of your leg’s length before you struck the ball.',
      why: 'A foot that is still moving makes the kick wobbly.',
      cue: 'Plant your foot beside the ball like a tree, then swing.',
    },
  },
  kneeAlignmentAtContact: {
    name: 'Standing knee over the toes',
    good: { seen: 'Your standing knee seemed to point over your toes.', why: 'That carries you well while you swing.' },
    inward: {
      seen: 'Your standing knee seemed to fall inward about {value}° when you struck the ball.',
      why: 'A knee that points over the toes carries you better.',
      cue: 'Point your knee the same way as your toes.',
    },
  },
  stanceKnee: {
    name: 'Knee you stand on',
    good: {
      seen: 'The knee you stood on was about {value}° as you dribbled: ready to go anywhere.',
      why: 'Bent knees let you change direction in an instant.',
    },
    tooBent: {
      seen: 'The knee you stood on was about {value}° as you dribbled: bent a lot.',
      why: 'Very low legs get tired and make slow steps.',
      cue: 'Come up a little: low like a cat, not like a frog.',
    },
    tooStraight: {
      seen: 'The knee you stood on was about {value}° as you dribbled: almost straight.',
      why: 'Bent knees let you change direction in an instant.',
      cue: 'Bend your knees a bit more, like sitting on a high stool.',
    },
  },
  runningLean: {
    name: 'Forward lean',
    good: {
      seen: 'Your upper body seemed to lean about {value}° as you dribbled: just right.',
      why: 'That keeps you over the ball and ready to burst away.',
    },
    tooUpright: {
      seen: 'Your upper body seemed to be only about {value}° from upright as you dribbled.',
      why: 'A little lean keeps you over the ball and ready to burst away.',
      cue: 'Lean forward a little, as if you walked into the wind.',
    },
    tooFarForward: {
      seen: 'Your upper body seemed to lean forward about {value}° as you dribbled.',
      why: 'Bent over this far, you see only the ball and tip over easily.',
      cue: 'Lift your chest and let the ball run one step in front.',
    },
  },
  headUp: {
    name: 'Head up',
    good: {
      seen: 'Your head seemed to be up for about {value}% of the time.',
      why: 'You see team-mates and free space.',
    },
    lookingDown: {
      seen: 'Your head seemed to be up for about {value}% of the time.',
      why: 'With your head up you see team-mates and free space.',
      cue: 'Peek at the ball, then look up after every touch.',
    },
  },
  headSteady: {
    name: 'Steady head',
    good: { seen: 'You kept your head steady.', why: 'A steady head keeps you balanced and your eyes on the ball.' },
    moving: {
      seen: 'Your head moved about {value}% of your leg’s length over your hips.',
      why: 'A steady head keeps you balanced and your eyes on the ball.',
      cue: 'Pretend you carry a book on your head.',
    },
  },
  hipDrop: {
    name: 'Hips low in the turn',
    good: {
      seen: 'Your hips dropped about {value}% of your leg’s length in the turn: just right.',
      why: 'Low hips let you stop and turn without tipping over.',
    },
    tooLittle: {
      seen: 'Your hips dropped about {value}% of your leg’s length in the turn: you stayed tall.',
      why: 'Low hips let you stop and turn without tipping over.',
      cue: 'Sit down into the turn, like on a low chair.',
    },
    tooMuch: {
      seen: 'Your hips dropped about {value}% of your leg’s length in the turn: very low.',
      why: 'The lower you go, the longer it takes to get away.',
      cue: 'Stay a little taller and push off right away.',
    },
  },
  hipsOverBase: {
    name: 'Hips over the feet',
    good: { seen: 'You kept your hips over your feet.', why: 'That is what good balance is.' },
    outside: {
      seen: 'Your hips were about {value}% of your leg’s length outside your feet.',
      why: 'You stand best when your hips are above your feet.',
      cue: 'Bring your belly button over the middle of your feet.',
    },
  },
  kneeAtTouch: {
    name: 'Knee at the touch',
    good: {
      seen: 'Your knee was about {value}° when you touched the ball: nice and soft.',
      why: 'A soft knee keeps the ball close.',
    },
    tooBent: {
      seen: 'Your knee was about {value}° when you touched the ball: bent a lot.',
      why: 'With the leg pulled up this far it is hard to aim.',
      cue: 'Let the ball drop a little lower and meet it with a longer leg.',
    },
    tooStraight: {
      seen: 'Your knee was about {value}° when you touched the ball: almost straight.',
      why: 'A stiff leg kicks the ball away from you.',
      cue: 'Bend your knee a little and lift the ball softly.',
    },
  },
  kneeSpread: {
    name: 'Even touches',
    good: {
      seen: 'Your touches were alike: your knee changed by only about {value}°.',
      why: 'Touches that are alike keep the ball where you want it.',
    },
    uneven: {
      seen: 'Your knee changed by about {value}° from touch to touch.',
      why: 'When each touch is alike, the ball stays where you want it.',
      cue: 'Find one soft touch, and do that same touch again and again.',
    },
  },
  weakerFootShare: {
    name: 'Touches with the other foot',
    good: {
      seen: 'About {value}% of your foot touches were with the other foot.',
      why: 'You are training two good feet.',
    },
    tooLittle: {
      seen: 'About {value}% of your foot touches were with the other foot.',
      why: 'With two good feet you can play on both sides.',
      cue: 'Take turns: right, left, right, left.',
    },
  },
  trunkSway: {
    name: 'Quiet upper body',
    good: { seen: 'Your upper body stayed quiet.', why: 'A quiet upper body makes quiet touches.' },
    swaying: {
      seen: 'Your upper body swayed about {value}% of your leg’s length.',
      why: 'A quiet upper body makes quiet touches.',
      cue: 'Hold your arms out a little and stand tall like a tree.',
    },
  },
  bentKnees: {
    name: 'Bent knees',
    good: { seen: 'Your knees were about {value}°: low and ready.', why: 'With bent knees you react fast.' },
    tooBent: {
      seen: 'Your knees were about {value}°: bent a lot.',
      why: 'From very low it takes longer to move your feet.',
      cue: 'Come up a little, so that you can still take quick steps.',
    },
    tooStraight: {
      seen: 'Your knees were about {value}°: almost straight.',
      why: 'With bent knees you react faster when the attacker goes.',
      cue: 'Bend your knees, like sitting on a high stool.',
    },
  },
  staggeredFeet: {
    name: 'One foot in front',
    good: {
      seen: 'You seemed to stand with one foot in front of the other.',
      why: 'That way you can turn and run with the attacker.',
    },
    tooSquare: {
      seen: 'Your feet seemed almost level, about {value}% of your leg’s length apart front to back.',
      why: 'With one foot in front you can turn and run with the attacker.',
      cue: 'Put one foot in front of the other, half a step.',
    },
    tooFarApart: {
      seen: 'Your feet seemed about {value}% of your leg’s length apart front to back: a big step.',
      why: 'From a big step it is hard to set off quickly.',
      cue: 'Bring your feet closer: half a step is enough.',
    },
  },
  stanceWidth: {
    name: 'Width of your base',
    good: {
      seen: 'Your feet were about {value}% of your leg’s length apart: a great base.',
      why: 'From there you can push off to both sides.',
    },
    tooNarrow: {
      seen: 'Your feet were about {value}% of your leg’s length apart: close together.',
      why: 'A wider base lets you push off to both sides.',
      cue: 'Set your feet a bit wider than your shoulders.',
    },
    tooWide: {
      seen: 'Your feet were about {value}% of your leg’s length apart: very wide.',
      why: 'From very wide feet it is hard to push off.',
      cue: 'Bring your feet in a little, ready to spring.',
    },
  },
  kneeFlexion: {
    name: 'Bend of the knees',
    good: { seen: 'Your knees were bent about {value}°: springs that are ready.', why: 'They send you to the ball.' },
    tooStraight: {
      seen: 'Your knees were bent about {value}°: quite straight.',
      why: 'Bent knees are springs: they send you to the ball.',
      cue: 'Sit a little lower, like on a high stool.',
    },
    tooBent: {
      seen: 'Your knees were bent about {value}°: very low.',
      why: 'From very low you need longer to spring.',
      cue: 'Come up a little, until you feel ready to jump.',
    },
  },
  footSpacing: {
    name: 'Feet apart',
    good: { seen: 'Your feet seemed well apart.', why: 'That keeps you steady.' },
    tooNarrow: {
      seen: 'Your feet seemed about {value}% of your leg’s length apart: close together.',
      why: 'Feet that are apart keep you steady.',
      cue: 'Stand with your feet under your shoulders.',
    },
    tooWide: {
      seen: 'Your feet seemed about {value}% of your leg’s length apart: very wide.',
      why: 'From a very wide stance it is hard to move.',
      cue: 'Step in a little, feet under your shoulders.',
    },
  },
  kneeAlignment: {
    name: 'Knees over the toes',
    good: { seen: 'Your knees seemed to point over your toes.', why: 'That carries you well.' },
    inward: {
      seen: 'One knee seemed to fall inward about {value}°.',
      why: 'Knees that point over the toes carry you better.',
      cue: 'Point your knees the same way as your toes.',
    },
  },
  twoFootedBase: {
    name: 'Both feet down',
    good: {
      seen: 'Both feet seemed to be down for about {value}% of the time.',
      why: 'Two feet on the ground make a steady base.',
    },
    oneFoot: {
      seen: 'Both feet seemed to be down for about {value}% of the time.',
      why: 'Two feet on the ground make a steady base.',
      cue: 'Keep both feet down, a little apart, knees soft.',
    },
  },
  uprightPosture: {
    name: 'Tall upper body',
    good: { seen: 'Your upper body seemed tall and steady.', why: 'From there you can move any way you like.' },
    tooFarBack: {
      seen: 'Your upper body seemed to lean back about {value}°.',
      why: 'Leaning back lifts you off your toes.',
      cue: 'Bring your nose over your toes.',
    },
    tooFarForward: {
      seen: 'Your upper body seemed to lean forward about {value}°.',
      why: 'Bent over this far, you tip forward easily.',
      cue: 'Stand tall, as if a string pulled you up.',
    },
  },
  shouldersLevel: {
    name: 'Level shoulders',
    good: { seen: 'Your shoulders seemed level.', why: 'Level shoulders keep you balanced.' },
    tilted: {
      seen: 'Your shoulders seemed tilted about {value}°.',
      why: 'Level shoulders keep you balanced.',
      cue: 'Hold your shoulders level, like a coat hanger.',
    },
  },
  kneeSymmetry: {
    name: 'Both knees alike',
    good: { seen: 'Both knees were bent alike.', why: 'You can go either way from there.' },
    uneven: {
      seen: 'Your knees differed by about {value}°.',
      why: 'When both legs carry the same, you can go either way.',
      cue: 'Stand on both feet alike, half of you on each.',
    },
  },
};

export const tips: Readonly<Record<TipId, string>> = {
  filmFromSide: 'Film from the side, so that the camera sees your legs swing.',
  filmFromFront: 'Film from the front too: it shows how wide your feet are.',
  filmWholeBody: 'Step back until your whole body, head to toes, is in the picture.',
  plantBeside: 'Put your standing foot beside the ball, toes where the ball should go.',
  lockAnkle: 'Point your toes down and keep your ankle firm.',
  eyesOnBall: 'Look at the target once, then keep your eyes on the ball.',
  firmPassingFoot: 'Turn your passing foot out and keep the ankle firm.',
  passWithBothFeet: 'Pass ten times with one foot, then ten with the other.',
  smallTouches: 'Small touches: keep the ball one step in front of you.',
  lookUpOften: 'Look up after every touch, even for a blink.',
  bothFeet: 'Use both feet, one after the other.',
  watchTheBall: 'Watch the ball, not the tricks around it.',
  stayOnToes: 'Stay on your toes, ready to move.',
  smallSteps: 'Take small, quick steps and keep your feet apart.',
  handsReady: 'Hands in front of you, fingers open, ready for the ball.',
  lightTouch: 'Touch the ball softly, no higher than your waist.',
  ankleFirm: 'Toes a little up, ankle firm.',
  slowIntoFastOut: 'Slow into the turn, fast out of it.',
  lookFirst: 'Look over your shoulder before you turn.',
  softBallFirst: 'Start with a soft, light ball.',
  fewHeaders: 'A few headers are enough for one day.',
  knockTellAdult: 'Any knock to your head: stop and tell an adult.',
  sameRunUp: 'Take the same steps before every kick.',
  practiseSlow: 'Practice it slowly first, then faster.',
  practiseOften: 'Ten minutes often beats an hour once.',
  filmAgain: 'Film yourself again in a few days and see what changed.',
};

/** Why something was not measured, and how to film it so that it can be. */
export const notMeasured: Readonly<Record<NotMeasured, { readonly what: string; readonly film: string }>> = {
  noPose: {
    what: 'We could not see a player in this video.',
    film: 'Ask someone to film you from about 5 steps away, in good light, with your whole body in the picture.',
  },
  stillPicture: {
    what: 'Nothing moves in this video, so there is nothing to measure.',
    film: 'Film yourself doing the skill, two or three times.',
  },
  halfBody: {
    what: 'We saw only a part of you, so there is no score.',
    film: 'Step back until the camera sees you from head to toes all the time.',
  },
  sideways: {
    what: 'You lie on your side in this video, so there is no score.',
    film: 'If the picture is turned, turn the video upright and try again. Film yourself while you are on your feet.',
  },
  noKickSeen: {
    what: 'We could not make out a kick in this video: no leg swung through clearly enough to be sure. So there is no score.',
    film: 'Film one whole kick from the side: two steps before the ball and two steps after it.',
  },
  unclearKick: {
    what: 'We saw your leg swing, but not clearly when your foot met the ball, so there is no score.',
    film: 'Film in bright light, with your feet easy to see and nothing in front of them.',
  },
  tooSlowForKick: {
    what: 'This video has so few pictures a second that a kick falls between them, so there is no score.',
    film:
      'Film with 30 or 60 pictures a second: most cameras do unless they were told otherwise. When you film here, turn off “{overlay}” first: a slow device may then take more.',
  },
  noSetSeen: {
    what: 'We did not see you stand ready, low and with your feet apart, so there is no score.',
    film: 'Start the video a moment before the action: get low, feet wider than your hips, and hold it.',
  },
  noSaveSeen: {
    what: 'We saw you stand ready, but not go for a ball: no dive, no jump and no step to catch it. So there is no score.',
    film: 'Let someone throw or kick balls to you. Film from the front, from before the ball comes until you have it.',
  },
  noDefendingSeen: {
    what: 'We did not see you defend: low, in small steps sideways or backwards. So there is no score.',
    film: 'Put the camera down so that it stays still. Stay low and move with an attacker for five steps or more.',
  },
  noHeaderSeen: {
    what: 'We did not see you head a ball: no body that leans back and comes forward quickly. So there is no score.',
    film: 'Film from the side, from before a soft ball comes until after you have headed it.',
  },
  noDribbleSeen: {
    what: 'We saw you move, but not dribble: small steps with the ball and changes of direction. So there is no score.',
    film: 'Dribble around a few cones or bottles, and film so that your whole body stays in the picture.',
  },
  slowMotion: {
    what: 'Your leg swings as in a kick, but too slowly for one: this video seems to be in slow motion. So there is no score.',
    film: 'Film at normal speed: turn slow motion off in the camera before you record.',
  },
  slowedKick: {
    what: 'This video seems to be slowed down: your leg takes longer than a real kick does. The angles count, but what needs the real speed was left out.',
    film: 'Film at normal speed: turn slow motion off in the camera before you record.',
  },
  noRunSeen: {
    what: 'We did not see you run with the ball, so there is no score.',
    film: 'Film from the side while you dribble past the camera, whole body in the picture.',
  },
  noTurnSeen: {
    what: 'We did not see you turn with the ball and go back the way you came, so there is no score.',
    film: 'Film from the side: dribble across the picture, turn, and come back.',
  },
  noTouchSeen: {
    what: 'We could not make out any juggling touches: no foot or knee came up clearly enough to be sure. So there is no score.',
    film: 'Stay in one place, with your feet and knees in the picture the whole time.',
  },
  frontView: {
    what: 'You were filmed from the front, so knee and body angles were not measured.',
    film: 'Film from the side: the camera looks at your shoulder, not at your face.',
  },
  frontOnly: {
    what: 'From the front we cannot see how deep your knees bend.',
    film: 'Film a second clip from the side.',
  },
  obliqueView: {
    what: 'You were filmed at a slant, so angles are only a rough guess.',
    film: 'Put the camera straight to your side.',
  },
  sideView: { what: 'From the side we cannot see how wide your feet are.', film: 'Film a second clip from the front.' },
  hiddenJoint: {
    what: 'A part of you was hidden or too hard to see, so we left that part out.',
    film: 'Film in good light, with nothing between you and the camera.',
  },
  lowFrameRate: {
    what: 'This video has too few pictures a second to judge your leg as it meets the ball.',
    film: 'If your camera can, choose 60 pictures a second.',
  },
  tooFewMeasures: {
    what: 'We could measure too little for a fair score.',
    film: 'Film your whole body as this skill’s filming tip says, in good light, camera held still.',
  },
  headingAge: {
    what: 'Heading is for players of 13 and over, so we do not score it yet.',
    film:
      'Choose another skill: passing, dribbling or juggling are great ones. If you are 13 or over, add your age to your profile.',
  },
  timeUp: {
    what: 'Time was up before we could look closely at the whole video, so there is no score.',
    film: 'The device was slow just now. Close other apps before you try again. Or take a shorter clip: only what you want to show, and a second before and after it.',
  },
  whoIsMeant: {
    what: 'More than one person in this video could be you, so there is no score yet.',
    film: 'Show us which one is you, or film with only you in the picture.',
  },
  mayHaveSlipped: {
    what: 'You were out of sight next to somebody else, and from there we may have followed them. There is no score.',
    film: 'Film with only you in the picture, and nobody walking across.',
  },
  playerLost: {
    what: 'We lost sight of you for much of the video, so the result is limited.',
    film: 'Stay in the picture, and ask others to step aside.',
  },
  lostSight: {
    what: 'We lost sight of you in a part of the video, so we may have missed what you did. There is no score.',
    film: 'Film with only you in the picture, your whole body all the time, and nobody walking across.',
  },
};
