import type { CoachIntent, ReasonKind } from '@touchline/domain';
import { fieldOfEach } from '../../table-fields.ts';
import { drillTexts } from './drill-texts.ts';

/** The smallest way to begin each drill. */
export const coachFirstMoves = fieldOfEach(drillTexts, 'firstMove');

/** Several ways to say one thing; `{names}` are filled in by `fill`. */
type Ways = readonly [string, ...string[]];

/** All that is said of these is in `coach-topics.ts`. */
type SaidByTopic = 'equipment' | 'football_knowledge' | 'parents';

/** What the coach says, by what is asked and by what is known of the player. Numbers come from the player's data only. */
export const coachIntentLines = {
  analyse_practice: {
    none: [
      'There is nothing to judge yet, and that is fine: everyone starts at nothing. After two or three sessions I can tell you what goes well.',
      'I have no session of yours to look at. Save a few and I will show you what grows.',
    ],
    overall: [
      'You have {sessions} sessions on {days} days, {minutes} minutes in all. You are on level {level}.',
      'So far: {sessions} sessions, {days} practice days and {minutes} minutes. That is level {level}.',
    ],
    away: ['Your last session was {ago}.', 'It is {daysAgo} days since your last session.'],
    running: ['Your streak is {streak} days.', 'You have practiced {streak} days in a row.'],
    strongest: [
      '{drill} has grown most: {first} at the start, {last} last time, {best} at best.',
      'Your strongest is {drill}: from {first} to {last}, with a best of {best}.',
    ],
    weakest: [
      '{drill} has the most room to grow: {last} last time, {best} at best.',
      'Give {drill} some care: {last} last time, with a best of {best}.',
    ],
    drill: ['{drill}: {attempts} sessions, {first} at first, {last} last time, {best} at best. {trend}', '{trend} {drill} went from {first} at first to {last} last time, {best} at best, over {attempts} sessions.'],
    one: ['{drill}: one session so far, with {last}. From the next one on there is something to compare.', 'You have done {drill} once, with {last}. Do it again and you see where it goes.'],
    oneUncounted: ['{drill}: one session so far, and nothing was counted. Count the next one and there is a number to beat.', 'You have done {drill} once, without counting. Count it next time and you see where it goes.'],
    also: ['Also: {list}.', 'Beside it: {list}.'],
    noneOf: ['No session of {drill} is saved yet, so there is no number. Do it once and you have one to beat.', 'For {drill} I have no number of yours yet: the first session makes one.'],
    foot: ['{percent} % of your sessions use your {foot} foot: {alone} with it alone, {both} with both feet.', 'Your {foot} foot has a part in {percent} % of your sessions: {alone} with it alone, {both} with both feet.'],
  },
  improve_skill: {
    drill: ['For {skill}, {drill} is the drill to work on.', 'To get better at {skill}, do {drill}.'],
    general: ['Good players get better by short practice on many days: one skill a week, with care.', 'The quickest honest way is often and short: the same drill on several days, counted each time.'],
    missing: ['The drill list has nothing for {skill} itself.', 'I have no drill for {skill} in the list.'],
    heading: ['I do not coach heading at your age: doctors and many football associations ask children to leave it. A good first touch with foot and thigh helps in the same moments.', 'Heading waits until you are older, for the sake of your head. Meeting a high ball with thigh and foot is the skill to build now.'],
    headingOlder: ['There is no heading drill in the list. Ask your team’s coach to show you with a soft ball.', 'Heading is best learned with your team’s coach, softly and not often: the list has no drill for it.'],
    ofDrill: ['{drill} grows with short practice on many days.', 'Five minutes of {drill} on most days take you further.'],
    points: ['Try this:{steps}', 'Two things to look at:{steps}'],
    yours: ['Your best there is {best}, last time {last}.', 'You had {last} last time, and your best is {best}.'],
  },
  motivation: {
    none: ['Starting is the hardest part, and it only takes five minutes. Nobody watches and nothing can go wrong.', 'Everybody has days without drive. Do just five minutes: most days the rest comes by itself.'],
    running: ['Nobody feels like it every day. You have {streak} days in a row, and {drill} is at {best} at best: you made that.', 'Remember what you have built: {streak} days in a row and a best of {best} in {drill}.'],
    paused: ['What you learned is still in your feet: {sessions} sessions, and {best} in {drill} at best. Your longest streak was {bestStreak} days.', 'You have done {sessions} sessions before, and {drill} went up to {best}. A short start is enough.'],
    small: ['Make it small: five easy minutes count as well. And if you are really tired, rest is fine.', 'Five minutes are enough for today. If your body asks for rest, take it.'],
    pro: ['Nobody can know how far anybody goes, and you need not know it to enjoy the ball. What you can have today is one good session.', 'How far it goes nobody can promise. Getting better than your last result is in your own hands.'],
  },
  which_drill: {
    first: ['Begin with {drill}: it needs only a ball and a little space, and the first session of Toe Taps brings 15 XP extra.', 'A good first one is {drill}: short, simple, and it wakes up your feet.'],
    weakest: ['I would take {drill} now: {last} last time and {best} at best, so there is something to win.', '{drill} is my choice: last time {last}, your best is {best}.'],
    wished: ['{drill} fits that: {category}, level {level}.', 'Take {drill}: {category}, level {level}.'],
    fresh: ['You have never done {drill}: {category}, level {level}.', 'Something you have not tried yet: {drill}, {category}, level {level}.'],
  },
  drill_technique: {
    steps: ['{drill} goes like this: {steps}', 'Here is {drill}: {steps}'],
    short: ['{drill} in short: {steps}', '{drill}, the short way: {steps}'],
    point: ['Look at this: {point}', 'What helps most: {point}'],
    gear: ['You need {gear}.', 'Get ready {gear}.'],
    oneFoot: ['It works with your {foot} foot alone: choose that side before you start, and go slowly at first.', 'With your {foot} foot: choose that side before you start, then do the same steps, slowly.'],
    bothFeet: ['Both feet have a part in this one, so let your {foot} foot begin, slowly.', 'It is made for both feet: give your {foot} foot the first turn, slowly.'],
    twoFeet: ['With both feet it works as well: leave the side on both, and give each the same number of turns.', 'Yes, with both feet: leave the side on both and change after each turn.'],
    yours: ['Your best result is {best}: {next} is next.', 'So far {best} is your best result, so {next} is the next aim.'],
    unknown: ['I have no drill of that name in the list, so I will not guess how it goes.', 'That move is not in my drill list, and I would rather not make steps up.'],
    near: ['Close to it is {drill}.', 'Something near it is {drill}.'],
  },
  my_numbers: {
    all: [
      'You have {sessions} sessions on {days} practice days, {minutes} minutes in all. Level {level} with {experience} XP, {toNext} XP to the next. You have {tokens} tokens. {streakLine}',
      'Here they are: {sessions} sessions, {days} practice days, {minutes} minutes, {experience} XP, level {level} ({toNext} XP to the next). You have {tokens} tokens. {streakLine}',
    ],
    drill: ['You have done {drill} {attempts} times: {first} at first, {last} last time, {best} at best.', '{drill}: {attempts} sessions, {first} at first, {last} last time, {best} at best.'],
    drillUncounted: ['You have done {drill} so far without counting, so there is no number yet.', 'Of {drill} nothing was counted so far. Count the next one and there is a number to beat.'],
    noDrill: ['You have not done {drill} yet.', 'There is no session of {drill} so far.'],
    running: ['Your streak is {streak} days, and your longest was {bestStreak}.', 'That makes {streak} days in a row; your longest run was {bestStreak}.'],
    paused: ['There is no streak running now; your longest was {bestStreak} days.', 'No streak at the moment, with {bestStreak} days as your longest.'],
    none: ['There is no streak yet: the first session starts one.', 'No streak yet, it begins with your first session.'],
    recent: ['In the last 7 days it was {week} sessions.', 'The last 7 days had {week} sessions.'],
  },
  last_practice: {
    none: ['You have not saved a session yet.', 'There is no session so far, so the first is still to come.'],
    day: ['Your last practice was {ago}: {list}.', '{ago} was the last time: {list}.'],
    drill: ['You did {drill} {ago}, with {last} {label}.', 'The last {drill} was {ago}: {last} {label}.'],
    drillUncounted: ['You did {drill} {ago}, and nothing was counted.', 'The last {drill} was {ago}, not counted.'],
    noDrill: ['You have not done {drill} yet.', 'I find no session of {drill}.'],
    notToday: ['You have not practiced today yet.', 'Nothing is saved for today so far.'],
  },
  records: {
    none: ['You have no best results yet: the first one you save is a best.', 'There is nothing to beat yet. Your first result will be the one.'],
    drill: ['Your best in {drill} is {best} {label}; last time it was {last}.', '{drill}: {best} {label} at best, {last} last time.'],
    noDrill: ['You have no result in {drill} yet.', 'There is no result of {drill} so far.'],
    list: ['Your best results: {list}. Your longest streak is {bestStreak} days.', 'At best: {list}. The longest streak was {bestStreak} days.'],
  },
  plan_day: {
    session: ['For {day}, about {minutes} minutes: {list}. Begin with the 4 minutes of warm-up.', 'A session of about {minutes} minutes for {day}: the 4 minutes of warm-up, then {list}.'],
    enough: ['{from} to {to} minutes a day are plenty at your age, and more is not better.', 'About {from} to {to} minutes on a day are right at your age.'],
    days: ['Leave a day or two of the week free, and stop when something hurts or the fun is gone.', 'Rest days belong to it: one or two in a week.'],
    brief: ['For {day}, about {minutes} minutes: {list}. Begin slowly, that is warm-up enough.', 'About {minutes} minutes for {day}, begun slowly: {list}.'],
    gentle: ['After a break, go gently and stop while it is still fun.', 'You come out of a break, so take it easy today.'],
    rest: ['After {streak} days in a row a light day is a good idea. Recovery keeps the streak and lets your legs rest.', 'With {streak} days in a row you have earned an easy one: Recovery counts for the streak.'],
    instead: ['All drills for {skill} need something that you do not have there.', 'For {skill} you would need something that you do not have there.'],
    foot: ['Choose the side of your {foot} foot before each drill.', 'Do them all with your {foot} foot: choose that side before you start.'],
    water: ['Drink water, and stop if something hurts.', 'Have water with you, and stop if anything hurts.'],
  },
  plan_week: {
    week: ['Here is a week:{list}The other days are for rest.', 'A week that works:{list}Rest on the other days.'],
    minutes: ['{from} to {to} minutes a day are plenty.', 'Plan {from} to {to} minutes each time.'],
    each: ['{minutes} minutes each time, begun slowly.', 'That is {minutes} minutes on each day.'],
    calm: ['The day before your match is an easy one.', 'Easy touches on the day before the match keep your legs fresh.'],
    free: ['I kept {days} free.', 'Free, as you said: {days}.'],
    gentle: ['The first days are short, as you come back from a break.', 'It starts gently, because you had a break.'],
  },
  little_time: {
    drill: ['{minutes} minutes are enough: {drill}, without a break, counted.', 'Use the {minutes} minutes for {drill} and count every one.'],
    counts: ['A short session counts for the streak as well.', 'Short ones count too, the streak asks for no more.'],
    streak: ['Any saved session today keeps your {streak} days going.', 'Your streak of {streak} days goes on with any session you save today.'],
  },
  no_wall: {
    drill: ['No wall needed for {drill}: {category}, level {level}.', 'Do {drill}, it needs no wall.'],
    some: ['A wall is only for some of the drills.', 'Most drills need none.'],
  },
  no_ball: {
    drill: ['Without a ball, {drill} works well: quick feet are half the game.', '{drill} needs no ball, only some ground.'],
    others: ['Also without a ball: {list}.', 'Others that need none: {list}.'],
  },
  rain: {
    moreRoom: ['Drills for {skill} need more room than that.', 'For {skill} a room is too small.'],
    inside: ['Inside, {drill} needs about {width} by {length} metres.', '{drill} fits in a room: {width} by {length} metres are enough.'],
    quiet: ['Softly and in socks it is quiet enough for neighbours. Clear the space around you.', 'Clear the space, keep the ball low and the neighbours will not hear it.'],
    thunder: ['With thunder, stay inside: the ball can wait.', 'Never stay out in a thunderstorm.'],
    others: ['Also good inside: {list}.', 'For a change inside: {list}.'],
  },
  bored: {
    challenge: ['Here is a challenge: beat your {best} in {drill}.', 'Try this: {drill}, and go for more than your {best}.'],
    change: ['Time for something else: {drill}, {category}.', 'Let us change it: {drill}, {category}, is quite different.'],
    game: ['Besides the drills there is a small juggling game that runs while a video is analysed.', 'There is one small game, juggling, while a video is being analysed; all else is drills.'],
    heard: ['The same thing every day gets dull, I see that.', 'Fair enough, nobody likes the same again and again.'],
  },
  too_hard: {
    heard: ['That is all right: hard ones are learned in small steps.', 'No problem, everybody meets one that will not work at first.'],
    later: ['When you go back to {drill}, begin with only this: {way}', 'For {drill} later, start with just this part: {way}'],
    now: ['Do {drill} like this at first: {way}', 'Begin {drill} very small: {way}'],
    yours: ['You have had {best} already at best, and {last} last time.', 'Your {last} last time and {best} at best show that it is coming.'],
    other: ['Try {drill} instead, it is for beginners too.', '{drill} may suit you better, and it is for beginners too.'],
    easier: ['Do {drill} today, it is easier.', '{drill} is easier: do that one today.'],
    before: ['Do {drill} today. It is easier, and it helps you with this one.', '{drill} is the step before it: do that one today.'],
    smaller: ['Then stay with {drill} and make it smaller: {way}', 'Keep {drill}, and do only this much of it: {way}'],
    thenMore: ['When that feels easy, add the next part.', 'Once that is easy, you go one step further.'],
    lastOne: ['If you mean {drill}, your last one, begin with only this: {way}', 'Your last one was {drill}: make it small, with just this: {way}'],
    whichOne: ['If it was another one, tell me its name.', 'Or was it another? Tell me which.'],
  },
  too_easy: {
    heard: ['Good, then it is time for more.', 'Nice, let us make it harder.'],
    harder: ['One step up: {category}, level {level}.', 'Let us go on to {category}, level {level}.'],
    same: ['You can also do {drill} faster, or with the weaker foot only.', 'And {drill} gets harder with your weaker foot alone.'],
    beat: ['{best} is your best in {drill}, and your last was {last}: the next aim is {goal}.', 'In {drill} your last was {last} and your best is {best}, so try for {goal}.'],
    oneFoot: ['Or do it with the weaker foot only, or left and right in turn.', 'It also gets harder with your weaker foot alone, or left and right in turn.'],
  },
  warm_up: {
    steps: ['The warm-up in the app takes 4 minutes: {list}. Begin easily and end quickly.', '4 minutes are enough: {list}.'],
    why: ['Warm muscles move better and get hurt less.', 'It wakes up legs and head, so that you start well and get hurt less.'],
    cool: ['Afterwards walk for a few minutes, breathe calmly and stretch softly, never until it hurts.', 'To cool down: walk easily, then stretch gently for a few minutes.'],
    cold: ['When it is cold, stay in warm clothes and take a few minutes more.', 'In the cold give it some minutes more and keep your jacket on at first.'],
  },
  /** What is asked behind a pain that was told of. */
  askedOfPain: {
    afterwards: ['Then it needs rest too: pain afterwards says that it was too much. No match while anybody limps; when it is gone, half as much at first. Tell a parent, and if it comes back or is not gone after a few days, let a doctor look at it.', 'Pain that only comes later counts as well: the load was more than the place can take now. Rest until it is gone and an adult says yes, then begin with half. If it keeps coming back, a doctor should see it.'],
    doctor: [
      'Yes, if it hurts a lot, is swollen, bent or numb, if nobody can stand on it or move it, or if it is not better in a day or two. After a knock to the head always. When in doubt, yes: an adult calls the doctor and asks.',
      'A doctor should see it when it swells, hurts a lot, does not carry any weight, or stays for more than a day or two; after a knock to the head in any case. I cannot see it, so an adult decides, and asking a doctor once too often is no mistake.',
    ],
    cooling: [
      'Cool it for about 10 to 15 minutes with something cold in a cloth, never ice on the skin, then leave it off for an hour or two; on the first day that may be done a few times. An adult should do it, and look at it: a swelling or strong pain belongs to a doctor.',
      'About 10 to 15 minutes, with a cloth between the cold and the skin, and again some hours later if it does good. Stop when it gets numb or hurts more. It takes no doctor’s place: an adult should look at it today.',
    ],
    streak: [
      'A rest can end the streak: it counts days in a row with a saved session. Nothing else goes with it, the longest one stays written down, and a new one starts with the first session afterwards. No flame is worth playing on with pain.',
      'That may be, and it is all right: a streak is only days in a row with a saved session. XP, tokens, badges and results all stay, and the longest streak too. While it hurts, rest comes first.',
    ],
    sparing: [
      'Sitting, lying or with the other side is no way round it: while something hurts I give no drill. Show it to an adult first; when they say that it is well, we begin gently.',
      'No drill that spares it, either: whoever plays around a pain often hurts the next thing. Rest now, and an adult says when it goes on.',
    ],
  },
  injury: {
    /** What the lines below ask the player to write once an adult has agreed, the longest first. */
    adultAgreed: ['it is better, they said yes', 'they said yes'],
    stop: [
      'I am sorry, that sounds sore. Please stop for today and show it to a parent or another adult. If it swells, hurts a lot, you cannot stand on it or it is not better soon, see a doctor. The doctor or your parents decide when you play again, not me.',
      'Ouch, that is no fun. Stop now and tell an adult what happened. With strong pain, swelling or if it lasts, let a doctor look at it, and play again only when they say yes.',
    ],
    lasting: [
      'See a doctor about it: what hurts for so long has to be looked at. Tell a parent today, and stop until the doctor or your parents say that you can play again.',
      'Something that hurts for a week or longer belongs to a doctor. Tell a parent or another adult today and rest until then; they decide when you play again, not me.',
    ],
    serious: [
      'Call an adult now. Do not stand up or move what hurts, and let nobody pull at it. If a bone may be broken, you cannot feel or move it, or blood does not stop, they should call {emergency} at once.',
      'Please stay still and shout for an adult right now. With a bone that may be broken, a part you cannot feel or move, or blood that does not stop, it is time to call {emergency}.',
    ],
    before: [
      'You told me that {pain}, so there is no drill from me now: rest, and let an adult have a look. When it is well again and your parents say yes, write “it is better, they said yes”.',
      'No drill for now, because you told me that {pain}. Show it to an adult. When it is well again and they say that you can play, write “it is better, they said yes”.',
      'That has to wait a little, because you told me that {pain}. Until an adult says yes, watch a match and look where the players look before the ball comes. Then write “it is better, they said yes”.',
    ],
    illBefore: [
      'You told me that you are ill, so there is no drill from me now: rest, drink enough, and let a parent know how you feel. When you are well for a day or two and your parents say yes, write “it is better, they said yes”.',
      'First get well: no practice and no match while you are ill, and none with a fever. Tell a parent. When they say that you can play again, write “it is better, they said yes”.',
    ],
    illHowLong: ['Until you have been well for a day or two, without fever, and a parent or a doctor says yes. Then begin with something easy.', 'That is for your parents or a doctor to say. Mostly it is one or two days after you feel well again, and then gently.'],
    /** Of a limb that is named. */
    limbBetter: [
      'Good that it is better. Has an adult looked at it and said that you can play? If they did, tell me “they said yes”, and we begin gently. If the pain is sharp, it swells or it comes back, stop and tell a grown-up.',
      'I am glad! Show it to an adult before you play, and when they say that you can, tell me “they said yes”. Begin with easy touches then, and stop and tell a grown-up if it hurts sharply or swells.',
    ],
    /** The same, of which nothing was told before. */
    limbWell: [
      'Good that it is better. Your parents or a doctor say when you may play again. Then begin with half as much and easy touches, and stop and tell a grown-up if the pain is sharp, it swells or it comes back.',
      'I am glad! Let your parents have a look at it first. When they say that you can play, start with easy touches and half as much as before, and stop and tell a grown-up if it hurts sharply or swells.',
    ],
    /** Where nothing of the talk says what hurt: it may have been anything. */
    betterUntold: [
      'Good that it is better. Has an adult said that you can play, and a doctor if one had to look at it? If they did, write “they said yes”, and we begin gently.',
      'I am glad. Still no drill yet: an adult has to say when you play again, or a doctor if it was strong. When that has happened, write “they said yes”.',
    ],
    notYet: [
      'You told me earlier that something hurts, so there is no drill from me now: rest, and show it to an adult. They say whether a doctor has to look at it. When it is well again and they say that you can play, write “it is better, they said yes”.',
      'No drill for now, because you told me earlier that something hurts. An adult says when you play again, or a doctor if it is strong. When it is well again and they say yes, write “it is better, they said yes”.',
    ],
    betterAfterCrisis: [
      'Good that it is better. Has an adult said that you can play, and a doctor if it was the head, the chest or the breath? Not before that, even if it feels fine. If they did, tell me “they said yes”, and we begin gently.',
      'I am glad. Still no drill yet: an adult has to say when you play again, and with the head, the chest or the breath a doctor. When that has happened, tell me “they said yes”.',
    ],
    notAfterCrisis: [
      'I know you want to play. Not now: show what you told me to an adult, and with the head, the chest or the breath to a doctor, even if it feels fine. When they say yes, tell me “it is better, they said yes”.',
      'Please do not play yet. An adult decides when you play again, and with the head, the chest or the breath a doctor. Tell one now if you have not. Then write “it is better, they said yes”.',
    ],
    goOn: [
      'No, not today: as long as it hurts you rest, even if it is only a little. Show it to an adult today. They say when you play again, and a doctor does if it is strong or stays.',
      'No, please stop for today. A small pain grows when you play on. Tell your parents now: an adult decides when you play again.',
    ],
    still: [
      'Not while it hurts: no training and no match, today or tomorrow. An adult decides when you play again, with a doctor where it is strong or stays.',
      'Please wait until it no longer hurts and an adult says yes. Playing on would make the break longer, not shorter.',
    ],
    howLong: ['I cannot know how long: until it hurts no more and an adult or a doctor says yes. Show it to them today.', 'That is for an adult or a doctor to say, who can look at it. Until then rest; your numbers stay as they are.'],
    meanwhile: ['Until it is well you can watch a match and see where players look before the ball comes, or cheer for your team. No drill with the other foot either.', 'Rest is the work now: watch how good players stand and move, and write “it is better, they said yes” when an adult says that you can play.'],
    goesOn: [
      'Thank you, tell exactly that to a parent or another adult today as well. Rest it, and do not play on it. If it still hurts in a day or two, gets worse or swells, let a doctor look at it.',
      'That helps: an adult should hear it just like that, today. Until it no longer hurts it needs rest, and no training. If it stays for more than a day or two, swells or gets worse, a doctor has to see it.',
    ],
    notTold: [
      'Then tell them today: they can only help with what they know, and pain is best told early. Until they have looked at it, rest it and do not play on it.',
      'Please tell them today, even if it hurts only a little: they decide whether a doctor should look at it. Until then it needs rest, and no training.',
    ],
    ofChild: [
      'I am sorry to hear that. No practice today: let it rest. If the child cannot stand on it or move it, it hurts a lot, is swollen or bent, or is not better in a day or two, have a doctor look at it. It plays again when nothing hurts any more and you or the doctor say yes, and then gently.',
      'That is no fun for either of you. Let it rest, with no practice while it hurts. With a swelling, strong pain, a limp, or where it stays for more than a day or two, a doctor should look at it. You or the doctor decide when the child plays again.',
    ],
    restOfChild: [
      'Not while something hurts: no drill and no match, and an easier one is no way round it. When nothing hurts any more and you or a doctor say yes, the child begins with half as much as before.',
      'While it hurts I give no drill, not even an easy one. You decide with a doctor when the child plays again, and then it starts slowly.',
    ],
    howLongOfChild: ['I cannot know how long: until nothing hurts any more, and with a swelling or strong pain until a doctor has seen it. Then half as much as before.', 'Nobody can say that from afar. Until it no longer hurts the child rests, and where it is swollen or stays for days a doctor says when.'],
    meanwhileOfChild: ['It can watch a match and see where players look before the ball comes, go along to training and cheer, or collect ideas for later. No drill with the other foot either.', 'Watching how good players move, going along to the team, and everything that needs no body: that keeps football near. Practice waits until it no longer hurts.'],
    misread: ['I took your words to mean that something hurts. If nothing does, ask me once more in other words.', 'It sounded to me as if something hurts. If I misread that, write it in other words.'],
    agreed: [
      'Good that they said yes. Begin gently, with half as much as before, and stop at once when it hurts again.',
      'I am glad. Then start slowly with easy touches, half as much as before, and stop as soon as you feel it.',
    ],
    over: [
      'Good to hear. If an adult agrees that you can play again, begin gently, and stop at once when it hurts again.',
      'I am glad. Ask an adult whether you may play again, start slowly, and stop as soon as you feel it.',
    ],
    prevent: [
      'You prevent most of it by warming up for 4 minutes, growing slowly, resting a day each week and stopping when something hurts. If you have pain now, tell an adult.',
      'Warm up every time, do not double your minutes from one week to the next, sleep well and stop at the first pain. With pain now, tell an adult first.',
    ],
  },
  food_sleep: {
    food: ['Eat what you know and like: a normal meal two to three hours before, something small like a banana up to an hour before.', 'A normal meal two or three hours before is best; a small snack, like a banana or bread, works up to an hour before.'],
    water: ['Drink water before, a few sips every 10 to 15 minutes while you play, and again afterwards.', 'Water is the best drink: some before, sips in every break, more when it is hot.'],
    energy: ['Leave energy drinks: they are not for children and young people. Water does it.', 'No energy drinks for young players, please: water is what your body needs.'],
    sleep: ['Sleep is where the practice sinks in: 9 to 11 hours for children, 8 to 10 for teenagers.', 'Most children need 9 to 11 hours of sleep and teenagers 8 to 10.'],
    tired: ['If you slept badly or feel worn out, an easy day or a rest is right. If you are tired all the time, tell your parents.', 'Tired is a good reason for a short easy session or none. Tell your parents if it stays.'],
    ask: ['For anything about what your body needs, your parents or a doctor know more than I do.', 'Your parents or a doctor are the right ones for more about food.'],
  },
  nerves: {
    normal: ['Being nervous is normal: it means that it matters to you.', 'Nerves are your body getting ready, and nearly everybody has them.'],
    breathe: ['Breathe in for four counts and out for six, five times. Then think only of your first touch.', 'Breathe out longer than in, five times, and tell yourself one small thing to do first.'],
    penalty: ['For a penalty choose your corner before you walk up, look at the ball and stay with it. Misses happen to everybody.', 'Choose the corner early, do not change your mind, and whatever happens, play on: everybody misses some.'],
    sick: ['A belly that feels sick before it is often only nerves. If it stays or you have a fever, you may be ill: tell a parent and rest.', 'Nerves often sit in the belly. If it does not pass, or you threw up, tell a parent: then it is rest and no match.'],
    talk: ['If it spoils your sleep or your fun, talk to your parents or your coach about it.', 'Tell somebody you trust how you feel, it gets lighter.'],
    watched: ['Tell them before the match what helps you, perhaps a wave and no shouting, and then look only at the ball and your team.', 'It is fine to tell them what helps you: quiet clapping, no advice from the side. If somebody gets angry with you about a game, tell another adult you trust.'],
    proof: ['You have {sessions} sessions behind you, that is real.', '{sessions} sessions are in your legs, trust them.'],
  },
  weak_foot: {
    drill: ['For your {foot} foot, {drill} is the right one. Go slowly and clean before fast.', 'The drill {drill} is good for your {foot} foot: slow and clean at first.'],
    share: ['So far {alone} of your sessions are with the {foot} foot alone and {both} with both feet, together {percent} %.', 'Your {foot} foot takes part in {percent} % of your sessions: {alone} with it alone, {both} with both feet.'],
    tip: ['A few minutes with it, two or three times a week, do more than one long day.', 'A few minutes with it, two or three times a week, is what makes the change.'],
    guess: ['Your profile says {strong}-footed; change it there if that is wrong.', 'I take you as {strong}-footed, as your profile has it; you can change that there.'],
    unknown: ['I do not know your stronger foot yet: choose it in Profile. Until then I take the right one for it.', 'Which foot is your stronger one? Choose it in Profile; until then I go by the right one.'],
    slow: ['Weak Foot need not be fast: clean first, then quicker.', 'In Weak Foot slow is right: speed comes when every touch is clean.'],
  },
  bad_day: {
    heard: ['I am sorry, days like that hurt. They say nothing about how good you can be.', 'That sounds like a hard day. It is all right to be sad or angry about it.'],
    team: ['A result belongs to a whole team, never to one player.', 'Eleven play and nobody loses alone.'],
    proof: ['What stays is yours: {sessions} sessions, and a best of {best} in {drill}. {streakLine}', 'One bad day does not wipe out {sessions} sessions or your {best} in {drill}. {streakLine}'],
    talk: ['Tell somebody you like about it, then do something that is fun.', 'Talk to somebody at home about it, and be kind to yourself tonight.'],
  },
  rewards_levels: {
    tokens: ['A saved session earns 10 tokens, and one more for every 3 that you counted, up to 25; each new level pays 25. They buy packs, 10 tokens each, and nothing else: nothing here costs money.', 'Tokens come from practice: 10 for each saved session, up to 25 more for the result, and 25 for each new level. A pack costs 10. Real money buys nothing.'],
    experience: ['A session gives 50 XP, up to 25 more for the result, 10 for ten minutes and 10 more for fifteen.', 'It is 50 XP for a session, up to 25 for the result, and 10 each for reaching ten and fifteen minutes.'],
    level: ['Every 100 XP is a level, and a level gained pays 25 tokens once. You have {experience} XP: {toNext} to level {next}.', 'You are on level {level} with {experience} XP, so {toNext} XP are missing to level {next}. A new level pays 25 tokens.'],
    levelFar: ['To level {target} it is {missing} XP.', 'Level {target} is {missing} XP away.'],
    odds: ['A pack costs 10 tokens and holds one card: 65\u00a0% common, 27\u00a0% rare, 5\u00a0% epic, 3\u00a0% legendary. It is chance, the same for everybody, however you play.', 'One card is in each pack, for 10 tokens. The odds are 65\u00a0% common, 27\u00a0% rare, 5\u00a0% epic and 3\u00a0% legendary. Only chance decides, and it is the same each time.'],
    packs: ['With {tokens} tokens you can open {packs} packs.', 'Your {tokens} tokens are enough for {packs} packs.'],
    streak: ['A streak counts the days in a row with a saved session; one day without ends it, and the longest stays in your records.', 'Each day with a saved session adds one to the streak, a day without sets it back. Your longest is kept.'],
    alive: ['Your streak of {streak} days stands until the end of today: save one session and it goes on.', 'The streak of {streak} days is still there today, and any session saved today carries it on.'],
    done: ['Your streak of {streak} days is safe for today.', 'You have practiced today, so the streak of {streak} days stands.'],
    missing: ['Still open: {list}.', 'Not earned yet: {list}.'],
    all: ['You have every badge there is.', 'No badge is missing.'],
  },
  app_help: {
    start: ['Open Practice, choose a drill, a side and the minutes, and press start. After the countdown the timer runs; at the end you type your result and save.', 'In Practice you choose drill, side and minutes, then start. When the time is up, type your result and press Save & Earn Tokens.'],
    stop: ['The stop button ends the timer after a question. A stopped session earns nothing and is not saved; pause if you only need a break.', 'Pause holds the timer, stop ends it. What is stopped is not saved and earns nothing.'],
    result: ['When the timer ends you type in how many you did. In some drills the camera can count your touches for you, if you switch that on; else count yourself. Then press Save & Earn Tokens.', 'Count yourself and type the number at the end of the timer, then save. For some drills the app offers to count with the camera.'],
    offline: ['Yes: without a connection your session stays on the device and is sent when you are back online, up to 14 days later. It counts for its own day.', 'It counts. The session waits on your device and is sent once there is a network, within 14 days.'],
    board: ['Players under 13, or without an age in the profile, are hidden from the boards until they choose to be shown. You can change it in Settings at any time.', 'Who is under 13 or has given no age is hidden there at first. In Settings you can show or hide yourself.'],
    profile: ['Name, age, country, team and favourite foot are in Profile. All of it but the name is your choice, and a nickname is best.', 'You change that in Profile. A nickname is best, and giving your age is up to you.'],
    data: ['In Settings, which Profile leads to, you can download everything kept about you, and delete your account for good. I cannot delete anything myself.', 'Settings have both: download your data, or delete the account with everything in it. That is for you to do, I cannot.'],
    privacy: ['On the boards other players see a display name with its picture, level, days, drills and tokens earned: no result of a drill, and nothing more. Under 13, or without an age, nobody is shown there until they choose it, and players cannot write to each other.', 'Only a display name with its picture, level, days, drills and tokens earned is on the boards, no result of any drill, and it is hidden at first for anyone under 13 or without an age. Nobody can write to anybody here, and there are no ads.'],
    contact: ['No: players cannot write to each other here. On the boards only names are seen.', 'There is no contact between players in this app, to keep everybody safe.'],
    minutes: ['Set the minutes before you press start; 5 is where it stands at first.', 'The minutes are chosen beside the drill, before the start. It begins at 5.'],
    password: ['On the sign-in page there is a link for a forgotten password; it sends you a mail.', 'Choose the forgotten-password link on the sign-in page and follow the mail.'],
    general: ['In short: Practice has drills and the timer, Progress your charts, Rewards tokens and packs, Form Analysis looks at a video of you, Leaderboard ranks practice, and Profile has your player and leads to the settings.', 'The tabs: Practice for drills with a timer, Progress for charts, Rewards for packs, Form Analysis for videos, Leaderboard, and Profile for settings.'],
  },
  thanks: { reply: ['You are welcome! Have fun with the ball.', 'Gladly. See you at the next session.', 'Any time. Enjoy your football!'] },
  greeting: {
    fresh: ['Hi, I am Coach Sarah, a computer program that knows your drills. Ask me what to start with.', 'Hello! I am Coach Sarah, a program for football practice. What would you like to work on?'],
    known: ['Hi! I am Coach Sarah, the program that looks after your practice. {streakLine} What shall we work on?', 'Hello! Coach Sarah here, your practice program. {streakLine} What would you like to do?'],
    away: ['Hi, good that you are here! I am Coach Sarah, the practice program. Your last session was {ago}, so let us start gently.', 'Hello! Coach Sarah here, your practice program. It was {ago} when you last practiced: an easy start is best.'],
  },
  joke: {
    joke: [
      'Why did the goalkeeper bring string? To tie the score.',
      'Why is a football stadium so cool? It is full of fans.',
      'What runs around a pitch and never moves? The line.',
      'Which goalkeeper can jump higher than the crossbar? All of them: a crossbar cannot jump.',
    ],
    knock: ['Who is there? If it is the ball, let it in, goalkeepers are asleep.', 'Who is there? Offside? Then come back a little later.'],
  },
  who_are_you: {
    program: ['I am Coach Sarah, a computer program and not a person. I answer by rules from your practice numbers and the drill list.', 'Coach Sarah is a program: no human, no age, no career. I know drills and the numbers of your own practice.'],
    memory: ['I see this talk and your saved sessions, and I remember nothing else you told me before.', 'All I look at are your sessions and the last messages of this talk.'],
    kept: ['The latest 20 exchanges are kept for you, on your devices and with your account, until you clear the chat. Crises and contact details are not kept at all.', 'Your last 20 exchanges stay on your devices and with your account; clearing the chat removes them. What is said in a crisis is never kept.'],
    madeBy: ['I am a computer program that people made: those who built this app wrote my rules, my answers and the drills. Who runs it for you stands in Settings on the page “For parents”.', 'I am a part of this app and was made together with it. Who runs it for you is told in Settings under “For parents”.'],
    built: ['No outside AI has a part in this answer, and nobody else is told what you write.', 'This answer is made on the app’s own server, by its own rules.'],
  },
  off_topic: { unclear: ['Sorry, I did not understand that. Say it in other words, or ask me for a drill, a plan or your numbers.', 'I did not get that, sorry. Try other words, or ask me about a drill, a plan for today or your results.'], reply: ['That is outside my pitch: I am a program that only knows football practice and this app. Somebody at home or at school can help you better there. With a drill, a plan or your numbers I gladly do.', 'There I am not the right one, as I only know drills, practice and this app. Ask somebody at home or at school. If you like, I choose a drill, make a plan or tell your numbers.'], near: ['Just that I do not know. What I can answer about “{subject}”: {list}. Ask me one of these, or say it in other words.', 'I have no exact answer to that. About “{subject}” I can tell you: {list}. Or say it in other words.'], nearOpen: ['I have no exact answer to that. What is near it and I can answer: {list}. Ask me one of these, or say it in other words.', 'That I do not know exactly. Near it I can tell you about: {list}. Ask one of them, or name a skill or a drill.'] },
  other_language_unsupported: {
    reply: [
      'I do not understand that language well enough to answer. I can read English, German, Spanish, French and Portuguese, and I answer in English.',
      'Sorry, that is a language I cannot answer in. English, German, Spanish, French and Portuguese questions work.',
    ],
  },
  form_analysis: {
    how: ['In Form Analysis you record or choose a clip of up to 15 seconds, say which skill it shows and get a review with tips. Your whole body should be in the picture, from the side, in good light.', 'Open Form Analysis, film yourself from the side with your whole body in the picture, 15 seconds at most, and choose the skill.'],
    pose: ['“No pose detected” means that the camera did not see enough: step back until your whole body is in the picture, with good light. It says nothing about your play.', 'That message is about the picture: whole body, some distance, good light, one person. Then it works.'],
    last: ['Your last {type} review scored {score} of 100, {ago}.', 'The last {type} review was {ago}: {score} of 100.'],
    any: ['Your best {type} review scored {score} of 100, {ago}.', 'The best {type} review was {ago}: {score} of 100.'],
    why: ['To work on: {list}.', 'It named these to improve: {list}.'],
    good: ['Good in it: {list}.', 'What was good: {list}.'],
    none: ['I see no {type} review of yours. Reviews stay on the device on which you made them, so look under Form Analysis there.', 'There is no {type} review that I can see: they stay on your device, in Form Analysis.'],
    private: ['The video stays on your device and no other player sees it.', 'Nobody else sees your video, it stays on your device.'],
  },
  matches: {
    scores: ['I do not see any scores. The dashboard lists today’s matches, live ones included.', 'Scores are not with me: look at Live Scores on the dashboard.'],
    tell: ['I have no results of real matches and do not guess who wins. The dashboard shows today’s scores.', 'Who wins I cannot know. Today’s matches are on the dashboard.'],
    well: ['Well played, that is lovely to hear! Enjoy it.', 'Great, congratulations! A day to remember.'],
    before: ['The day before a match keep it light: a few easy touches, water, food you know and a long sleep.', 'Before a match do little: easy touches, then rest and good sleep.'],
  },
  team_mates: {
    passing: ['That is annoying. Call for the ball early, show where you want it, and pass yourself: what you give often comes back. If it stays, tell your team’s coach calmly.', 'Make yourself easy to find: move away from your marker, call early, show with your hand. If nothing changes, talk to your team’s coach.'],
    coach: ['Ask your team’s coach in a quiet moment what you could work on to play more. That shows that you care.', 'A calm question helps most: “What should I get better at?” Then work on just that.'],
    compare: ['Everybody grows at their own pace, so measure yourself with your own last result.', 'Others have their own way. Yours is to beat your own numbers.'],
    together: ['Practicing together is fun: take turns with {drill} and count for each other. One phone keeps one player’s session at a time.', 'Do {drill} in turns, each counts for the other. Sessions on a phone belong to the player who is signed in.'],
    helper: ['Stand beside them for ten minutes: count, roll the ball back, and praise the trying more than the result.', 'Be the one who counts and passes the ball back, and let them choose the drill. Praise the effort, not the number.'],
    captain: ['A good captain praises loudly, stays calm and talks about mistakes quietly, after the game.', 'Say what went well first, speak calmly, and listen to the others too.'],
  },
  shared: {
    next: ['Next step: {drill}, {minutes} minutes.', 'Your next step: {minutes} minutes of {drill}.', 'Ready? {drill}, {minutes} minutes.'],
    nextWithFoot: ['Next step: {drill} with your {foot} foot, {minutes} minutes.', 'Your next step: {minutes} minutes of {drill} with your {foot} foot.', 'Ready? {drill}, {foot} foot, {minutes} minutes.'],
    otherwise: ['If you meant {other}, say “the other one”.', 'Did you mean {other}? Then say “the other one”.'],
    near: ['If that is not what you meant, ask me {list}.', 'Was that not it? I can also answer {list}.'],
    streak: ['You are on {streak} days in a row.', 'Your streak is {streak} days.'],
    improving: ['It is going up.', 'The last results are better than those before.'],
    declining: ['The last results were lower than those before, which happens: go slower and cleaner.', 'It went down a little lately, so slow down for a session.'],
    stable: ['It is steady.', 'The results are steady.'],
  },
} as const satisfies Readonly<Record<Exclude<CoachIntent, SaidByTopic> | 'shared' | 'askedOfPain', Readonly<Record<string, Ways>>>>;

