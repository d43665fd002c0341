/** What short turns of a talk about the own team ask or tell that has an answer of its own. */
export type OfPlay = 'goUp' | 'cover' | 'behind' | 'withBall' | 'afterLoss' | 'runMore' | 'notHeard' | 'askAgain' | 'dares' | 'parentAsks' | 'otherFood';
