/** What the coach says of one move of the list: how it goes with one foot, and when to use it in a match. */
export const coachMoveLines = {
  /** `{foot}` does the move, `{other}` is the other foot. */
  withFoot: {
    turning: ['With your {foot} foot: stand on your {other} foot beside the ball, knee bent, and hook the ball round with the inside of your {foot} foot, so that you turn over your {other} side. Then three fast steps.'],
    step_overs: ['With your {foot} foot: swing it round the front of the ball from the inside to the outside, drop your {foot} shoulder, push the ball with the outside of your {other} foot and go past on your {other} side.'],
    double_scissors: ['Beginning with your {foot} foot: swing it round the ball from the inside to the outside, at once the {other} one too, then push the ball away with the outside of your {foot} foot and go past on that side.'],
    la_croqueta: ['Beginning with your {foot} foot: slide the ball across with its inside, and push it forward with the inside of your {other} foot, so that you go past on your {other} side.'],
    drag_back: ['With your {foot} foot: {other} foot beside the ball, {foot} sole on top of it, pull it back past you and turn after it over your {foot} side. Then push it away, fast.'],
    outside_hook: ['With your {foot} foot: reach past the ball with it, toes turned in, and hook the ball round with the outside to your {foot} side, hips low. Then burst away.'],
    cruyff_turn: ['With your {foot} foot: stand on your {other} foot beside the ball, swing the {foot} one as if to pass, and drag the ball with its inside behind your {other} leg. Turn after it and burst away.'],
  },
  whenToUse: {
    turning: ['When a defender runs at you from the side of the foot that has the ball, or the way ahead is closed: hook back and go the other way. There has to be room behind you, and it is not for in front of your own goal.'],
    step_overs: ['One against one, when you run at a defender and there is room beside them: two steps before they can reach the ball, one step-over, then past on the other side and away. Best on the wing and in their half.'],
    double_scissors: ['One against one with speed, when a defender backs off and waits for you: begin three steps before them, and go where their weight is not. On the wing or near their box, never as the last one at the back.'],
    la_croqueta: ['When a defender comes from the front and puts a foot out for the ball, also in a narrow space: across, and past the foot. It needs one quick moment and not much room.'],
    drag_back: ['When somebody runs beside you or blocks the way ahead, as at the side line: stop the ball, pull it back, and go where you came from. Look first that nobody is right behind you, and not in front of your own goal.'],
    outside_hook: ['When a defender is tight at your side and runs with you: hook the ball to the free side with your body between, and burst away. Good at the side line and for getting out of a crowd.'],
    cruyff_turn: ['When a defender is close at your side and expects a pass, a cross or a shot: fake just that, drag the ball behind your leg, and go back the other way. Good on the wing and at the edge of the box, not in front of your own goal.'],
  },
} as const;

/** The moves that are told so. */
export type CoachMove = keyof typeof coachMoveLines.withFoot;
