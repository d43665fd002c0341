import type { CoachLanguage, CrisisKind, RefusalKind } from '@touchline/domain';

/** The fixed answers of the coach where rules decide: kind, without a drill, with a person to talk to. `{helpline}` and `{emergency}` are those of the player's country, or of the likely one. */
export const coachCrises: Readonly<Record<CrisisKind, string>> = {
  self_harm:
    'Thank you for telling me. This matters more than football, and you do not have to carry it alone. I am a computer program, so please tell a person you trust right now: a parent, a teacher, a doctor, anybody near you. {helpline} If you are in danger or already hurt, call {emergency} now. You deserve help.',
  abuse:
    'I am sorry this is happening. It is not your fault, and nobody is allowed to hurt you or make you afraid. I am a computer program, so please tell an adult you trust: a parent, a teacher, a doctor, or somebody else if home is not safe. {helpline} If you are in danger right now, call {emergency}.',
  grooming:
    'You did the right thing by saying this. It is not your fault, whatever was said or sent. An adult who asks for secrets, pictures or to be alone with you is doing something wrong. Do not answer, do not send anything and do not go alone, and keep the messages. Please show an adult you trust today. {helpline} If you are in danger right now, call {emergency}.',
  head_injury:
    'Please stop playing now and tell an adult straight away. After a knock to the head, no more sport today, even if you feel fine, and see a doctor before you play again. If there is sickness, a bad headache, sleepiness, blurred sight, confusion or passing out, call {emergency} at once, and do not stay alone. {helpline}',
  chest_breath:
    'Please stop now, sit down and tell an adult straight away. Pain in the chest, breath that does not come, a heart out of step or fainting need a doctor before you play again. If it does not stop at once or gets worse, call {emergency} now, and do not stay alone. {helpline}',
  eating_weight:
    'Thank you for telling me. Your body needs food to grow, to play and to feel well, and you are fine as a person just as you are. Food and weight are nothing for a football program to coach, so please talk with an adult you trust: a parent, a teacher or a doctor. {helpline} You do not have to sort this out alone.',
};

export const coachRefusals: Readonly<Record<RefusalKind, string>> = {
  prompt_injection: 'I stay Coach Sarah, a football program with fixed rules, and I cannot change them, tokens or anybody’s data. Ask me about your practice and I am all yours.',
  injuring_others: 'I do not help with hurting anybody: on the pitch everyone should go home healthy. If you are very angry, talk to somebody you trust first. I will gladly help you win the ball fairly.',
  drugs: 'I cannot help with that: alcohol, smoking, vaping and pills do not belong to playing, and pain is a sign to stop. Please ask a parent or a doctor about it. {helpline}',
  contact_details: 'Please keep phone numbers, addresses and names of accounts to yourself: I neither keep nor give any, and players cannot contact each other here. Let us get back to football.',
  meeting: 'I am a computer program and cannot meet anybody, and players cannot meet through this app. To play with others, ask a parent or a club near you.',
  hate_obscenity: 'Let us keep it fair and kind here, for everyone. If something made you angry, tell me what happened in football and we work on it.',
};

/** Where somebody is, in a sentence, by the ISO code of a country that has a number to call. */
export const coachCountries: Readonly<Record<string, string>> = {
  AT: 'in Austria',
  AU: 'in Australia',
  BE: 'in Belgium',
  BG: 'in Bulgaria',
  BR: 'in Brazil',
  CA: 'in Canada',
  CH: 'in Switzerland',
  CY: 'in Cyprus',
  CZ: 'in Czechia',
  DE: 'in Germany',
  DK: 'in Denmark',
  EE: 'in Estonia',
  ES: 'in Spain',
  FI: 'in Finland',
  FR: 'in France',
  GB: 'in the United Kingdom',
  GR: 'in Greece',
  HR: 'in Croatia',
  HU: 'in Hungary',
  IE: 'in Ireland',
  IT: 'in Italy',
  LT: 'in Lithuania',
  LU: 'in Luxembourg',
  LV: 'in Latvia',
  MT: 'in Malta',
  MX: 'in Mexico',
  NL: 'in the Netherlands',
  NZ: 'in New Zealand',
  PL: 'in Poland',
  PT: 'in Portugal',
  RO: 'in Romania',
  SE: 'in Sweden',
  SI: 'in Slovenia',
  SK: 'in Slovakia',
  US: 'in the United States',
  ZA: 'in South Africa',
};

