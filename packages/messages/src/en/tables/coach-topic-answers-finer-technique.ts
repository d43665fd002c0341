/** What the coach says of technique and keepers' play: what else is asked of a move, a shot, a save. */
export const coachTopicAnswersOfFinerTechnique = {
  outnumberedDefence: [
    'Do not jump in: slow them down and run backwards towards the middle of your goal. Stand so that the pass to the free one is hard, and stay on your feet until help comes. Near your box step to the ball and block the shot; your keeper looks after the other.',
    'Win time, that is your whole job. Stay between ball and goal, show the player with the ball to the outside, and shut the pass. If they still score, that was not your fault: two against one is hard for everybody.',
  ],
  jockeying: [
    'Jockeying means to stand in the way of an attacker without tackling yet: sideways, knees bent, an arm or two away, going back in small steps. You slow them down and steer them outside. “Stay on your feet” means the same: no lunge, wait for the big touch.',
    'It has nothing to do with horses, or nearly: you ride along with the attacker. Stay between them and your goal, low and sideways, and do not dive in. When the ball gets too far from their foot, take it.',
  ],
  farSideFullBack: [
    'Tuck in: when the ball is on the other side, move towards the middle, level with the other defenders, and leave the line. Stand so that you see the ball and your opponent, and look at both in turn. When the ball is switched, run out again while it is on its way.',
    'Come inside and cover the middle, about as far in as your nearer goalpost. Look over your shoulder every few seconds, talk to your centre back, and be ready for the long ball across. So you stay in the game.',
  ],
  defendCutInside: [
    'Stand a step further inside, so that the way to the middle is shut, and show the winger down the line onto the weaker foot. Get close while the ball is on its way to them. Do not jump in at the first feint, ask your six for help, and block the shot with the foot nearer to goal.',
    'Take away what the winger likes best: the inside. Body turned so that only the outside is open, low, an arm away. If they still go in, a mate waits there. A cross with the weaker foot is the lesser evil.',
  ],
  keeperAtCorner: [
    'Come out when the ball drops in your small box and you are sure to reach it; otherwise stay. If you come, call “keeper” loudly and go through with it. Start in the middle of the goal, a step off the line, half turned, so that you see the ball and the players.',
    'Stay unless you are sure, and half-way is the worst place. Decide when the ball has left the foot, not before. Near the goal and slow: yours. Far out or fast: defenders clear it and you get set on your line.',
  ],
  standInWall: [
    'Stand close to your neighbours, hands low in front of you, chin down and eyes open, and do not turn your back. Jump or stand as your coach says, but all together. If you are afraid for your face, tell your coach: somebody else may stand there.',
    'Turning away opens a gap and you do not see the ball. Arms tight in front of the body, so that it is no handball, feet together, shoulder to shoulder. Say it as one rule for all: “eyes on the ball, nobody turns”.',
  ],
  hitsGround: [
    'You hit the ground because your standing foot is behind the ball or you lean back. Put that foot right beside the ball, bring your body over it, and look at the ball until you have hit it. Toes down, but come from the side a little. Try ten slowly, and stop if your foot hurts.',
    'Move your standing foot nearer: beside the ball, a foot’s width away. Come at a slight angle, so that your toes have room, and begin with half force. If it hurts for long, show it to your parents.',
  ],
  thighJuggle: [
    'Lift your thigh until it is flat like a table and let the ball land on its middle, not on the knee. Push up softly and only a little, so that the ball goes straight up to your belly. Start by hand: drop, one touch with the thigh, catch, then left and right in turn.',
    'Flat thigh, soft standing knee, small push. If the ball goes forward, your thigh points down; if it hits you in the face, you lift too hard. Three clean touches, catch, and add one more each time.',
  ],
  slipsStriking: [
    'Take shorter steps before the ball and a slower run-up: you slip when the last step is long and your body leans far over. Put the standing foot beside the ball with the knee bent, weight on the whole foot. Look at your studs too: on wet grass flat soles slide.',
    'Shorten the last step, bend your knee and lean less to the side. On wet grass run up at half speed and choose a dry spot for your foot where the rules let you. Worn studs or turf soles slip on real grass.',
  ],
  leftFootRightBack: [
    'Yes, and a left-footer at right back even has advantages: passes inside, long diagonals and carrying the ball into the middle come easily. Down the line you need the right foot or the outside of the left. Open your body to the field, and train ten simple right-foot passes each time.',
    'Yes: you see the pitch from another angle, and a pressing opponent does not expect the pass inside. Weak point: your clearing kick along the line. First touch to the inside when it is safe, and a short pass with the right as plan B.',
  ],
  rightFootLeftBack: [
    'A right-footer at left back opens the body to the field and takes the first touch inside when nobody is near. Under pressure play a short pass with the inside of the left, or back to the keeper, and do not kick it blindly down the line. A few left-foot wall passes a day help soon.',
    'Make it easy: look before the ball comes, stand half turned, short pass inside with the right when it is safe. Near the line use the left softly and firmly. The ball out for a throw is better than lost in the middle.',
  ],
  nearOrFarPost: [
    'Near post for low and early crosses, back post for high ones and when the defenders only watch the ball. First go a step away from your marker, then run in at full speed. Agree with the other striker: one near, one far.',
    'Look at the one who crosses: head down close to the line means a low ball, so near post; time to look up means a high one, so far post. Start late and fast, not early and slow.',
  ],
  crossBlocked: [
    'Make half a step of room before you cross: a touch to the outside or a small feint as if you were going to cross, then hit it when the leg has gone past. Cross earlier, before the defender stands. If the way is shut, cut it back along the ground or chip it softly over the leg.',
    'The first defender is your first aim: look where the leg is. One touch forward out of the feet, shorter backswing, foot round the ball. Three good choices: early, after a feint, or flat back to the edge.',
  ],
  disguisedPass: [
    'Look and turn your body one way, take the last step as for that pass, and change only the ankle at the last moment. Keep the backswing small. Practice with two small gates, left and right, and choose late.',
    'The lie is in your eyes and hips, the pass in your ankle. First stand still with a mate left and right, then at a jog. Use it sparingly in front of their box, never near your own goal.',
  ],
  helpPressedFullBack: [
    'Give a way out: come short towards the ball at an angle, or run behind to pull your marker away and let the striker come short. Never stand on the same line behind an opponent. Call or show with your hand, and if the first way is shut, change at once.',
    'Two of you work together: one comes, one goes. If you come short, be half turned so that you can play it first time inside. If your marker follows closely, spin and run down the line.',
  ],
  cruyffOrXavi: [
    'The Cruyff turn pretends a pass or shot and drags the ball behind your standing leg with the inside of the foot. The Xavi turn keeps the ball on one foot and goes all the way round, away from the pressure, with a few small touches. Cruyff for a defender in front of you, Xavi for one at your back.',
    'One is a fake, the other a circle. For the first you need a believable swing, for the second a low body and quick little touches. Learn the Cruyff first: it works everywhere on the pitch.',
  ],
  markedByTwo: [
    'If two mark you, somebody else is free: drag them away from the middle and let your mates use the room. Play with one touch, use one-twos, and change your place now and then. Take it as praise, as they fear you. A few seconds of standing still and then a sudden run often shakes them off.',
    'Do not fight both of them with the ball. Come short, lay it off and run on. Swap sides with a mate, and stay wide so that one of them leaves the centre. Your assists count as well.',
  ],
  passForward: [
    'Look before the ball comes and stand half turned: then you see the forward pass while there is still time. Ask first “can I play forward?”, then sideways, then back. A pass to the side is not wrong, it often opens the next one. Try two or three forward passes in each half.',
    'You only pass what you have seen. Check your shoulder, take the first touch towards the goal, and play between two opponents when there is a gap. A lost ball far from your goal is fine now and then.',
  ],
  lostBallsCounted: [
    'A bare number of lost balls says little: attackers lose more, as they try more, and near the other goal it hardly hurts. Ask where and why: blind, too many touches, or a brave try? Count the good things too, such as balls won and passes forward. Take one thing from it for the next match.',
    'It helps only with the place and the reason. Three in front of your own box matter more than ten up front. If counting spoils your fun, tell whoever counts: you would rather hear one tip.',
  ],
  feetOrSpace: [
    'It depends on the striker: a slow, strong one wants the ball to feet, firm, on the side away from the marker, with somebody near for the lay-off. A quick one wants it into the space behind. And look at the defenders: close to him means space behind, far away means feet.',
    'Read two things: your mate and the gap. If the runner has started, pass ahead of him; if he stands and shows, pass to the foot. Ask your striker before the match what he likes.',
  ],
  whichFootToCross: [
    'On the line cross with the outer foot, so right foot on the right side; when you cut inside use the inner foot. The outer one swings the ball away from the keeper, the inner one towards the goal. Decide before your last touch, by where that touch takes the ball.',
    'The ball decides: pushed down the line, outer foot; pulled inside, inner foot. Choose with one look while you run, and then do not change your mind. A cross with the wrong foot is better than one too late.',
  ],
  turnFromBackward: [
    'Turn over the shoulder on the side of the ball, so that you never lose sight of it. Stay low, push off the front foot, open your hip and cross the other leg over, then sprint. If the ball flies over you to the other side, open to that side. Train both, five times each.',
    'Always towards the ball, not away from it. First backward in small steps, then drop the hip and open like a door, with the arms helping. Straight legs make you fall, so bend your knees before the turn.',
  ],
  hallBoards: [
    'Use the boards as a mate: pass against them flat and at an angle, and run on to the ball as it comes back. Stay a step away so that nobody presses you against them, and if somebody comes, turn sideways with your arm out to the board. Try it at practice first, slowly.',
    'Pass against them at an angle and take the ball as it comes back; being a bit afraid of them is normal. Do not run full speed at them, slow down two steps before, and get off quickly with a pass. Once you know how the ball comes back, they are your best trick in the hall.',
  ],
  flatterLongPass: [
    'Hit the ball a bit higher, just below its middle, with the laces, lean back less, and keep the follow-through short and low. That gives a driven pass, flat and fast. Begin at 20 metres and add five when seven of ten arrive. A high ball hangs in the air because you get too far under it.',
    'Less under, more through. Standing foot beside the ball, ankle firm, chest over it, and hit with a quick leg instead of a big swing. Aim at the chest of your mate and not at the sky.',
  ],
  secondTouch: [
    'A good second touch is small, in your stride and away from the opponent, so that you can pass, shoot or run at once. It is planned before the first: look, decide, then the first touch opens the way and the second uses it. Practice as a pair of touches: receive to the side, then play.',
    'The first touch brings the ball where you want it, the second has to be your action. If you need a third to sort it out, the first was too close or too far. At the wall: one touch to the side, second is the pass.',
  ],
  moreAsSix: [
    'Show yourself at an angle beside their striker and not behind him, half turned, and you get the ball more. After each pass move to a new angle, and be the third man for a lay-off. When your team is up, arrive late at the edge of the box. Directing the others is half of the job, and it helps.',
    'Two steps to the left or right are often enough to come out of the shadow of an opponent. Look twice, ask for it with your hand, play on in one or two touches. A six who talks has a hand in each attack.',
  ],
  grassAfterConcrete: [
    'On grass the ball rolls slower and bobbles, so pass firmer, keep your foot relaxed, and watch the last bounce until it touches you. Take small touches at first and lift your foot a little higher over the grass. Studs help with turning. After about two weeks your feet know it.',
    'It is not you, it is the ground. Ten minutes of passing and stopping before each match teach your foot how it rolls today. Long grass and wet grass are different again, so test both sides of the pitch.',
  ],
  passOnSlope: [
    'Aim a bit up the slope and pass more firmly, as the ball curves downhill when it gets slow. Take your first touch up the slope, so that the ball does not run away. Try in the warm-up how much it drifts. Along the slope short flat passes are safest.',
    'A slow ball follows the hill, a firm one hardly does. Up the hill: short passes to feet. Down the hill: play softer, shoot and use the speed. Stand a step lower than usual to receive.',
  ],
  keeperWind: [
    'Against the wind take the side volley: dropped from the hand at the side and hit flat, it stays low and goes through. A drop kick climbs more and is held up. If the wind is very strong, throw or pass it short. With the wind hit it flat as well, or it runs through to their keeper.',
    'Keep it low in wind: hip-high volley, firm ankle, short follow-through. For goal kicks into the wind play short to a defender. Be ready for their high balls too: the wind makes them drop short or carry on.',
  ],
  keeperReadsShot: [
    'On a normal shot keepers do not guess: they stand set, watch hips, standing foot and ball, and go at the moment of the kick. The standing foot mostly points to the target. Stand still when the shooter swings, as whoever still moves is late. It is learned with many shots, not with luck.',
    'First the right place, in the middle between ball and goal, then the set position, then reacting. Near shots are a reflex and big hands. Only at penalties do some choose a corner early.',
  ],
  keeperLobs: [
    'Do not stand too far off your line, and read the shooter: head down and leaning back means a lob. Turn sideways and go back with crossover steps, eyes on the ball, not running straight backwards. Then push off one foot and tip it over with the hand nearer to the goal. Being small is no fault.',
    'Two or three steps off the line are enough when the ball is far; come out further only when it is close. Train it: a mate lobs from the edge, you start on the line of the small box. Children’s goals are smaller, too.',
  ],
  keeperSecuresBall: [
    'Securing the ball means: after the catch bring it to your chest at once, both forearms round it, and bend over it. On the ground roll on it with your body behind. So nobody can kick it out and no rebound lies free. Practice: catch, pull in, say “mine”, ten times from near, then from further away.',
    'Hands first, then chest, then arms like a hug: that is one move. If a shot is too hard to hold, push it to the side and not back in front of you.',
  ],
  handballToKeeper: [
    'It helps, but not by itself: from handball you bring quick reactions, courage and good throws, from basketball or volleyball good hands and timing. New are the bigger goal, low shots, high balls, diving on grass, and playing with your feet. Ask your coach for a few practices in goal and see.',
    'A good start, no more. Catch low balls with the body behind, learn where to stand for an angle, and pass with both feet. Handball keepers block with legs and arms; in football catch whenever you can.',
  ],
  keeperNumbers: [
    'Write down shots on goal and saves, high balls won, passes that arrived, one good thing and one to learn. The share is saves divided by shots: 4 of 7 is 57 percent. One match says little, so look at five together, and remember that shots are not all equally hard. Goals against alone tell nearly nothing.',
    'Few and honest numbers are best: shots, saves, good passes. If the share goes up over five matches or more, you are getting better. Note hard ones with a star, to be fair to yourself.',
  ],
  keeperThrows: [
    'For a short, safe ball roll it as in bowling, with a bent knee; for a far one throw overarm, with a straight arm over the shoulder and the other arm pointing to the target. Look first, throw to the side that is free and in front of your mate, and never through the middle under pressure. Step into it.',
    'Three throws are enough: roll to a near defender, sidearm for medium and flat, overarm for far. Aim so that the ball bounces before your mate and runs on with him. Ten to each side a day.',
  ],
  keeperNothingToDo: [
    'Play along without the ball: move with it, up to the edge of your box when it is far away and back towards the line as it comes. Talk to your defenders, count how many opponents are up front, and say what you would do next. Hop a little each minute, so that you stay warm and awake.',
    'Even the one shot of the day needs you ready. Give yourself three jobs: right place, one call a minute, eyes on the ball. A free keeper is also a pass for your defenders, so ask for it.',
  ],
  ballWatching: [
    'Ball watching means that you look only at the ball and forget your opponent, who runs free behind you. Stand half turned so that you see both, and look ball, player, ball, every second or two. If you cannot see both, take the player: the ball you find again by looking at others.',
    'Everybody does it, most of all at crosses and corners. Touch your opponent lightly with the hand to feel where they are, without holding, and take a step back so that both are in your view.',
  ],
  clearTheBall: [
    'Hit through the middle of the ball with your laces, standing foot beside it and chest over it, and aim high and wide to the side, never across your own goal. It goes straight up when you lean back and get under it. If you have time, look first: a pass is better than a clearance.',
    'Firm ankle, eyes on the ball, follow through towards the line. Bouncing balls hit as they rise, with a short swing. Wide and far is good, out for a throw is fine, short into the middle is not.',
  ],
  airDuel: [
    'Be there first: look where the ball comes down and take that place. Under 13, or where your team has no headers, take it with chest or thigh or wait for the second ball. Hold your arms out for balance only, an elbow is a foul. After a knock to the head stop and tell a grown-up.',
    'Place beats height: start early and be under the ball before the other. A light touch of shoulder is allowed, climbing on somebody is not. Leave headers out under 13 and wherever coach, parents or your league say no; chest, thigh or the second ball win it too.',
  ],
  crossbarChallenge: [
    'Come nearer first: eleven metres, laces a bit below the middle, always the same run-up. Look after each shot whether it was too high or too low, and change only that one thing. When you hit one in ten, take three steps back. It is hard for everybody, so one hit is already good.',
    'Do not aim harder, aim the same: same ball spot, same steps, same swing. Too high means lean less back, too low means a bit more under the ball. Sixty without a hit is bad luck and a long distance, not lack of talent.',
  ],
  whichFootToKick: [
    'Kick with the foot that feels easier for now, and use the other one a little each day. For short passes take the inside of the foot, for shots the laces. In a match take the foot that the ball comes to: changing costs time. Not sure which is yours? It is mostly the one you kick with without thinking.',
    'Strong foot first, other foot for a few minutes in each practice. After some weeks both feel normal. There is no wrong foot in football, only one that had less practice.',
  ],
  stepUpLine: [
    'Step up when your team plays forward, when the ball goes back to their defence, or after a clearance, and all together on one call, “up” or “out”. Stay or drop when the opponent has the ball free and looks up, as a ball behind you comes then. Stop when the ball stops, and look over your shoulder.',
    'Rule: no pressure on the ball, no stepping up. One centre back calls, the others look along the line and go at once. So the gap to midfield stays small and strikers land offside.',
  ],
  rebounderUse: [
    'Plenty: one-touch passes with left and right in turn, receive and turn away, volleys from the hand, chest and thigh control with a tilted net, and catching for keepers. Change the distance and the angle, as the ball never comes the same in a match. Count clean ones in a minute, and try to beat your own number.',
    'Five stations of two minutes: left foot, right foot, control to the side, volleys, catch. Look over your shoulder before each ball comes back. The net is your passing partner who never gets tired.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