/** Why a drill is the one to do next, by the reason that the ranking of drills gives. */
export const coachReasonLines: Readonly<Record<ReasonKind, Ways>> = {
  basicBallControl: ['{drill} is the base of everything, and your first session of it brings {experience} XP extra.', 'Begin with {drill}: your first session of it brings {experience} XP extra.'],
  startAStreak: ['Any drill makes this day {day} of a streak: take {drill}.', '{drill} is enough for day {day} of a streak.'],
  recovery: ['After {days} days in a row an easy day is good for your legs, and {drill} keeps the streak.', '{days} days in a row: take it easy with {drill}, and the streak lives on.'],
  comeback: ['It has been {days} days, so begin with one you know: {drill}.', 'After {days} days I would take one you know well: {drill}.'],
  bestWithinReach: ['You are close to your best in {drill}: {gap} more than last time and you reach your {best} {label}.', 'I would take {drill}: your best is {best} {label}, and last time you were only {gap} away.'],
  neglectedCategory: ['Your last {category} drill was {ago}, so I would take {drill}.', '{drill} would be good now: your last {category} drill was {ago}.'],
  weakFoot: ['Your {foot} foot had a part in {sessions} of your last {of} sessions, so give it a turn with {drill}.', 'I would take {drill} for your {foot} foot: it had a part in {sessions} of your last {of} sessions.'],
  nextLevel: ['You know {known} drills of the level below, so here is one of level {level}: {drill}.', 'You already know {known} drills of the level below. Time for level {level}: {drill}.'],
  fresh: ['{drill} is new for you: it would be your drill number {number}.', 'Something you have not tried yet: {drill}, your drill number {number}.'],
  beat: ['I would take {drill} now: {result} {label} last time, so there is something to beat.', '{drill} is my choice: last time you had {result} {label}.'],
  lately: ['You did {drill} {ago}, so it is time for it again.', 'Your last {drill} was {ago}: give it another go.'],
  again: ['{drill} once more: it would be your session number {number} of it.', 'Take {drill} again, for session number {number} of it.'],
  plain: ['{drill} is a good one: {minutes} minutes are enough.', 'Take {drill}: {minutes} minutes are enough.'],
};