export const coachSafetyLines = {
  /** The emergency number where none is known for the country: 112 holds in most of Europe. */
  generalEmergency: 'the emergency number of your country ({number} in most of Europe)',
  /** The emergency number of a country that is a guess. */
  guessedEmergency: '{number} (if you are {inCountry}) or the emergency number of your country',
  /** Where no rule speaks but the words sound like danger: a question and a person, and a way back to football. */
  checkIn:
    'Thank you for telling me. Are you okay? I am a computer program and may have understood you wrong. If something hurts, scares or worries you, please tell an adult you trust: a parent, a teacher, a doctor. {helpline} If you are in danger right now, call {emergency}. And if you meant football, tell me in other words and I will gladly help.',
  /** In passing, where it is likely that nothing is wrong: behind it the talk goes on as before. */
  checkInPassing:
    'I am not sure that I got you: I am only a program. If you mean football, tell me in other words and I will gladly help. And if something hurts, scares or worries you, please tell an adult you trust. {helpline}',
  /** The same right behind one in passing. */
  checkInPassingAgain:
    'That one I did not get either: I am only a program. Which drill, which skill or which number is it about? And if it is no football and weighs on you, an adult you trust is the one to tell. {helpline}',
  /** The same once more in a talk: it is not doubted again. */
  checkInAgain:
    'I take what you write seriously. I am a computer program and cannot see what is going on, but a person can: please tell an adult you trust today, a parent, a teacher, a doctor or your trainer, in the words that you wrote to me. You did nothing wrong. {helpline} If you are in danger right now, call {emergency}.',
  /** The same to an adult who writes for a child. */
  checkInOfAdult:
    'Thank you for telling me. I am a computer program and may have understood you wrong. If you are worried about the child, talk with it calmly, and with somebody who knows it: a doctor, its teacher, or the welfare officer of the club. {helpline} If somebody is in danger right now, call {emergency}. And if you meant practice, ask me in other words.',
  /** To an adult who says behind it that nothing is wrong. */
  wellByAdult: 'Good. If something about the child does worry you, its doctor, its teacher or the welfare officer of the club can help. {helpline} What would you like to know about practice?',
  /** A knock to the head of a child, as an adult tells of it. */
  headOfChild:
    'No more sport today, even if the child feels fine, and a doctor sees it before it plays again. Do not leave it alone in the next hours. If it feels sick or vomits, has a bad headache, is sleepy or confused, sees double or faints, call {emergency} at once. I am a computer program: a doctor sees what I cannot. {helpline}',
  /** To an adult who goes on behind a crisis. */
  crisisGoesOnOfAdult:
    'I take that seriously. I am a computer program and cannot see what is going on, so please speak today with somebody who can help: a doctor, a teacher, the welfare officer of the club, or the police where somebody was harmed or threatened. Listen to the child calmly and without blame, and believe what it tells. {helpline} If somebody is in danger right now, call {emergency}. Practice can wait.',
  /** To an adult who says behind a crisis that it is better, or that somebody was told. */
  crisisWellOfAdult:
    'Good that something is being done. Stay near the child, ask again in a few days, and if nothing changes, turn to the next person: a doctor, a teacher or the welfare officer of the club. {helpline} If somebody is in danger right now, call {emergency}. For practice, ask me in a whole sentence.',
  /** To an adult who goes on behind signs of the head, the chest or the breath. */
  bodyGoesOnOfAdult:
    'No practice and no match until a doctor has said yes. Watch the child for the next hours and do not leave it alone. If it vomits, is confused, hard to wake, short of breath or gets worse, call {emergency} at once. I am a computer program: a doctor sees what I cannot.',
  /** The same where the question is understood all the same, in front of its answer. */
  checkInFirst:
    'Are you okay? I am a computer program and may have understood you wrong: if something hurts, scares or worries you, please tell an adult you trust. {helpline} If all is well, here is your answer.',
  /** To who says that nothing is wrong, in front of the answer to what is asked beside it. */
  toldWell: 'Well done for telling an adult: that was right, and they stay at it with you.',
  misread: 'Good, then I understood you wrong.',
  /** The same where the words still sound like danger. */
  misreadPerhaps: 'Then I understood you wrong. If something does weigh on you, an adult you trust is there for it.',
  /** Behind such an answer, to who asks what to do. */
  orSomethingElse: 'And if something else worries you, please tell an adult you trust. {helpline}',
  /** The same right behind it: the number stands above. */
  orSomethingElseAgain: 'And as I said: whatever weighs on you, an adult you trust is the one to tell.',
  /** Who asks whom to tell something. */
  whomToTell:
    'Tell an adult you trust: a parent or somebody else in your family, a teacher, or the coach of your team. One sentence is enough to begin with, such as “I have to tell you something that is not all right.” If the first one does not listen, tell the next one. {helpline} If you are in danger right now, call {emergency}.',
  /** The same question may be of the app. */
  whoRunsApp: 'If you meant this app: who runs it stands on the page “For parents” in Settings, under “Who runs this Touchline”.',
  /** Before the answer to a crisis of another kind, where the same message tells of the head, the chest or the breath too. */
  bodyToo:
    'First your body: a knock to the head, a pain in the chest or breath that does not come has to be looked at today. Stop playing and tell an adult near you now. With sickness, a bad headache, sleepiness, blurred sight or no breath, call {emergency} at once, and do not stay alone.',
  /** Who is dizzy or unwell from the sun, without a knock to the head: after the first aid for heat illness (domain/safety.md). */
  heat:
    'Please stop now and tell an adult straight away. Go into the shade or indoors, sit or lie down, drink water in small sips, and cool your neck, face and arms. No more sport today, even if it gets better. With confusion, being sick, a bad headache, very hot skin or passing out, call {emergency} at once, and do not stay alone. {helpline}',
  /** Dizzy, and nothing is told of what from. */
  dizzy:
    'Please stop playing now, sit down and tell an adult straight away. Dizziness can come from too little food, water or sleep, from heat, from an illness, or from a knock to the head: tell them which of these it may be. After a knock, no more sport today, even if you feel fine, and see a doctor before you play again. {helpline} With sickness, a bad headache, sleepiness, blurred sight, confusion or passing out, call {emergency} at once, and do not stay alone.',
  /** Who is dizzy and tells of hardly eating, without a knock to the head: both are said, the body first. */
  hungry:
    'Please stop playing now, sit down, drink some water and eat something small. A body that gets too little food turns dizzy, and it needs food to grow and to play: no sport until you have eaten and feel well. Food and weight are nothing for a football program to coach, so please tell an adult you trust today how little you eat and that you get dizzy: a parent, a teacher, a doctor. You did right to say it. {helpline} With passing out, or if it gets worse, call {emergency} at once, and do not stay alone.',
  /** A turn behind signs of a hurt head, of the chest or of the breath, whatever it says. */
  afterBody:
    'Please stay with it: no playing now, sit down and tell an adult near you, even if it feels a little better. A doctor says when you may play again. {helpline} If it gets worse, or you feel sick, sleepy, dizzy or short of breath, call {emergency} at once.',
  /** The same before what helps to tell somebody. */
  noPlayYet: 'No playing until an adult has seen to it.',
  /** Whom other children threaten to hit. */
  threatened:
    'I am sorry, that is frightening. Nobody may threaten to hit you: it is not OK, and it is not your fault. Show the message to your parents today, or tell them the words, and tell your trainer or a teacher too, so that somebody looks after you at training. Keep the message and do not answer. You need not go there alone. {helpline} If you are in danger right now, call {emergency}.',
  /** Who is laughed at for the body, and tells nothing of eating or of blows: the teasing first. */
  teasedForBody:
    'I am sorry they say that about your body. That is teasing, it is not all right, and it says nothing about you: bodies of players are all different, and yours is yours. You do not have to put up with it. I am a computer program, so please tell an adult you trust who says it and when: a parent, a teacher, or the coach of your team. {helpline} You did nothing wrong.',
  /** An adult tells of a stranger, or of anybody else, who turned to a child as nobody may: what to do now (domain/safety.md). */
  strangerToChild:
    'You are right to take this seriously. Do not answer this person, and nobody sends anything or goes to meet them. Keep the messages and the name of the account as proof: take pictures of the screen and delete nothing. Then block the account, and report it to the service where it happened and to the police. Talk with the child calmly and without blame: it did nothing wrong, and it should be able to come to you again. {helpline} If somebody is in danger right now, or the person is near, call {emergency}. Here in Touchline players cannot write to each other. I am a computer program: the police and the helpline know more than I do.',
  /** Behind it, where nothing says that an adult writes. */
  ifStillChild: 'If you are not grown up yet yourself, show this to a parent or another adult you trust today.',
  /** The same of somebody of the club. */
  ifOfClub: 'If it is a trainer or somebody else of the club, speak with the club’s welfare or safeguarding officer too, or with that of the association: they know what has to be done there.',
  helplineOfChild: 'The child can call {name} on {number}: they listen and help.',
  guessedHelplineOfChild: 'If you are {inCountry}: the child can call {name} on {number}, they listen and help.',
  generalHelplineOfChild: 'In most of Europe the child can call {number}, a free phone line for children: they listen and help. Many other countries have a line too.',
  generalEmergencyOfAdult: 'the emergency number of your country ({number} in most of Europe)',
  guessedEmergencyOfAdult: '{number} (if you are {inCountry}) or the emergency number of your country',
  /** He said not to tell at home: that is the warning. */
  notToTell:
    'You did the right thing by saying this, and it is not your fault. When somebody says that your mum, your dad or nobody may know, that is a warning. A surprise or a secret that they must not know is no good one: somebody who means well asks your parents first. Tell them today, now if you can, with these words: “Somebody told me not to tell you.” Do not go to this person, not even with a friend. {helpline} If you are in danger right now, call {emergency}.',
  /** Behind what an adult does or says face to face, where nothing was sent. */
  faceToFace:
    'You did the right thing by saying this, and it is not your fault. An adult who invites a child home or into a car, touches it, or wants to be alone with it or have secrets with it is doing something wrong. Do not go with this person, not even with a friend, take nothing, and do not stay there alone. Tell a parent or another adult you trust today who it is, where it was and what was said. {helpline} If you are in danger right now, call {emergency}.',
  /** More of the same behind a crisis, in other words than the first time. */
  moreOfPerson:
    'Thank you for telling me more. It is still not your fault, and what this person does is wrong, however friendly it looks. Do not answer, do not go, and do not stop telling: say it to a parent or another adult you trust today, just as you wrote it to me. If that one does not listen, go to the next. {helpline} If you are in danger right now, call {emergency}.',
  /** Who asks whether to go to somebody: the no first. */
  doNotGo:
    'No, do not go, even if this person seems nice, and not with a friend either.',
  /** Behind it. */
  tellOfPerson:
    'A kind adult asks your parents and not you, and who wants to harm a child is often very nice at first. Tell a parent or another adult you trust today who it is and what was asked of you, and do not be there alone. You did right to ask first. {helpline} If you are in danger right now, call {emergency}.',
  /** Who is dizzy and tells of losing weight, without a knock to the head. */
  losingWeight:
    'Being dizzy means that your body gets too little, so this is not working: with too little it cannot grow, learn or play well. No training for now. Tell an adult you trust today how little you eat and that you get dizzy: a parent, a teacher, the doctor. A doctor has to see it before you train again. You did right to say it, and you do not have to sort this out alone. {helpline} With passing out, or if it gets worse, call {emergency} at once, and do not stay alone. If your head was hit as well, say that too.',
  /** Behind a crisis: those of whom it was are met again soon. No practice, an adult beforehand, and that staying away is allowed. */
  meetThemAgain:
    'You do not have to face that alone. Before you go, tell your mum, your dad or another adult you trust what was said or done, show them the messages if there are any, and let them decide with you whether you go and who comes along. That adult can also tell your coach or the club. If you do go, stay near somebody you like, and you need not answer back: walk away and tell an adult at once. {helpline} If you are in danger right now, call {emergency}.',
  /** Who asks behind an answer of safety for something little to eat: no plan of meals. */
  littleFood:
    'I name no small meals, because your body needs all of its meals to grow and to play. Eat the next meal as the others at home or at school do. If that is hard, it is nothing to sort out alone: please tell an adult you trust today how it is with eating, such as a parent or a teacher, and see a doctor with them. {helpline}',
  /** Who tells plainly of unkind children, without blows or touch: it is wrong, whose fault it is not, and whom to tell. */
  bullied:
    'I am sorry they do that to you. It is mean and unfair, no joke, and it is not your fault. When others do such things again and again, it is bullying, and an adult has to stop it. Tell a parent today, and then your coach or a teacher together with them: who does what, where, and since when. I am a computer program and cannot stop it; they can. {helpline} You did nothing wrong, and telling is no telling tales.',
  /** Who wants to play with a painkiller or a bandage: a no that is of that alone. */
  painkillers:
    'No: a painkiller and a bandage only cover the pain. What is hurt underneath stays hurt and can get worse without your feeling it, so play with neither. Tablets are only for when your parents or a doctor give them to you. Show it to your parents today, and a doctor says when you may play again, before a big match too.',
  /** Who feels alone or left out, without a sound of danger: warmth, a person and the helpline (domain/safety.md). */
  alone:
    'That sounds lonely, and I am glad you told me. Feeling left out hurts, and you are not the only one who feels it. I am a computer program, so please tell an adult you trust how it is: a parent, a teacher, or somebody else who is good to you. {helpline} And when you feel like playing, I am here.',
  /** Who asks of creatine and the like, and of no drug: advice for an athlete, not what is said of smoking and pills (domain/safety.md). */
  supplements:
    'You do not need any powder or drink for football: meals, sleep and practice do far more. Many of them are not tested for young players, so ask your parents or a doctor before you take one. Energy drinks are not for children and young people: water does it.',
  /** The helpline of a country in a sentence. */
  helpline: 'You can call {name} on {number}: they listen and help.',
  /** The helpline of a country that is a guess. */
  guessedHelpline: 'If you are {inCountry}: you can call {name} on {number}, they listen and help.',
  /**
   * For every other country, and for a profile without one or a guess. 116 111 is the children's line in some thirty European
   * countries: https://childhelplineinternational.org/15-years-of-116111/
   */
  generalHelpline:
    'In most of Europe you can call {number}, a free phone line for children: they listen and help. Many other countries have a line too, and an adult you trust can help you find yours.',
  /** The answer when a ready answer of the coach did not pass its own safety rules. */
  withheld: 'I would rather not answer that. Ask me about a drill, your results or a plan for today.',
} as const;

/** How the coach says, in the language of a question that is not its own, in which one it answers; nothing in its own. */
export const coachUnderstood: Readonly<Record<CoachLanguage, string>> = {
  en: '',
  de: 'Ich verstehe dich, antworte aber auf Englisch.',
  es: 'Te entiendo, pero respondo en inglés.',
  fr: 'Je te comprends, mais je réponds en anglais.',
  pt: 'Eu entendo você, mas respondo em inglês.',
};
