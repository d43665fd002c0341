/** What the coach says of details of the app. */
export const coachTopicAnswersOfAppDetails = {
  resultTooBigToType: [
    'You can type any whole number up to 10,000, so 132 fits. If the number is more than anybody can do in those minutes, it is saved but is no best and earns no bonus.',
    'Whole numbers from 0 to 10,000 go in, with no comma and no letters. A number nobody can reach in that time is kept in your history, but it does not count as a best.',
  ],
  levelTop: [
    'There is no last level: every 100 XP is one more, for as long as you practice. Badges for levels come at 1, 3, 5, 10, 25 and 50.',
    'Levels never run out. Each 100 XP brings the next, and the highest level with a badge of its own is 50, but you can go past it.',
  ],
  xpWentDown: [
    'Your XP never go down: nothing here takes them away. What can look smaller is the XP still missing to the next level, or a board for a shorter time. If the total itself fell, tell a grown-up, who can ask those who run the app.',
    'No XP are ever taken from you. Look whether it shows “XP to the next level”, which gets smaller on purpose, or only this week. If it is truly the total, a grown-up can write to those who run this Touchline.',
  ],
  repeatDrillForRecord: [
    'Yes, do a drill as often as you like, every saved try is a session of its own and the highest number stands as your best. Rest a minute or two between tries and keep to your minutes for the day.',
    'As often as you want: there is no limit of tries for a record. Each one you save counts for itself, so breathe out and rest before the next, because tired tries are lower.',
  ],
  bestNotTaken: [
    'A best changes only when a saved result is higher than the one before. A first result is a start and no record yet, only whole numbers count, and a number nobody can reach in that time is left out. Look under “Recent sessions” whether yours was saved.',
    'Three reasons: it was not saved, it was not higher than your old best, or it was more than anybody can do in those minutes. In Progress, under “Recent sessions”, you see what was saved.',
  ],
  whichTryToEnter: [
    'Type what the drill asks you to count; if you did several rounds in that time, add only what belongs to the drill, or take your best honest round. Do it the same way every time, or your chart compares different things.',
    'One number goes in for each session. Take the best honest try or the total the drill’s steps name, and stay with that way next time: then the line in Progress tells you something.',
  ],
  notAllDrillsAtOnce: [
    'No, one or two drills a day are plenty, and you choose which. Short sessions on several days teach you more than the whole list in one go.',
    'You need not do them all, and never at once: pick one that you like or the one on the dashboard. Tomorrow take another.',
  ],
  cheaterOnBoard: [
    'The board goes by practice days and then by number of drills, so a made-up result brings nobody higher. Perhaps it was a slip. Do not accuse anybody; if it bothers you, tell a grown-up, who can ask those who run the app.',
    'You need not worry about it: results do not count on the board, only days and drills do. Impossible numbers are no best either. Your own numbers are the ones that show if you grow.',
  ],
  rudeNameOnBoard: [
    'Let a grown-up see it, and leave it without an answer. A parent can write to those who run this Touchline, and the name is changed. Names in bad language are refused here, though no list is complete.',
    'Tell a grown-up which name it is. Whoever runs this Touchline can hide it or change it. That player cannot write to you, and you did nothing wrong by seeing it.',
  ],
  whoIsOnBoard: [
    'Everybody who uses this Touchline and is shown: that can be a club, a school or the whole town, depending on who set it up. There is no board for one place, class or age, but “Teams” counts those who typed the same team.',
    'The players of this Touchline and nobody else. It cannot be narrowed to a suburb, a school or an age. If you want your own contest, type the same team name with your mates, or count for a week on paper.',
  ],
  cardPlayersReal: [
    'No, the card players are not real people. They are made-up kinds of players everybody meets on a pitch, like the wall, the fox or the magician, all drawn for this app.',
    'They are invented: kinds of players and things from football, drawn for the collection. You will not find any star or club on a card.',
  ],
  signsOnScreen: [
    'The flame is your streak, the days in a row. The coin shows your tokens, and beside them stand your practice days and drills. XP and level are in the greeting line. If you mean another sign, tell me which page it is on.',
    'Flame means days in a row, the coin means tokens. The other numbers at the top are practice days and drills. I cannot see your screen, so tell me the page if it is another sign.',
  ],
  redDotOnApp: [
    'There is no bell in this app, and it sends no notices, so a red dot is one of the phone or the browser. A number with “waiting” means sessions still to be sent, and “new version” asks for Reload. Close it and open it again.',
    'The app itself has no bell and no messages. If the phone shows a dot, that is a sign of the phone itself: close the app and open it again. “Waiting” in the app means finished sessions that are sent with a connection.',
  ],
  mobileDataUse: [
    'Little: drills, numbers and scores need hardly any data. Form Analysis loads once when you open it first, so do that on Wi-Fi; after that it works on the device. Highlights use data only when you press one, and a video goes out only if you choose it.',
    'Not much. The drills work without a connection once the app was open. Most is used by highlight videos you start, by sending a clip, and by the first opening of Form Analysis: do those on Wi-Fi.',
  ],
  videoStorageFull: [
    'A clip is 15 seconds at most, and its video is kept only if you choose that; else only the review and a few pictures stay. To make room delete old ones under “Analysis history”, and choose a lower video quality in Settings.',
    'How much depends on the camera: finer pictures need more space. Set the video quality lower in Settings, keep only the videos you like, and delete old analyses. The original in your photos app is yours to delete too.',
  ],
  cameraBlocked: [
    'Tap the lock or camera sign beside the web address and allow the camera, then load the page again. On a phone the browser itself needs the camera too, in the phone’s settings. Close other apps that use it, and ask your parents if they set limits.',
    'Mostly it is blocked in one of three places: the page (lock beside the address), the browser (phone settings, apps, camera), or limits of your parents. Change the first two, ask your parents about their limits, close other camera apps and reload.',
  ],
  phoneTooOldForAnalysis: [
    'Then film on another phone or tablet of the family: sign in there, or choose the clip there. Everything else, drills, timer and rewards, works without it. You can also film in slow motion and look yourself at standing foot, knee and balance.',
    'Some old devices cannot do it. Try an up-to-date browser and close other apps; else use another device at home. The analysis is extra, so you miss no XP and no drill.',
  ],
  formCheckOrPerson: [
    'Trust the person: a physio or your coach sees you for real, the camera only estimates from a flat picture. Light, angle and wide trousers can fool it. It is no doctor, so take its tip as a hint and film again if you are curious.',
    'A human who knows you counts more. The analysis measures points on your body in a picture and can be wrong, above all from a bad angle. About pain or your body, always listen to the doctor or physio.',
  ],
  clothesForFilming: [
    'Anything close to your body is best, such as shorts and a T-shirt, so that the camera finds knees and hips. A tracksuit works too, only wide trousers make it guess. The video stays on your device unless you choose to send it, and only you should be in the picture.',
    'Wear what you play in; knees and feet should be easy to see. It does not judge how you look, and no other player sees it unless you show them.',
  ],
  frontCameraFine: [
    'Yes, the front camera is fine as long as all of you is in the picture, from head to feet, in good light. You choose the camera in Settings or on the filming page; the back one often has the better picture.',
    'Either one works. With the front camera you can see whether you fit in, the back camera is mostly sharper. What counts is a still phone, light and your whole body.',
  ],
  timerTooQuiet: [
    'Turn up the media volume of the phone while the timer runs, and switch silent mode off. Stand the phone up nearer to you, on a bag and not face down. Sounds must be on too, in Settings or on the timer itself.',
    'Mostly it is the phone: silent mode off, media volume up. Then look whether sounds are on in the timer, and put the phone closer, upright, where no ball hits it.',
  ],
  scoresOfWhichLeagues: [
    'The scores come from outside pages that know only some leagues, mostly the big ones. Small clubs, youth teams and many countries are not among them: look on the page of the club or its association. If it says “Demo”, the matches are made up.',
    'Only leagues that our sources have are shown, so your local club is mostly missing. Its own page or the association has the result. I see no scores myself.',
  ],
  ownClubCrest: [
    'That is not possible: no crest or picture of your own can be put in, and badges, cards and avatars are drawn for the app. You can type your team, choose “My club”, and take one of 12 pictures in Profile.',
    'No, crests cannot be uploaded here. In Profile you can type your team’s name, choose “My club” for its matches, and pick a drawn picture.',
  ],
  tellMyCoachForMe: [
    'No, I write to nobody: I am a program in this app and cannot reach your coach. You can ask in a quiet moment: “I would like to play more, what can I work on for it?” That is better from you anyway.',
    'I cannot send messages to a coach, a parent or a friend. Say it yourself in one sentence after training, or take a parent along if you are unsure.',
  ],
  wrongPersonInVideo: [
    'Press “That is not me” in the review and tap yourself in the picture: your video is then looked at again and the review replaced. Best film alone, or so that nobody stands near you.',
    'The analysis follows one person and may pick the wrong one. Under “Which one is you?” tap yourself. A review of somebody else does not count for you on this device.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