/** What an intent is called in the question which of two is meant. */
export const coachIntentNames: Readonly<Record<CoachIntent, string>> = {
  analyse_practice: 'how your practice is going',
  improve_skill: 'getting better at a skill',
  motivation: 'a bit of motivation',
  which_drill: 'which drill to do',
  drill_technique: 'how a drill goes',
  my_numbers: 'your numbers',
  last_practice: 'your last practice',
  records: 'your best results',
  plan_day: 'a plan for today',
  plan_week: 'a plan for the week',
  little_time: 'something short',
  no_wall: 'drills without a wall',
  no_ball: 'drills without a ball',
  rain: 'drills for inside',
  bored: 'something new',
  too_hard: 'something easier',
  too_easy: 'something harder',
  warm_up: 'warming up',
  injury: 'something that hurts',
  food_sleep: 'eating, drinking and sleep',
  nerves: 'being nervous',
  weak_foot: 'your weaker foot',
  bad_day: 'a bad day',
  rewards_levels: 'tokens, levels and packs',
  app_help: 'how the app works',
  thanks: 'thank you',
  greeting: 'hello',
  joke: 'a joke',
  who_are_you: 'who I am',
  off_topic: 'something else',
  other_language_unsupported: 'another language',
  form_analysis: 'the video analysis',
  matches: 'matches and scores',
  team_mates: 'your team mates',
  equipment: 'what you need for it',
  football_knowledge: 'the rules of football',
  parents: 'your family',
};

