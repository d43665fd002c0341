import { coachTrainerFriendAndMistakeWorryLines } from './coach-trainer-friend-and-mistake-worry-lines.ts';

/**
 * What is said to who tells of teasing, the bench, a defeat, a joy or a small pain, and to what is asked behind it: what is true, whom to
 * tell and what to do next. A helpline stands behind it where the talk had none (`care/care-answer.ts`).
 */
export const coachTeasingBenchAndSmallPainLines = {
  ...coachTrainerFriendAndMistakeWorryLines,
  thingsHidden: [
    'That is not OK, and it is not your fault. Hiding your things and laughing at you is bullying, and no fun, even if they call it that. Please tell a grown-up who it is and since when: a parent first, then your trainer or a teacher. Ask your trainer to keep an eye on the changing room, and put your bag next to somebody who is kind to you. When you feel like it, we go on with football.',
    'I believe you, and you did nothing wrong: nobody may take or hide your things. A parent can help you to tell the trainer, who has to stop it, and who would want to know. Write down what happened and when, then it is easier to say. Until it stops, keep your things near somebody you trust. I am here for football when you want.',
  ],
  snitching: [
    'No, that is no telling tales. Telling tales is to get somebody into trouble; you get help so that it stops, and that is brave. Say it to your trainer before training, at the side of the pitch: “They laugh at me and it happens every week. I want it to stop. Can you help me?” If that is hard, let a parent come along or write it down. If nothing changes, tell the next grown-up.',
    'Getting help is never telling tales. The others did something that is not OK, and you only say what is true. Your trainer can only stop what he or she knows of. One sentence is enough: “Something happens in the team that hurts me, and I need your help.” A parent may say it with you.',
  ],
  wordsForParent: [
    'That is brave, and a good idea. Choose a quiet moment and begin like this: “Mum, the others are mean to me at football: they say mean things, and it has been going on for a while. It hurts me, and I want it to stop. Will you help me?” Then tell one thing that happened, just as it was. You can also write it down or show what you wrote here.',
    'Good that you want to tell it. These words are enough: “Something happens at football that makes me sad. The others are mean to me, again and again. Please help me so that it stops.” Whoever it is, at home or elsewhere, you need not know it all in order, and crying is allowed.',
  ],
  twistedAndSwollen: [
    'Ouch, I am sorry. Twisted and swollen means: no playing and no training with it now, and a doctor should look at it today or tomorrow. Show it to your parents now. Until then rest it, put it up, and cool it for 10 to 15 minutes with a cloth between. You play again when a doctor says yes.',
    'That hurts, and you did right to say it. With a swelling after a twist nobody plays on: tell your parents now, and go to a doctor with them, today or tomorrow. Put it up high and cool it with a cloth between. When you may play again, the doctor says.',
  ],
  swollenBeforeMatch: [
    'I know how much you want to play, and I am sorry. But it is swollen and it hurts, so there is no match for you without a doctor’s yes, not even a final: being able to walk on it is not enough. Ask your parents or another adult for an appointment before that day. If it is a no, your team still needs you beside the pitch, and there will be more finals.',
    'That is really hard just now. Before the match a doctor has to look at it, and without a yes you do not play: a rest now saves you a much longer one. Tell your parents or another adult today, and your trainer too, so that he or she can plan.',
  ],
  meansIt: [
    'I believe you. It is serious, it is not OK, and it is not your fault. The next step is one grown-up: tell a parent today what they do, where and since when. The trainer should know it too, so that somebody looks; that is no telling tales. If the first one does not listen, tell the next.',
    'Then I take it just as you say it. Nobody has to put up with that. Choose one grown-up you trust, at home or at school, and tell it today, as you told me. With somebody beside you it is easier to tell the trainer too.',
  ],
  toldThenPass: [
    'Well done for telling, that was brave. For the next training: say it to your trainer before it starts, “they do not pass to me”, then he or she can look and choose the teams. On the pitch move into free space, ask for the ball with a loud clear name, and pass early to those who pass back. Win some balls yourself too. If they still leave you out, that is their fault and not yours; tell it again at home.',
    'Good that somebody knows now. At training stand where there is room, not behind an opponent, show with your hand where you want the ball, and call. Play simple passes to the ones who are kind. And let your trainer know that they leave you out: it is the trainer’s job to stop that.',
  ],
  toldThenPlay: [
    'It is good that an adult knows and will talk to them: you did that well. Now to football. Three things make you strong at once: look over your shoulder before the ball comes, move into free space as soon as you have passed, and keep the first touch small. You need not earn being treated well, though: that they have to do anyway.',
    'That was brave, and now somebody helps you. For your play: be ready on your toes, ask for the ball early, and play the easy pass quickly. Ten minutes of first touch at home three times a week shows soon. How good you are has nothing to do with how they treat you.',
  ],
  getsFree: [
    'To get free, move twice: two quick steps away from your opponent, then sharply to where you want the ball, just when your mate looks up. Stand where nobody is between you and the ball, half turned, and call “yes!” with your hand out. After your pass run on at once, then you are free again.',
    'Go where the ball can reach you: into the gap between two opponents, not behind one. Walk slowly, then burst away for three steps. Look over your shoulder first, call early, and come towards the pass. If it does not come, move again: nobody gets each ball.',
  ],
  // A small story of the day
  ballBroken: [
    'Oh no, your things! That is annoying, and you may be cross or sad about it. Tell a parent: perhaps it can be mended, or there is an old one to play with. Until then there are drills that need no ball.',
    'Oh no, I am sorry. You needed that. Tell somebody at home what happened, and look together whether it can be saved. Until then, ask me for a drill without a ball.',
  ],
  ballBrokenNotNice: [
    'You are right, that is not nice at all, and I am sorry about it. Being cross is all right. Say it calmly: “That was mine, and now I am sad.” A parent can help you both to put it right.',
    'No, it is not nice, I am with you. Take a few slow breaths first, then tell a parent. It is fair to ask how you get it back or mended.',
  ],
  ballBrokenBySmall: [
    'So little! Then it surely was not meant to be unkind: small ones want to find out what things do. You may still be sad about it. Ask a parent for a high place where your things are safe.',
    'At that age they do not know yet what breaks. It is annoying for you all the same. Show how to roll a soft ball to you, then you have somebody to play with, and keep your own one up high.',
  ],
  friendGone: [
    'I am sorry, that hurts a lot. A quarrel feels as if it were for ever, and often it is over in some days. When you both are calm, you could say: “I miss playing with you. Are we all right?” And tell a parent or somebody you like how you feel. What happened?',
    'That is really sad, and it is all right to be sad. It does not say that anything is wrong with you. Tell somebody at home about it today. If you want, go to your friend in a quiet moment and ask what was wrong. Do you know why?',
  ],
  friendSaysBad: [
    'That was unkind, and it is not true: nobody is that who plays and tries. You may say “Stop, that hurts me” and walk away. If it goes on, tell a parent, a teacher or your coach: that is no telling tales.',
    'I am sorry, words like that hurt. One person saying it does not make it true: you get better with each time you play. Say calmly “I do not like that”, and tell a grown-up at home how it was.',
  ],
  friendAtFootball: [
    'Then I know: it is about football. Being unkind is not all right there either. What does your friend do on the pitch: say things, or not pass to you?',
    'All right, at football. There your coach can help: before training say in one sentence what happens. What is the worst of it, the words or how they play?',
  ],
  friendWontPass: [
    'That is not nice, as passing belongs to playing together. Stand where you can be seen, put your hand up and call loudly, and pass to your friend too: it often comes back. If it is done on purpose each time, tell your coach before training.',
    'That would annoy anybody. Say it kindly off the pitch: “I would like to get the ball from you too.” In play move away from your opponent and call. If nothing changes, let your coach know.',
  ],
  petIll: [
    'Oh no, your poor pet! I hope it is well again soon. Let it rest, give it water, and your parents know when a vet should look at it. And how are you, are you worried?',
    'That is sad, one worries so much about a pet. Stay with it quietly and tell your parents how it is: they can call a vet. Football can wait for today, if you like.',
  ],
  petPlays: [
    'How lovely, a team mate with four legs! What does yours do with the ball: run after it, or keep it?',
    'That sounds like fun! Someone like that never gets tired of playing. Who won the ball more often, you or your pet?',
  ],
  petGood: [
    'Ha, a star with four legs! Then try to outplay it: look one way and go the other. Take an old ball, because of the teeth.',
    'I believe that, pets are quick! Against one like that you learn to keep the ball close. An old, soft ball is best for teeth and paws.',
  ],
  practiseWithPet: [
    'Three things: keep the ball close while your pet runs beside you, stop it with your sole when it comes near, and race each other to a tree. Ten of each. Take an old ball, because of the teeth, and stop when your pet has had enough.',
    'Dribble around it and change direction when it comes: that trains close control. Then stop, sole on the ball, until it sits, and off again. An old ball is best, and your pet may rest whenever it wants.',
  ],
  petDoes: [
    'Ha, that one has its own game! Put your football things up high then. Shall we go on with football?',
    'That made me smile! Pets have the best ideas. Keep your ball and boots safe from it.',
  ],
  petYes: [
    'Then you have a team mate at home! With an old ball you can practice to keep it close while your pet runs along.',
    'How good! Somebody who always wants to play is the best training partner. Take an old ball, because of the teeth.',
  ],
  petNo: [
    'That is fine too, somebody has to cheer for you! Shall we do some football?',
    'All right! Then it is only you and the ball. What shall we do?',
  ],
  howGoalWas: [
    'And it went in! That was brave, and it is yours. Keep the picture of it in your head for the next match, and tell it at home too.',
    'What a goal! Remember just how that felt, it helps you next time. Well done!',
  ],
  fellBesidePain: [
    'Ouch, a fall like that hurts. Show the place to a parent today: a graze has to be washed. No training until it no longer hurts. If it swells, you cannot stand on it or it gets worse, see a doctor. And if you hit your head too, tell an adult right now.',
    'I am sorry about your fall. Tell a parent how it happened and let them look at it: clean it, cool it with a cloth between, and rest today. With a swelling or much pain it is for a doctor. Did your head get a knock as well? Then tell an adult at once.',
  ],
  shoutsOften: [
    'Each time, that is a lot, and I am sorry. It is not your fault: everybody misses, and nobody should be shouted at for it. Please tell one grown-up who listens well, like your other parent, a grandparent, a teacher or your coach. Who could that be?',
    'So it happens again and again. You do nothing wrong when you miss, and you need not carry this alone. Choose one grown-up you trust and tell it as you told me. Who would listen to you?',
  ],
  whomToTellUnknown: [
    'That is all right, take your time. Think who is kind when you are sad: at home, a grandparent, a teacher at school, your coach. One sentence is enough: “Something makes me sad at football, can I tell you?” You did nothing wrong.',
    'It is hard to know, and that is fine. Anybody grown-up who listens will do: somebody in your family, a teacher, your coach. You can also write it on paper and hand it over.',
  ],
  personToTell: [
    'That is a good person to tell. Choose a quiet moment today, and begin like this: “Something makes me sad at football. Can you listen?” Then say it as you told me. You do that well.',
    'Good choice! Say it when it is quiet, tonight perhaps: what happens, how often, and how you feel. It is not your fault, and you may ask for help.',
  ],
  willTellPerson: [
    'Well done, that is brave! Say it in a quiet moment, just as you told me: what happens and how you feel. It is not your fault, and you need not do it alone.',
    'That is a very good idea, I am proud of you. Tell what happens, how often, and what you wish for. If it does not help at once, tell it again.',
  ],
  sandwichBefore: [
    'Yes, bread is good before football: a small one an hour or two before, with not too much in it. Fatty things like crisps lie heavy in the tummy, so keep those for afterwards. And drink some water with it.',
    'Bread is fine, one to two hours before you play, so that it is down in time. Cheese, ham, banana or jam go well; crisps and fried things are better after the game.',
  ],
  bedtimeTold: [
    'Thank you for telling me. At your age 9 to 11 hours of sleep are good, so after a late evening go to bed a little earlier tonight. Today may be a calm day.',
    'I see. Count back from when you get up: 9 to 11 hours before that is your bedtime. If you are tired now, rest today; football is more fun tomorrow.',
  ],
  // The bench
  bench: [
    'A whole match on the bench is hard, above all when you wanted to play so much. It does not say how good you can be. Ask your trainer in a quiet moment, before or after training: “What should I work on so that I play more?” Then you know what counts, and can show it at training. Tell it at home too.',
    'That hurts, I can see why you are sad. The trainer chooses, but you may ask why: not just after the match, better at the next training, and with “what can I do better?” instead of “why not me?”. Until then, be awake from the bench: watch the player in your place. Tell somebody at home how it was.',
  ],
  pickedOther: [
    'That feels unfair when you practice so much, and being angry or sad about it is all right. I cannot see why the trainer chooses that way. So ask: “I would like to play more. What do I need for it?” It is your own way that counts, and one thing that you get better at is seen. If it stays like this for weeks, a parent can ask along with you.',
    'You work for it every day, so that must sting. Trainers often have a reason that they do not say: a place on the pitch, getting back, the game in mind. Ask for it kindly and for one thing to work on, then show just that at the next three trainings. It is no fight against the other one: you may both play.',
  ],
  tellTrainer: [
    'Choose a quiet moment before or after training, never in the match. Begin with what you want: “I love to play and would like to play more. What should I work on?” Then listen, say thank you, and do just that. Nobody gets angry about such a question: it shows that you want to learn. If you are nervous, practice it with a parent, or let one come along.',
    'Say it short and kindly: “Can I ask you something? I was on the bench a lot and it makes me sad. What can I do better?” Do not speak of other players, only of yourself. Ask when he or she has time and nobody else is around, on the pitch where all can see you. That is a good question, and no reason to be cross.',
  ],
  showMyself: [
    'Trainers look at what you do all the time: be there early, listen at the first word, run back after a lost ball, help and talk on the pitch. Ask for the ball, play it simply, and try again after a mistake. Choose one strong thing of yours and show it in each training. And tell the trainer: “I would like to play. What should I work on?”',
    'Four things are seen at once: full speed in every exercise, going into each duel fairly, getting free and calling for the ball, and cheering for the others. Do the thing that your trainer asked for twice as carefully. Then ask: “What is missing so that I start?”',
  ],
  heavyDefeat: [
    'A defeat like that really hurts, and it was not your fault alone: eleven players and many moments make a result, and no goal comes from just one. That you think about it shows that you care. Tell somebody at home how it was. When you want, find one thing to practice, and the next match starts at 0-0.',
    'I am sorry, a day like that is heavy. Nobody loses that high alone: before each goal the ball passed all the others. Be sad today, that is fine. Tomorrow think of one thing that you did well and of one to practice. Talk to somebody you like about it.',
  ],
  whyInGoal: [
    'Somebody had to go in when no keeper was there, and your trainer trusted you with the hardest place on the pitch. It was brave of you to do it. Nobody can expect great saves from who never trained there. You may ask: “Why did you choose me?” and say if you do not want to do it again, or would like to practice it first.',
    'I cannot know the reason, but mostly a trainer picks someone who does not give up. Standing in for a place that is not yours is help for the whole team. Ask your trainer calmly why it was you, and where you play next time.',
  ],
  funNow: [
    'Good idea, something else helps. A game for today: put five things up, such as bottles or shoes, and knock them down with as few passes as you can. Then with the other foot. Nobody counts, only fun. {drill} can be such a game too.',
    'Then something just for fun: juggle in the maddest ways, knee, thigh, laces, and give each trick a silly name. Or race the ball against somebody at home around a chair. If you want one from the list, {drill} is a cheerful one. Nothing has to get better today.',
  ],
  laughedTogether: [
    'Haha, I would have liked to see that! The best stories are those one can laugh about together. I hope nothing hurts. What came next?',
    'That sounds like a good laugh! It is lovely when somebody enjoys it with you. Everything all right with you? Then tell me more.',
  ],
  rubbedHeel: [
    'Good that there is a plaster. With it on, wear old, soft shoes that do not touch the spot, or do something in socks indoors, and only if nothing hurts: roll the ball with your sole, or catch and throw against a wall. The new boots wait until the skin is well, then for ten minutes at a time. If it hurts or gets red, rest it and show it to your parents.',
    'First the plaster and other shoes, then it may be something light, as long as the spot does not hurt: soft passes from a stand, or how often you can balance the ball on your foot. Stop at once when it rubs. Put the new boots on for short times only, with two pairs of socks, when it is healed.',
  ],
  shoutedFromSide: [
    'It is hard to play when somebody shouts from outside, and more mistakes then are normal: your head has to do two things at once. Help for the match: choose one word, such as “next”, breathe out slowly, look at the ball and do only the next thing. You need not answer. On a calm day tell your trainer: “When you shout in the match I make more mistakes. Can you tell me at half time?” A parent can say it with you. Mean words are not OK, then tell your parents.',
    'You are not to blame for that, and many feel the same. Let the shouting be like rain: you hear it and play on. Look at the ball, breathe out longer than in, then the easy pass. Before the next match you can ask: “Please tell me one thing beforehand, that helps me more.” If it is insulting or makes you afraid, tell your parents or another adult you trust.',
  ],
  keeperCharged: [
    'A fair push shoulder against shoulder in a fight for the ball is allowed, near the goal too. Jumping into you, pushing with the hands, holding or standing in your way on purpose is a foul, and when you hold the ball in your hands nobody may attack you at all. Protect yourself: call “keeper!” early, jump off one leg with the other knee up in front, and take the ball as high as you can. If there is a crowd, punch it away. And land with soft knees.',
    'For the keeper: go early and loudly, with your knee up it is hard to bump you, and your eyes stay on the ball. The referee gives a foul when somebody pushes, holds or jumps into you; a fair shoulder is no foul. Once you have the ball in your hands, they have to leave you alone. If you are not sure to get it, punch high and to the side.',
  ],
  mealAfter: [
    'That is a good meal after training: it fills up your legs again. Best within an hour or two, with something that has protein, such as cheese, egg, beans, fish or meat, and some vegetables. Drink water with it. Your family knows what you like and what does you good.',
    'Yes, that fits well: pasta, rice or potatoes give you back what you ran away. Put something with protein beside it, such as egg, cheese or beans, and drink plenty of water. An hour or two after training is a good time.',
  ],
  ankle: [
    'That needs a break first: stop, and do not play on an ankle that is swollen, nor on one that hurts when you walk. Put it up high, and let somebody cool it for 10 to 15 minutes with a cloth between, a few times today. Show it to your parents. A doctor should look at it if you cannot stand on it or take four steps, if it is very thick or blue, or is not clearly better in a day or two. You play again when it is no longer thick, nothing hurts in walking and hopping, and an adult says yes; nobody can promise a day.',
    'With a twisted ankle: no football now. Raise it, cool it for 10 to 15 minutes with something cold in a cloth, rest it. Tell your parents today. If you cannot step on it, it swells a lot or it still hurts after two days, a doctor has to see it. For the match holds: not while it is swollen or hurts, and only when an adult has said yes.',
  ],
  ankleOfChild: [
    'Let the child stop for now: no play on an ankle that is swollen or hurts in walking. Raise it, and cool it for 10 to 15 minutes with a cloth between, a few times on the first day. See a doctor today if the child cannot take four steps, the bone itself hurts when touched, or it is very swollen or blue; and if it is not clearly better in a day or two. Back to play when the swelling is gone and walking, hopping and running do not hurt, and then with half as much.',
    'First a rest, raised, and cooled for 10 to 15 minutes with a cloth between. I cannot see it, so a doctor decides where the child cannot step on it, the swelling is large, or it stays for more than two days. No match while it is swollen or hurts.',
  ],
  swollen: [
    'A break: nobody should play on a swollen ankle. It is not steady then, and one twists it again easily. Rest it, raise it, cool it for 10 to 15 minutes with a cloth between. Show it to your parents, and if you cannot step on it or it is not better in a day or two, a doctor should see it. Playing comes when it is no longer thick, nothing hurts, and an adult says yes.',
    'Better a break. As long as it is swollen it cannot hold you, and playing makes the break longer. Cool it with a cloth between, put it up, and let an adult look at it; a doctor if you cannot stand on it or it stays so for two days.',
  ],
  growing: [
    'That may be: at your age the place where the bone grows often gets sore from running, at the heel or below the knee. It is quite common, and does not stop you growing. But I cannot see you, and a doctor can tell it from other things. Until then rest from running and jumping, soft shoes, and cool it after a day on your feet if it does you good. Good that your parents look at it with you.',
    'Your family may be right: while you grow, the growing parts of heel and knee can hurt from a lot of running. Mostly it passes with a break and with less for a while. A doctor can say whether it is that. Until you know, do not run or jump on it.',
  ],
  growingOfChild: [
    'It may be: soreness of a growth plate, at the heel (Sever’s) or below the knee (Osgood-Schlatter), is common between about 8 and 15, mostly when a child grows fast and runs a lot; it hurts after sport and gets better with rest. I cannot tell from afar, and a doctor can. What helps now: less running and jumping, shoes with a soft heel, cooling after sport with a cloth between, and gentle stretching of the calf where it does not hurt. See the doctor soon if there is a limp, swelling, pain at night or at rest, or only one spot hurts after a knock.',
    'That is one thing it could be, and a common one at that age: the growing part of the bone at heel or knee gets sore from running and jumping. It is no damage for life, and mostly passes with a break. Only a doctor can say it for sure. Until then: rest from running, a soft heel in the shoe, cooling with a cloth between, and no playing with a limp.',
  ],
  carryOn: [
    'You will grow all the same, but playing on with pain mostly makes it longer and worse, and one runs crookedly and hurts the next place. So wait for the doctor or your parents; a break of some days costs you nothing that you cannot get back.',
    'It does not stop your growing. But pain says that the place needs rest: who plays on often has it for months in place of weeks. Stop running and jumping until the doctor has seen it, and tell it at home when it gets worse.',
  ],
  shinOfChild: [
    'Yes, a break is right while it hurts. Pain along the shin after running often comes from too much at once, hard ground or old shoes; it may also be something else, and a doctor decides that. Let the child rest from running and jumping for some days, cool it with a cloth between for 10 to 15 minutes, and look at the shoes. See a doctor if it is not better in a week, hurts at rest or at night, is swollen, or one small spot is very sore to touch. Then start again with half as much.',
    'I would pause. A shin that hurts after running is mostly overloaded, and gets better with rest; a doctor can tell whether it is more. No running until walking and hopping do not hurt, soft ground afterwards, and shoes that fit. With a swelling, a limp, pain at night or on one small spot, see the doctor now.',
  ],
  withoutBody: [
    'Yes, with your eyes and your head: watch a match and look where a player of your place stands before the ball comes; stop the video and guess the next pass; draw three ways to get free on paper; learn the rules of offside. And go along to training and cheer. No drill with the sore part, and none around it either. When an adult says yes, write “it is better, they said yes”.',
    'There is plenty without running: watch one player for ten minutes and count how often he or she looks round, think through your last match like a film, or plan with your trainer what you want to learn next. Your body rests meanwhile. When it no longer hurts and an adult says yes, tell me “they said yes”.',
  ],
  buildUp: [
    'When the doctor or you say yes, in steps: first some days of walking and easy ball touches, then jogging and soft passes, then sprints, turns and shots, then a part of team training, and at last a match. Begin with half as much as before, a day off between, and go on a step only if nothing hurts during it and the next morning. If it hurts, one step back.',
    'Slowly, and pain decides: week one half the time and no jumping, week two nearly all of it but shorter, then full training, and a match last. Warm up well, soft ground first. Tell the trainer, so that nobody hurries. If pain comes back, stop and ask the doctor.',
  ],
  toeKick: [
    'Ouch, the toe is not made for kicking: it is small and hard balls hurt it. Kick with your laces: standing foot beside the ball, toes of the kicking foot pointing down, foot stiff, and hit the middle of the ball with the hard bone under your laces. For passes use the inside of the foot. Begin softly with a light ball, in shoes that fit. If the toe hurts in walking too, is blue or thick, stop and show it to your parents.',
    'Not with the toe, then it hurts no more: point your toes to the ground, make the foot stiff, and meet the ball with the laces. Look at the ball and swing slowly at first. Let the toe rest until it does not hurt; if it is blue, swollen or sore in walking, show it to a grown-up before you kick again.',
    'With the top of your foot, where the laces are: toes down, ankle stiff, standing foot beside the ball. Look at the middle of the ball and swing through it, slowly at first, then harder. The inside of the foot is for passes. The toe stays out of it, and rests while it is sore; if it is blue or thick, a grown-up should see it.',
  ],
  coachTextsChild: [
    'You are right to look at this. A trainer should not write to a child alone in private: in most clubs messages go to the parents or to a group with another adult in it. Keep the messages and delete nothing. The child should not answer alone, and nothing is its fault: ask calmly what is written, and read it together. Speak with the club’s welfare or safeguarding officer, and say that messages go to you from now on. If it is about secrets, pictures, bodies or meeting alone, or the trainer threatens, go to the police. {helpline} Here in Touchline nobody can write to a child. I am a computer program: they know more than I do.',
  ],
  whoAtClub: [
    'Ask for the club’s welfare officer, also called safeguarding or child protection officer: the name is mostly on the club’s page or notice board. If there is none, or it is about that person, go to the national association: its safeguarding team takes calls from parents. Bring the messages or notes with dates. You need no proof to ask. If a child is in danger, or it is about bodies, pictures or a threat, call the police.',
    'The right person is the welfare or safeguarding officer of the club, else that of the regional or national association. Tell what happened, with days and messages, and ask what they do next. Speak with them rather than with the trainer first. Where it is about bodies or pictures, or where somebody threatens, the police help you at any time.',
  ],
  adultsInApp: [
    'No. Nobody can write to a child in this app, no adult and no other player: there is no chat between people, only this talk with me, a program. On the leaderboards others see a name, a drawn picture and the days and drills, and under 13 not even that until it was chosen. It can be switched off in Settings with “Others see me”.',
    'Not through this app: people cannot send each other messages here. I am a program, and nobody sits behind it. On the leaderboards stand names and drawn pictures; with “Others see me” in Settings the child is not shown there.',
  ],
  chatBullied: [
    'That is not OK, and it is not your fault. Mean words in a chat are bullying, and they say nothing about your football. Do not answer them. Keep the messages, take a screenshot, then mute the chat or leave it: you need not read that. Show it today to a grown-up you trust, such as a parent, your trainer or a teacher. They can stop it.',
    'I am sorry they write that, nobody has to put up with it. You did nothing wrong. Take screenshots so that you have something to show, do not write back, and mute or leave the chat. Then show it to your parents, your trainer or a teacher: it is their job to stop it.',
  ],
  chatHidden: [
    'That is not OK, and it is not your fault. It is bullying, and it says nothing about your football. Keep the messages, do not answer, and mute the chat or leave it. I understand that you do not want it known at home. But you did nothing wrong, and a parent would want to help you. If it is too hard to say, show the phone without a word. If not at home, then tell your trainer or a teacher: one grown-up should know.',
    'It is normal not to want anybody at home to know, many feel like that. Still: you are not to blame, and you need not bear it alone. Choose one grown-up, perhaps a teacher, your trainer or somebody in your family, and show what they write. Say what you want: “Please talk with me first before you do anything.” Keep the messages, and mute or leave the chat.',
  ],
  tellingWorse: [
    'Many are afraid of that. Most of the time it gets better when a grown-up knows, because the others stop when somebody is looking. You can say how it should go: “Please do not tell them that it was me. Talk with me first.” A trainer can speak to the whole team without a name. If it does get worse, tell it at once again. Keeping it to yourself mostly lets it go on.',
    'It is right to think about that. So tell it to somebody calm, and ask for a plan: who talks to whom, and that your name is not said. Write down what happens and when. If it does not stop after that, tell the next grown-up, and again. Nobody may punish you for telling.',
  ],
  trainerShouts: [
    'I am sorry, that is not OK. A trainer may be strict, but you should never be afraid of training. You are not to blame, and everybody makes more mistakes when somebody shouts. Please tell your parents today how it is, with the words that he or she says. They talk to the trainer, or to the welfare officer of the club, who is there for such things. You need not go alone on the day, or at all until it is better.',
    'Thank you for telling me. Being shouted at all the time is not OK, and it is not your fault: you are there to learn, and mistakes belong to that. Tell your mum or dad: “I am scared of how my trainer shouts.” It is for them to sort out, not for you. Every club has somebody for that, called the welfare officer. If it is hard to say, write it down and hand it over.',
  ],
  tellTrainerOfTeasing: [
    'Yes, tell your trainer. Often they really do not notice, and they can only stop what they know of. Say it before or after training when nobody else listens: “The others laugh at me and leave me out. It hurts me. Can you help me?” If that is hard, a parent can come along. That is no telling tales, and you are not to blame.',
    'Yes, that is right and brave. Choose a quiet moment, and say what happens and how often: “They laugh at me every time. Please look out for it.” Ask that your name is not said before the team. Tell your parents as well, then somebody helps you if nothing changes.',
  ],
  shallTell: [
    'Yes, tell it. Getting help is right, and you are not to blame. One sentence is enough: “Something happens that hurts me, and I need your help.” If it is about your trainer, or somebody close to him or her, tell a parent or a teacher instead. If the first one does not listen, tell the next one.',
    'Yes, please do, today if you can. You need not tell all at once. Begin with: “I do not feel good about something, can you help me?” Choose a grown-up whom it is not about. If nothing changes, tell another one.',
  ],
  willTellThenPass: [
    'That is a good decision, well done. Telling is the most important thing. For your passing: place your standing foot beside the ball and point it at the target, lock your ankle, and hit the middle of the ball with the inside of your foot. Ten passes with each foot against a wall, three times. {pass} is a good drill for it.',
    'Good that you tell it, that is brave. And now passing: look up before the ball comes, take it with a soft first touch, and pass with the inside of the foot, firmly. Start close to a wall, then take a step back. {pass} trains just that.',
  ],
  sickEatingEarly: [
    'Then do not force it: many cannot eat much early, and that is fine. Try something small and light you like, such as toast with jam or honey, a banana, or a yoghurt, two hours before you play. If the match is early, eat well the evening before, and take a few bites and some water in the morning. If you feel sick often, also on other days, tell your parents.',
    'You need not eat what you do not like. Take what goes down easily: toast, a banana, some dry cereal or a smoothie, in small bites and not just before the start. Stand up a bit earlier, so that your belly wakes up. Try it on a day without a match. If you feel sick on other days too, tell your parents.',
  ],
  watchWithoutMe: [
    'I understand that: watching the others play hurts when you would like to be there. You do not have to go. You may say: “I hope you win, I do something else today.” If you do go later, that is brave. Do something that you like on that day, and tell somebody at home how you feel. One choice does not say how good you are.',
    'That is a feeling that many players know. You can stay at home this time and be no bad friend. Perhaps meet somebody you like, or play for yourself. And if you are curious, ask the one who chose: “What could I work on for the next time?”',
  ],
  limbForWeeks: [
    'Two weeks or longer is too long to play on with it. Take a break from running, jumping and hard kicks, tell your parents today, and let a doctor look at it: that is no emergency, but it should be soon. While you grow, the spot under the kneecap or at the heel often gets sore, and only a doctor can tell whether it is that. Cool it after the day if it does you good. Go at once if it is swollen, if it hurts at night, or if you limp.',
    'Pain that does not go away belongs to a doctor, so tell your parents today. Until then rest it: no sprints, no jumps, no shooting. In your years it often comes from growing and a lot of running, and mostly it gets well with a break. Swelling, limping or pain at night means: go right away.',
  ],
  askForMinutes: [
    'Choose a quiet moment before or after training, not on the day of a match. Say: “I would like to play more. What should I work on for it?” Then listen, thank him or her, and do just that. Do not speak of other players. Nobody gets angry about such a question, it shows that you want to learn. If you are nervous, practice it once at home.',
    'Say it short and kindly: “Coach, I love to play. What do I have to do better to get more minutes?” On the pitch, when there is time, and with a smile. Ask for one thing to work on, and show it in the next three trainings. Then ask again how it was.',
  ],
  beatBigOne: [
    'Against somebody bigger and older you win with speed of feet and mind, not with strength. Keep the ball close and away from him, go slowly at first, do one feint, then three fast steps past his side. Shoot early, and low. In defense stand side on, a long step away, and wait until he pushes the ball too far. And play short games to three goals, then nobody gets tired. Have fun!',
    'Ha, show them! Look at which foot he plays with, and go past the other side. Change speed: slow, slow, fast. A step-over or a drag-back once, then go. When he has the ball, do not jump in: stay on your toes, go backwards slowly, and take it when he looks down.',
  ],
  bigWin: [
    'Wow, what a win, well done! Enjoy it, you have earned that. What was your best moment? And when you train again: keep doing just what worked today.',
    'Yes! Congratulations to you and your team! A day like that is the best of football. Which moment do you like best? Celebrate first, we go on when you feel like it.',
  ],
  stillHappy: [
    'Ah, you won, and I understood you wrong: congratulations! I am glad that you are happy. Enjoy it, and tell me your best moment.',
    'Sorry, then it was a great day! Congratulations on the win. What was the best thing about it?',
  ],
  restDayOfChild: [
    'No, you need not stop him or her: wanting to play is lovely. On a rest day easy and short is fine: juggling a little, a kickabout with friends, no sprints and no counting. Just keep one day a week really free, and stop when something hurts, or when the child is tired or cross. Agree on it beforehand: “Twenty minutes for fun, then we do something else.”',
    'Let it be play, and no training: a kickabout in the garden does no harm on a rest day. What should rest is hard running and many repeats. Watch for sore heels or knees, tiredness and bad sleep: then it is better to stay in for a day.',
  ],
  wordsForChild: [
    'Say little, and listen first: “I am glad you told me. It is not your fault. You do not have to decide tonight.” Then ask: “What was the worst of it, and what would help you?” Do not talk her or him into staying or quitting. Tomorrow you may think about it together: talk to the trainer, wait for a while, or look for another team. Loving the game and not this team is a good reason to look for a better place.',
    'Words that help: “That sounds hard. I believe you. I am on your side.” And: “You play well when it is fun, and we find a place where it is.” Leave decisions for a calm day, and then talk to the trainer about what happens. If the child keeps being sad, sleeps badly or does not want to go to school, ask a doctor or the school for help.',
  ],
  switchTeams: [
    'It is no bad idea if the child is unhappy there, but talk first: tell the trainer what happens, and give it two or three weeks. Ask your club or association about the rules, as in some leagues one may change in the season only in certain weeks. Visit a training at the new team together before you decide, and let the child say goodbye well. Where a child is bullied and nobody acts, you need not wait for the end of the season.',
    'It depends on why. If it is about minutes, a talk with the trainer and some patience often help. If the child is left out or laughed at and it does not stop, changing is right in the season too. Check when your league allows it, try a training there first, and let the child choose.',
  ],
  minutesOfChild: [
    'Ask for a short talk, not on a match day and not from the side line. Begin with thanks, then one open question: “He or she loves to play and would like more minutes. What should we work on?” Do not compare with other children, and do not speak of tactics. Ask how playing time is shared in this age group: many clubs have a rule for it. Even better, let your child ask that question, and stand beside it.',
    'Send a friendly line: “Could we talk for five minutes after training?” Then listen more than you speak: “What does my child do well, and what is missing for more time?” Agree on one thing and look at it again in four weeks. That is no pushing, trainers like parents who ask so. If there is no fair share after that, ask the youth leader of the club.',
  ],
  nameOfChild: [
    'On the leaderboards others see a display name, which should be a nickname, with a drawn picture, the level, days, drills and tokens: no real name, no address, no results. Under 13, or without an age, nobody is shown there until it was chosen in Settings with “Others see me”. Switch that off and nobody sees the child at all. Nobody can write to it here.',
    'Only the display name that was chosen, and only on the leaderboards if “Others see me” is on in Settings; below 13, or without an age, it is off at first. Choose a nickname that does not lead to the child. Other players see no practice and no results of it, and cannot send messages.',
  ],
  tellOfTrainer: [
    'Yes, tell your mum or dad. That is no telling tales: you get help, and that is brave. You are not to blame, and a parent would want to know. Say it as it is: “My trainer shouts at me, and I am scared of training.” They talk to the club for you, best to its welfare officer, so you need not say it to the trainer yourself.',
    'Yes, please tell it at home today. Nobody is a snitch who asks for help. Tell what is said, how often, and how it feels. A parent can call the welfare officer of the club, and you need not talk to the trainer about it.',
  ],
  fewMinutes: [
    'Only a few minutes, that is hard when you wanted to play so much. It does not say how good you are. Ask your coach in a quiet moment at the next training: “I would like to play more. What should I work on?” In the minutes that you get, run hard, call for the ball and play it simply: that is seen. Tell it at home too.',
    'That stings, above all when it is not the first time. I cannot know the reason, and your coach can: ask kindly, not right after the match, what is missing for more minutes, and work on just that. And be ready when you are called: the first two runs at full speed.',
  ],
  ifTheyLaugh: [
    'That fear is normal before something new, and mostly nobody laughs: everyone looks at the ball and at themselves. If somebody does, breathe out, smile once and play the next pass. Everyone misses balls. If it goes on or hurts you, tell the trainer or a parent: then it is their job to stop it. And if it happens already, tell me or them.',
    'Nearly everyone has that thought before a first training. What helps: come a little early, say your name to one kind face, and begin with easy passes. A miss is forgotten with the next ball. Should they laugh in a mean way, that is not your fault, and a grown-up has to know it: your trainer or your parents.',
  ],
  girlInBoysTeam: [
    'Good choice: football is for girls just as for boys, and many of the best women began in a boys’ team. Come a little early, say your name, and ask a parent to settle with the trainer where you change. Call for the ball loudly, play simply at first, and show what you can do. If somebody is mean because you are a girl, tell your trainer: that is not OK, and theirs to stop.',
    'You will do fine. The first days: say hello to the trainer, ask where girls change or come in your kit, find one player to pass with, and go into each ball with courage. You need not be the strongest: first touch, eyes up and running count. Should anybody leave you out, tell the trainer and your parents early.',
  ],
  whereToChange: [
    'Ask the trainer before the first day, or let a parent ask: many clubs have a room or a time for girls, or for who likes to be alone. You can also come in your kit with a jacket over it and wash at home. Nobody may make you change in front of others, and no grown-up has to be in there with you. If somebody does, tell a parent.',
  ],
  stillLikesIt: [
    'Crying because something matters to you is fine, and many good players do. What counts is what you just said: you like it and want to play more. Tell that to your parents in one sentence, in a calm moment and not in the car right after a match: “I was sad, but I do not want to quit. I want to play more.” Then ask your coach what you should work on.',
    'Then you need not quit: tears after a hard match say only that you care. Say it at home just as you said it here. To play more, ask your coach at the next training what is missing, and choose one thing to practice for it.',
  ],
  tooSlowFaster: [
    'Then you know what to work on, and speed can be trained: five to eight short sprints of a few seconds, with a long rest after each, on two days a week. Quick small steps and strong arms help the start. On the pitch you are faster when you look early and go a moment before the others. Being slow now says nothing about next year.',
    'If that is the reason, it is one you can change. Sprint short and rest long, two days a week, and do quick feet drills for the first steps. And think ahead: who sees the pass coming starts sooner. Ask after some weeks whether it is seen.',
  ],
  toePoke: [
    'Good that you ask! The toe is small, so the ball flies anywhere. Point your toes down, hold your ankle firm, and hit the middle of the ball with your laces to kick it far, or with the inside of your foot to pass. Your standing foot is beside the ball and points where it shall go. Start slowly, from two steps, ten times with each foot.',
    'It is not bad, just hard to aim: a toe hits the ball with one small point. So turn your toes down, make the foot hard, and use the laces, the hard part on top. For passes take the inside of your foot. Put the other foot beside the ball, looking where the ball shall go, and begin softly.',
  ],
  mayAsk: [
    'Sure, ask! I am a program and know football, practice and this app best. Of other things I know little, and then I say so. If something worries you, a grown-up you trust can do more than I can.',
    'Of course, go on. With football I can help most; with anything else I tell you honestly if I do not know it. For what weighs on you an adult you trust is the better one.',
  ],
  fearsToAsk: [
    'Asking is not whining: whining is “that is unfair”, asking is “what can I do better?”. Choose a quiet moment before or after training and say just that: “I would like to play longer. What should I work on?” Then listen, say thank you, and do it. Trainers respect that.',
    'Talk of what you want to learn and not of what was unfair, then nobody hears a complaint: “I want to help the team for longer. What is missing?” Short, calm, not right after the match, and no word about other players. That shows strength.',
  ],
  friendJoinsIn: [
    'That hurts most of all, when a friend is part of it. Some join in only because they are afraid to be the next one; that makes it no less wrong. You need not decide today. Tell her or him once, when you are alone: “It hurts me when you do that too.” Who is a friend stops. Who goes on is no friend right now, and you may keep your distance without being unkind. You are not to blame. And please tell a grown-up, at home or at school, all of it, with that friend in it: it should not be you alone who ends this.',
    'A friend does not laugh along, so it is right to ask yourself that. Think of how you feel beside that friend when you two are alone: safe, or small? Say what you saw in one calm sentence and watch what happens then. You owe nobody a secret, an invitation or a seat beside you. Look for one person who is kind to you, and tell a grown-up you trust what happens and who is in it, so that it ends.',
  ],
  afterLostMatch: [
    'Straight after the match, and in the car, say little: “I love watching you play”, something to drink, music if wanted. No analysis, and no comfort that talks it away. If your child begins, listen and ask once: “Do you want to talk about it, or not now?” The next day is better for a talk, and one question is enough: “What was good, and what do you want to try next time?” Mistakes are for the trainer.',
    'Good parents mostly say three things: “Did you have fun?”, “I saw how hard you ran”, and “What would you like to eat?”. The rest can wait until the next day, and until your child wants it. Do not talk of the result, the referee or other children on the way home. If there are tears, sit beside your child and wait: they need no answer.',
  ],
  doesNotTalk: [
    'After a defeat that is normal: the disappointment has to go somewhere, and a closed door says “not now”, not “go away”. Leave an hour or two, say once through the door “I am here when you want”, and offer something ordinary later: food, a walk, a film. Do not ask for the match. The next day a short “Was it the result, or something else?” is enough. If it lasts for more than a week, or your child does not want to go to training at all, talk to your child and to the trainer.',
    'Give it time, and take the door calmly: the rule “we do not slam doors” can wait until the evening. Many children talk later, side by side, in the car or with the ball, and not face to face. You can begin with yourself: “I hated losing at your age too.” If it is about more than a lost match, you see it by sleep, appetite and friends; then ask directly and get help.',
  ],
  sitsAndHelps: [
    'Sitting is no obstacle, the child moves and you are the partner. Three games: you roll or throw the ball gently, and it comes back with the inside of the foot, ten with each side. Put two bottles in front of your chair as a goal, and count out of ten. Call “left”, “right” or a number while your grandchild dribbles towards you, so that the eyes come up. You count, praise and hold the clock: that is what makes it fun. Ten to fifteen minutes are enough, and a soft ball is kind to your knees.',
    'From a chair you can do a lot: be the wall. The child passes to you from three steps, you stop it with foot or hand and roll it back, now and then to the side. Or hold up fingers while the child dribbles or juggles, and it says how many. Or you throw the ball in a low arc, and it is stopped with foot or thigh. Change the game after five minutes, and let the child be the one who makes a rule.',
  ],
  onlyKeepGoing: [
    '“Keep going” is kind, but you cannot practice it. So ask about one thing that can be answered with one word: “What should I do better first: passing, running free, or defending?” Then “How do I see that it is better?”',
    'Then do not ask “how am I doing”, ask about one moment: “On Saturday I lost the ball on the left. What should I have done there?” To a question like that nobody can say “keep going”.',
    'Try a goal you bring yourself: “I want to work on my first touch for four weeks. Is that the right thing for my place? And will you look at it at the end of the month?” Then your trainer only has to say yes or no, and looks.',
    'Perhaps there is no time on the pitch. Ask for two minutes beforehand: “Could I talk to you for two minutes after training on Thursday?” Or a parent may ask along. Somebody else can help too: ask the assistant trainer or an older player what they see.',
    'You can find out without the trainer as well: after each match write down one thing that went well and one that did not. After three matches you see what comes twice, and you take just that along: “This happens to me often. Which drill do you know for it?”',
  ],
  tallAhead: [
    'Behind tall players you win with time and place, not with height. Do not stand still in their back: begin two steps further out and run in late, past their shoulder, when the ball is kicked. Go for the first post or the second ball that falls down. And look over your shoulder before it is kicked, then you know where the gap is.',
    'If you see nothing, change the place: a step to the side or back, so that you see the ball between two of them. Tall ones are slower to turn, so move twice: one step away, then quickly into the gap. Balls on the ground and loose balls are yours. A keeper calls loudly “keeper!” and asks the own defenders to leave the line of sight free.',
  ],
  disturbs: [
    'Mostly that child needs a task, movement or to be seen. Give it a job before it begins: hand out bibs, count, be the first to show. Speak quietly and close by, one sentence: “I need you to listen now, then you play.” Praise at once when it works. Stand so that it is next to you, explain in twenty seconds, and have no lines. After training ask the child alone what is hard, and then the parents, as a question and not as a complaint.',
    'Look when it happens: while you talk, it talked too long; while waiting, the form has too many who wait. Agree on one sign for the whole team, such as ball under the sole. If it goes on, a short break beside you, one minute, without a speech, then back in. Notice three good things for each reminder. If nothing changes for weeks, talk to the parents and to another trainer of the club.',
  ],
  benchForDisturbing: [
    'A short break of a minute or two, yes; a whole match or training, no: who sits out learns no listening, and has more reason to disturb. Say beforehand what happens and why, do it calmly, and take the child back with a task. Laps and press-ups as a punishment make running a punishment; leave them out.',
    'Better not as a punishment. Let the break be short, the same for everybody, and end with “now you are in again”. Minutes in a match should be shared whatever happened on Tuesday. What works more is a job with responsibility, and a talk with child and parents together.',
  ],
  fairMinutes: [
    'With children everybody plays about half of each match. Write a plan beforehand: change in blocks, for example every seven or eight minutes, always two or three at once, and note it on a card. Start with other ones each week, and let all try each place, goal too. Tell parents and children the plan, then nobody counts against you, whatever the score is.',
    'Fix it before the match and not by the score: divide the minutes by the players, change at fixed times, and begin next week with those who ended on the side. Pairs make it easy: two share one place. A helper with the list keeps your head free.',
  ],
  noPassesToChild: [
    'That is hard to watch. There may be several reasons: it stands behind an opponent, it is new, or the others only pass to friends. Look at one match first: is it free and calls, and still gets nothing? If it is rarely free, two things help at once: move away, then come towards the ball, and call loudly. If it is free and is passed over, the trainer should know.',
    'First find out which it is: not seen, or not wanted. Watch for ten minutes how often your child is free and asks for the ball. Not free: practice moving into gaps and the first touch. Free and passed over: talk to the trainer, calmly and with what you saw. And is it kind off the pitch too? If it is left out there as well, that is more than football.',
  ],
  noPassesToCoach: [
    'Yes, if it was so in more than one match. Ask for five minutes after training, without your child and without others. Say what you saw, and ask: “Is that how you see it? What can we do at home, and what can you do in the team?” Trainers can mix the teams, play with the rule that all must have touched the ball, or pair children anew.',
    'Yes, as a question and not as a complaint: “My child seldom gets the ball, how do you see it?” Name no other children. Ask your child first whether that is all right, and agree to look again after three weeks.',
  ],
  noPassesWords: [
    'Begin with the feeling: “I saw that you were free and nobody passed. That must be annoying.” Then ask, do not solve: “How is it for you?” One thing your child can do itself helps most: call a name loudly, and show the foot. And praise running free, even where no ball comes: “You got free four times today.”',
    'Say what is true: “It is not because of you as a person, and you can do something.” Agree on one small aim for the next match, for example being free three times and calling. Tell nothing bad of the others. If it says that nobody is kind to it, listen on, and tell the trainer.',
  ],
  prefersOther: [
    'That is fine: who likes something else has found something. Do not set the ball against it. Offer ten minutes when the other thing is done, let the child choose the game, and stop while it is still fun. If it says no, leave it for today. It may mix, too: draw the goal with chalk and then aim at it.',
    'Then let it, and let football be small: five or ten minutes, twice a week, as a game with you. Children come back to what nobody made them do. If football is never what it wants, it may be the right time for another sport, and that is no loss.',
  ],
  littleSibling: [
    'For somebody that small: goals with the hands and feet. You two sit or stand three steps apart with legs wide, and roll the ball through the other’s legs; each goal a point. Then with the inside of the foot. A soft ball, and you use only your weaker foot: so it is fair, and you learn something as well.',
    'Play “traffic light”: your little one has the ball and runs with it, you call green, yellow (slow) and red (foot on the ball). After five calls you swap, and you have to do it with your weaker foot. One ball is enough.',
    'Play bottle bowling: put up three bottles or cups, both have three shots each from the line, the little one from nearer. You shoot with your weaker foot. Who fetches the ball counts aloud. Two minutes a game, then change the line.',
    'Small children like stories more than drills: you are the shark, the ball is the treasure, and your little one has to bring it past you to the island. Let yourself be tricked often. Stop after five or ten minutes, while it is fun, then it wants to play again tomorrow.',
  ],
  boredChild: [
    'Five minutes are quite enough at first. Change the game before it gets dull, every three to five minutes, and let your child choose the next one. A number helps: “How many can you do in a minute, and can you beat it?” Stop while it is still fun, then tomorrow begins more easily.',
    'Make it shorter and sillier: two minutes each, three games, done. You against your child, with you on the weaker foot. Chase each other with the ball, hit a bottle, guess how many. What gets dull is mostly the repeating, and not the ball.',
  ],
  allWell: ['Glad to hear that! What shall we do: a drill, a plan, or do you have a question?', 'That is good! Ask me whatever you like, about practice, matches or the app.'],
  parentComplains: [
    'Thank the parent for saying it, and talk at another time: not beside the pitch, and not before the children. Listen first, repeat in a sentence what it is about, then name your rule, the same for all: “Everybody plays about half, and I write it down.” Promise nothing for one child alone. If it gets loud or comes again and again, take somebody of the club along.',
    'Offer ten minutes in the week, with you, the parent and perhaps a second trainer. Ask: “What does your child say about it?” Tell how you share minutes and places, and why. A short message to all parents at the start of the season, with your rules, saves most of these talks.',
  ],
  foodAvoided: [
    'Thank you for telling me, I leave that out. A good meal two to three hours before: rice or potatoes with vegetables you like. Up to an hour before something small that you eat often and that suits you, for example a rice cake, and water in sips. What is safe for you, your parents and your doctor know best, and your trainer should know of an allergy too.',
    'Understood, not that. Plain rice or potatoes two to three hours before do well, and later only a small thing that you know and tolerate, such as rice cakes. Water with it. Try nothing new on the day of a match, and ask your parents which food is safe for you; with an allergy tell the trainer as well.',
  ],
  toldNobody: [
    'Then you carry that all alone, and you need not. Please tell one person today what the others do: your mum or dad, a teacher, or your trainer. You can say: “Something happens in the team that hurts me, please help me.” Or show the messages without a word. It is not your fault, and it is no telling tales.',
    'Thank you for telling me, that is a first step. I am a program and cannot stop it, but a grown-up can: choose the one you trust most, at home, at school or in the team. One sentence is enough: “They are mean to me, and I do not know what to do.” If the first one does not listen, tell the next. You did nothing wrong.',
  ],
  tellCoachOfPain: [
    'Say it before you begin, short and plain: “My knee (or what hurts) has been sore for … weeks when I run. I want to play, but I have to get it looked at first.” Nobody good thinks that is soft: trainers want to know, and who hides a pain is out for longer. Ask a parent to come along or to call, and whether you can be seen another day. And show it to a doctor before you run again.',
    'Calmly, and with the facts: where it hurts, since when, and in what. “It hurts here when I sprint, since three weeks. I do not want to make it worse, can I show what I can do later?” That sounds grown-up, not soft. Let a parent say it with you, and let a doctor look at it first.',
  ],
  keeperUnwilling: [
    'It is fair not to want that every time. In teams of children everybody should try each place, in goal too, so take turns. Tell your trainer before training: “I have been in goal often. May I play up front on Saturday, and somebody else goes in?” If it is hard to say, ask a parent to come along. Which place would you like best?',
    'Then suggest a fair rule: everybody goes in goal for one half, and a list says who is next. Say it kindly: “I do my turn, and I want to play on the pitch too.” A trainer cannot know that you mind if nobody says it. Do you want tips for goal, or for playing up front?',
  ],
  flinchWithAdult: [
    'Yes, ten minutes with a grown-up are just right. Take a soft ball or a rolled-up sock. Three minutes: it is thrown softly from three steps, you say aloud what color or number you see, and catch it. Three minutes: the same with a ball on the ground, then at knee height. Four minutes: a little faster, only as fast as your eyes stay open. You say when.',
    'Good idea, and short is best. Your helper throws a soft ball slowly, you watch it right into your hands and say “now” when it touches them. After ten good ones one step further back, then a bit faster. Stop while you still feel safe.',
  ],
  ballAndShoes: [
    'Ball: size 3 up to about 8 years, size 4 up to about 12, size 5 after that; at 8 the trainer knows which one the club uses. Shoes: for artificial turf those with many short rubber studs (AG or TF), not long ones; for grass FG; in a hall flat soles. A thumb of room in front, tried on with football socks.',
    'A size 3 ball up to about 8 years, size 4 up to about 12, then size 5; ask the club which it uses. On artificial turf choose shoes marked AG or TF with short rubber studs, on grass FG. They should sit firmly with a thumb of room in front: new ones half a year later are better than ones to grow into.',
  ],
  wideFeet: [
    'Wide feet need a wide shape, not a longer shoe. Look for “wide fit” or a soft upper that gives, and try them on in the evening, with football socks, both feet: nothing may press at the side, a thumb of room in front. Last season’s models and second-hand ones of the club are often half the price. The sole has to fit the ground: AG or TF for artificial turf.',
    'A small budget is enough: simple models of the big makers, sales and second-hand are fine, because feet grow quickly. For a broad foot try several makers, leave out narrow speed models, and take out the insole: the foot may not stand over its edge. For artificial turf short rubber studs (AG or TF).',
  ],
  tiredOnDays: [
    'Yes, that is a good sign to change something. Make that day free of extra practice, and look at sleep: nine to eleven hours. At least one or two days a week should be without any training. If your child stays tired when there is more rest, leave out one session for some weeks and tell the trainer; if it lasts all the same, ask your doctor.',
    'Drop the extra practice first, and keep what is fun. A free day after the hardest one helps most, and early to bed. Ask: “If you could leave out one, which one?” Tiredness that does not go away after two weeks of less belongs to a doctor.',
  ],
  otherThanFootball: [
    'Anything that moves and is fun: swimming, cycling, climbing, a playground, tag with friends, dancing, table tennis. It trains balance and stamina and gives the same muscles a rest. And nothing at all is good too: at least one day a week should be really free.',
    'Swimming or cycling is easy on the legs, climbing and gymnastics make strong and agile, catching and throwing games sharpen the eye. Free play outside with friends is best of all. Let your child choose, and leave one day with no plan.',
  ],
  tokensAndStreak: [
    'Tokens are the points of the app: they are earned by practicing, and packs with cards are opened with them; they cannot be bought with money. The streak counts the days in a row with practice. One short session a day keeps it, and if it breaks, nothing that was learned is lost.',
    'Both are rewards for practice. Tokens come with sessions and levels, and are spent on packs of cards, never for money. A streak is how many days in a row somebody practiced; after a day without it begins anew, which is no harm.',
  ],
  parentShouts: [
    'Talk to that parent alone and not during a match: “I know you want to help. When two people call, the children hear nobody and stop thinking for themselves. Please cheer only.” Give a job, such as counting passes. Tell all parents the rule at the start: the trainer coaches, parents clap. If it goes on, the club is there for that.',
    'That is a problem, and it is yours to solve, not the child’s. Before the next match say to all: “Praise yes, instructions no.” Let parents stand on the other side, a few meters back. With this one speak calmly afterwards, and ask how the child feels about it. If nothing changes, take somebody of the club along.',
  ],
  duelsBig: [
    'Small wins by timing and a low body. Do not run in: stand sideways, knees bent, an arm’s length away, and wait until the ball is a bit too far from the foot, then poke it away. Get your body between ball and opponent early, and you are hard to push. No foul: only the ball, no hands, no sliding from behind.',
    'Be first and be low. Go before the ball arrives, put your hip and shoulder between, and turn away quickly: big ones turn slowly. When defending, show the way to the line, be patient, and tackle only when the ball leaves the foot. If you come late, do not tackle, just run along: so there are no fouls and no cards.',
  ],
  headersBig: [
    'No, but you need not win them in the air. Make it hard: stand close and fair in front before the ball comes, so that there is no run-up. Then think of the next ball: guess where it drops and be there first. And from your own side play on the ground, that is where you are stronger.',
    'Let the header go, not the ball: step two or three meters back and collect what falls down. Say beforehand in the team who goes up and who takes the second ball. So you win as many balls as a tall one.',
  ],
  weakFootSmall: [
    'That goes with small touches and no shot. Only with that foot: roll the ball forward and back with the sole, twenty times; inside and outside in turn along a line; pull it back and turn; push it to a cushion two steps away and stop it. Five minutes a day, slowly first. After two weeks you feel the difference.',
    'Use only that foot: stop a ball that you throw up softly, dribble around two shoes with small touches, and stand on the other leg while the sole rolls the ball left and right. Quiet, and one square meter is enough. Count how many go well, and beat it tomorrow.',
  ],
  foodOfHome: [
    'Thank you for telling me, I leave that out and name no food that might not suit you. Eat what you eat at home without trouble: a normal meal two to three hours before, something small up to an hour before, water in sips. Your parents and your doctor know what is safe, and with an allergy your trainer should know it too.',
    'Understood. Then stay with the food you know and tolerate, and let your parents choose: a meal two to three hours before, only a little in the last hour, and water. Tell your trainer too if it is an allergy.',
  ],
  bedtimeOfChild: ['Count back from the alarm: up to thirteen years nine to eleven hours of sleep are right, from fourteen on eight to ten. With an alarm at seven that is ten o’clock at the latest for a child and eleven for a teenager. One short night spoils no match. To get there half an hour earlier each evening of the week helps, screens away an hour before, the bag packed in good time. If nerves keep your child awake, sit beside it for five minutes and let it tell you one nice thing of the last match.'],
  illChild: [
    'With a fever, a bad cough or a child that is worn out there is no sport at all today: rest, drinking and sleep. With a light cold and no fever a short walk or quiet play is enough, and practice waits. If it gets worse or lasts for more than a few days, ask the doctor.',
    'Better not today. A body that fights a cold needs its strength for that, and with a fever sport can do real harm. Rest until the child is well again, and ask the doctor if the fever is high, the cough is bad or it lasts.',
  ],
  illChildBack: [
    'When the child has been well for a day or two: no fever without medicine, no bad cough, and it eats, sleeps and plays as usual. Then begin with half of the usual time, easily, and stop when it tires quickly. After a high fever or a longer illness the doctor says when.',
    'Count from the first healthy day, and give it one or two days more. The first session is short and easy, the next one as usual if all went well. After flu, a high fever or an illness of a week the doctor gives the yes.',
  ],
  illChildMatch: [
    'Only if the child has been well and without fever for a day or two by then. With a fever or a cough on the day there is no match, however much it wants to play: another one comes. Tell the trainer in time, so that nobody counts on the child.',
    'A match is harder than practice, so it is the last thing to come back. If the child is quite well for a day or two before it, half a match is a good beginning; if not, stay away and tell the trainer today. When you are unsure, the doctor decides.',
  ],
  illChildMild: [
    'Good: without a fever and with a runny nose alone it is mostly harmless, and quiet play is fine if the child feels like it. Full training and matches wait until it is lively again and does not cough. If a fever comes, or it is weak, there is rest only.',
    'Then watch how lively the child is. No fever and good spirits: a few quiet minutes with the ball can be all right, and it stops when it wants. Tired, pale or coughing: rest. What lasts for more than a few days belongs to the doctor.',
  ],
  illChildStill: [
    'Then not yet. While a cough or a fever is there, training and matches wait; begin a day or two after it is over, easily. If the cough lasts for more than a week or the breath is short, see the doctor.',
    'In that case rest a bit longer. Cough and fever first have to be gone, then come a day or two of normal life, then a short easy session. A cough that stays for more than a week is for the doctor.',
  ],
  illChildMeanwhile: [
    'Nothing that makes it sweat. Watch a match together and see how players look around before they get the ball, look at its cards, talk about what it wants to learn next, and plan the first easy session. Sleep and drinking come first.',
    'Quiet football: watch goals of its favorite player and guess what comes next, learn a rule, draw a move on paper. The ball waits until the child is well.',
  ],
  latePlayer: [
    'Ask before you judge: children mostly come late because somebody brings them late. Speak with the player alone and kindly, then with the parents, and look for a way, such as a lift. Begin on time with a game that everybody wants to play: who is late misses the best part, and that is enough.',
    'First find out why, away from the others: a bus, a sibling, no wish to come? Agree on one thing, for example a message when it gets late, and give a job at the start (laying out cones). Praise each time that it works, and keep the rule the same for all.',
  ],
  benchForLate: [
    'Not as a punishment for a child that is driven by others: it cannot change the clock of its parents. If you have a rule, let it be known before, short and the same for all, such as starting a few minutes later in the match, and everybody still plays about half. Speak with the parents as well.',
    'Rather not for a whole match. Who is late may begin on the side until the next change, told calmly and beforehand. More helps what you agree on with the player and the parents: who drives, and who says so when it gets late.',
  ],
  bestPlayerToo: [
    'A rule counts only if it is the same for the best one too; the others watch that closely. Keep it small and known before, so that it costs the team little, and speak with the player about being an example: that is a bigger honor than a goal.',
    'Then it matters even more that nobody gets a special rule. With children one match is not worth it: what they learn about the team stays longer than a result. Tell the player beforehand, calmly, and let everybody have about half of the time.',
  ],
  parentsOfPlayer: [
    'Yes, a short and friendly word is good, and best with something that you like about the child first. Ask instead of telling: “How is it at home, does your child enjoy coming? What helps?” Tell the child before that you will do it, and leave it out if you worry that it gets into trouble: then the welfare officer of the club is the one to ask.',
    'Do that, in person and not in front of others. Say what you see, not what you think it means, and ask what they know: often there is a simple reason. If something about it worries you, speak with the welfare officer of the club.',
  ],
  parentsOfPlayerTold: [
    'Good. Then agree on one small thing with the player and the parents together, write down who does what, and look at it again after three weeks. If nothing changes, ask once more for the reason: sometimes a child does not want to come and does not say so.',
    'That was the right step. Now give it a few weeks and praise what gets better. If it stays as it was, a talk of the three of you helps more than a punishment.',
  ],
  shyPlayer: [
    'Small steps and no stage. Pairs and threes instead of speaking before all, a friend beside, questions that need one word, and a job such as showing a drill. Praise quietly and for something exact. Never “say something at last”: give it weeks, and tell the others that everybody may be quiet.',
    'Quiet is no fault; make it easy to join in. Say hello by name each time, ask alone and not in the circle, let the player choose between two things, and use games where everybody calls at the same time. Notice every small try, and do not push.',
  ],
  shyPlayerCalls: [
    'Name ball: in a circle of five each player calls the name of the one who gets the pass, first hand, then foot. Then three against one in which a pass counts only if the receiver called. As everybody calls at once, a shy player is not alone with it; a clap or a raised hand counts at first.',
    'Passing in fours with a word: “yes” means pass, “time” means turn, and who calls gets the point. Later a game to small goals where a goal after a call counts twice. Begin in pairs, so that nobody has to be loud before all.',
  ],
  illChildStreak: ['Let it end: being well is worth more than a number of days. A streak begins again with the next session, and all that was earned and learned stays.', 'A streak is no reason to train when ill. It starts anew with the first session afterwards; XP, tokens and results stay, and the longest streak stays in the account too.'],
  cryingPlayer: [
    'Let the child be sad for a minute, without fuss and without laughter: tears say that it matters. One quiet sentence, “You gave a lot, I saw it”, and then a job to come back with, such as carrying the bibs. In training play many short games with mixed teams, so that everybody loses and wins often. If it is every time, ask the parents in a friendly way how it is for the child.',
    'Before the game say aloud that everybody loses some and the next one begins at nil nil. Afterwards kneel down, name one thing that was good, and give it a minute. Praise effort and not the result, finish with something all can win, and nobody may laugh. Does it stay so for weeks, speak with the parents.',
  ],
  comparesWithFriend: [
    'Compare your child only with itself: “A week ago it was twelve, today it is fifteen.” Progress shows such numbers drill by drill. Praise what it does and not who is better, and ask what it likes about the friend: a friend who is further on is somebody to learn from. Children grow at very different times.',
    'Listen first, and do not argue the friend away. Then look together at what has grown since last month; small steps that one can count help most. Leave the friend out of your own talk too, after matches above all. If your child no longer likes to go, speak with the trainer.',
  ],
  wordsWhenComparing: [
    'For example: “She can do it already, you cannot do it yet, and you are on your way.” Or: “I love to watch you play.” Then ask what was fun today, and let the friend be.',
    'One sentence is enough: “I look at what you can do now and could not do a month ago.” And if it is just sad: “I am here, that is hard”, and nothing more at first.',
  ],
  friendSulks: [
    'That stings, and it happens between the best of friends: one bad day, and somebody says nothing. Stay kind, and ask her or him in a quiet moment, when it is just you two: “Are you cross with me, or did something happen?” Then listen. If it goes on for some days, tell your parents, they can help you sort it out.',
    'I understand that you keep thinking about it. Often it is nothing that you did: a bad day, or trouble in the match. Say hello as always, and before the next training ask: “Are we okay?” A talk of two minutes helps more than guessing. If you stay sad about it, tell somebody at home.',
  ],
  friendMadForReason: [
    'Good that you are fine, and now I understand. You did nothing wrong: who plays where is for the coach to say. She or he would like it too, that is all. Try: “I know that you wanted that. Shall we ask if we can take turns?” Mostly it is forgotten after the next match together.',
    'Ah, that is it. Then it is about the place and hardly about you. Give it a day, be as friendly as always, and say one nice sentence: “I would be sad too. You are good at it.” You can also ask the coach together whether you may take turns.',
  ],
  makeUpWithFriend: [
    'Make the first step, that is strong and not weak. Choose a quiet moment, just you two, and say: “I do not want us to be cross. What was it like for you?” Listen to the end, say sorry for your part if there is one, and then do something that you both like: pass the ball, for example. If it does not work at once, wait a day and try again.',
    'One sentence is enough to begin: “I miss you, shall we be friends again?” Say it when nobody listens, or write it on a small card. Do not talk about who was right. Then play something together, and it mostly comes back by itself. If you cannot do it alone, ask your parents or your coach for help.',
  ],
  coachOrParent: [
    'Both, one after the other: tell your parents first, as they can help you find the words or come along. Then ask your coach yourself in a quiet moment, not on the day of the match: “I would love to play more. What should I work on?” So it is a question and no complaint, and the coach can answer it.',
    'Begin at home: your mum or your dad listens and knows how you feel about it. Then say it to your coach, with them beside you if you like. Short and friendly is best: “I sit out a lot, and that makes me sad. What can I do to play more?”',
  ],
  fearsShoutingParent: [
    'I understand that, and you need not do it alone. Ask your other parent, a grandparent or your coach to be there, or to say it for you: “I play better when nobody shouts. Please just cheer.” Choose a quiet day, not right after the match. You do nothing wrong with it, and you may say how it feels. Are you sometimes afraid of that at home too? Then tell an adult you trust, such as a teacher.',
    'It is brave that you say that. Take somebody along: your mum or dad, whoever does not shout, or your coach, and let that one begin. You can also write it on a note. Somebody being cross for a moment does not mean that you did something wrong. And if you are often afraid of it, in other places than at the match too, please tell an adult you trust.',
  ],
  whatTheyShout: [
    'That makes it hard to think. On the pitch you are the one who sees the ball and the gaps, so you decide. Look up before the ball comes, and do what you see: shoot when the goal is near and free, pass when somebody stands better. At home you can say: “When you shout, I do not know what to do. Please just cheer.”',
    'Many people shout from the side, and it is meant as help, but it comes too late: by then you have seen it yourself. Listen to your coach and your team mates, and decide on your own. In a quiet moment say: “I like it when you cheer. Please do not tell me what to do.” If you do not dare, ask somebody at home to help you.',
  ],
  smallestInTeam: [
    'Not bad at all! Small players turn quicker, are hard to catch and often have the best feel for the ball. Everybody grows in their own time, and some of the best players in the world are small. Use it: quick feet, early looks, and the ball close to you.',
    'No, it is no fault and nothing to worry about. In football there is room for every size, and small ones are often first at the ball and round the corner before the others have turned. What counts is what you do with the ball.',
  ],
  lookBefore: [
    'Look before the ball comes: left shoulder, right shoulder, ball. At home with a wall: pass, look over one shoulder while the ball rolls, say aloud what you see, then take it. With a partner: he or she holds up fingers behind you, you look and say how many, and only then comes the pass. Five minutes of that, often, and in the match you do it by yourself.',
    'That can be practiced well: each time before the ball reaches you, take one short look behind you. Start without a ball, walk around and look left and right every three steps. Then with the wall or a friend: look, take the ball, turn to the free side. Count your looks, that is your score.',
  ],
  boysBetter: [
    'Some boys are further on than you right now, others are not, and it is not because you are a girl. Most of them simply had the ball at their feet for longer. What they can do, you can learn: a few minutes on many days, and with them, as playing with good ones makes you better. You belong on the pitch, whatever anybody says.',
    'That may be so today, and it is no proof of anything: who has played for longer is ahead for a while. Compare yourself with yourself: what can you do now that you could not do in the summer? Football is for everybody, and you belong there.',
  ],
  laughedAsGirl: [
    'Laughing at you for that is not okay, and you did nothing wrong. Say calmly: “I play football, and I like it”, and go on playing, with those who are nice to you. Tell your parents and your teacher or coach, so that it stops: that is no telling tales.',
    'That hurts, and they are wrong. You need not prove anything to anybody. Tell an adult you trust who laughs and how often: your parents, your teacher, your coach. They have to end it. And keep playing, there are girls in every good club.',
  ],
  toldShoutingParent: [
    'Good that you told him or her. Helping is meant well, but you may say what helps you: “When you shout, I get nervous. Please only clap, and tell me afterwards.” If it goes on, ask your other parent or your coach to say it with you.',
    'That took courage. Somebody may mean to help and still be too loud for you. Say once what you would like instead: “Please only cheer, no instructions.” Your coach can say it to all parents, that is often easier.',
  ],
  wordsToShoutingParent: [
    'Say it at home in a quiet moment, and not right after the match: “I like it that you come and watch. When you shout, I get nervous and play worse. Could you only clap, and tell me afterwards what you saw?” One sentence is enough. If it does not help, ask your other parent or your coach to come along.',
    'For example: “I know you want to help me. But I hear it all the time and cannot think. Please only cheer.” Agree on a sign, such as a thumb up from the side. If that changes nothing, let another adult say it with you.',
  ],
  nervousFromShouting: [
    'No wonder that you play worse then: nobody can listen and think at once. On the pitch: breathe out slowly, look at the ball or at a team mate, and listen only to your coach. And tell your parent before the next match what you wish for, perhaps with your other parent or your coach beside you.',
    'I understand, that would make anybody nervous. A small trick: choose one word for yourself, such as “next ball”, and say it each time you hear the shouting. But it is for the grown-up to change, so say it at home: “I play better when it is quiet.”',
  ],
  crush: [
    'That is a nice feeling, and many know it at your age. You need not tell anybody if you do not want to: say hello, talk about football, and see whether you get along. If you want advice on it, a good friend, an older sister or brother or your parents are better than a program.',
    'Ha, that can make one quite fluttery! Whether to say it is up to you, there is no hurry. Being friendly and playing together is a good start. For the rest ask somebody who knows you both well, I only know football.',
  ],
  periodWhomToTell: [
    'You need not tell your coach why: “I do not feel well today, I will take it easy” is enough. Cramps in the tummy are usual with a period; warmth, water and lighter movement help many. If it hurts a lot, leave the training and tell your mum or another woman you trust. A girl in your team who knows can go with you to a grown-up.',
  ],
  periodTellGirl: [
    'Yes, you may tell a girl in your team, that helps a lot, and your coach need not know the reason. Tell your mum or another grown-up woman too, above all if the tummy hurts more or the pads run out. If it hurts, sit down or go home, that is fine.',
  ],
  fearsSomebodyCross: [
    'Being afraid that somebody gets cross is heavy, and you need not carry it alone. Tell an adult who stays calm: the other parent, a grandparent, a teacher or your coach, and ask that one to be there when you say it. You may say how you feel, and you do nothing wrong with it. If you are often afraid of this person, at home too, please tell an adult you trust.',
    'I am glad that you tell me. Somebody’s bad mood is never your fault, and you may ask for help: choose an adult you trust, say “I am afraid that there will be trouble”, and let that one come along. If it happens often, or if you are afraid at home, do not wait: tell somebody today.',
  ],
} as const;