/** What was told to hurt, for {pain} of `injury.before`. */
export const coachHurting = {
  something: 'something hurts',
  knee: 'your knee hurts',
  ankle: 'your ankle hurts',
  foot: 'your foot hurts',
  leg: 'your leg hurts',
  toe: 'your toe hurts',
  heel: 'your heel hurts',
  shin: 'your shin hurts',
  calf: 'your calf hurts',
  thigh: 'your thigh hurts',
  back: 'your back hurts',
  hip: 'your hip hurts',
  wrist: 'your wrist hurts',
  hand: 'your hand hurts',
  finger: 'your finger hurts',
  arm: 'your arm hurts',
  shoulder: 'your shoulder hurts',
} as const satisfies Readonly<Record<string, string>>;

/** Categories of drills in a sentence. */
export const coachSkillNames: Readonly<Record<string, string>> = {
  passing: 'passing',
  dribbling: 'dribbling',
  juggling: 'juggling',
  first_touch: 'a good first touch',
  ball_control: 'ball control',
  shooting: 'shooting',
  turns: 'turning',
  skills: 'beating a defender',
  speed: 'speed',
  agility: 'quick feet',
  fitness: 'fitness',
  defending: 'defending',
  goalkeeping: 'goalkeeping',
  heading: 'heading',
  setpiece: 'free kicks and corners',
  crossAndFinish: 'crossing and finishing',
};
