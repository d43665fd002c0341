/** Who is played against, in a case that is asked of: “what if she is faster”, “wenn er schon vorbei ist”. */
const OF_OPPONENT = /(?:^|\b(?:and|but|so|und|aber|also|ok|what|was|auch) )(?:if|when|wenn|falls) (?:the |my |a |an |one of |der |die |ein |eine |mein\w* )?(?:other |other one |opponents? |andere |gegner\w* |winger |striker |attacker |defender |sturmer\w* |angreifer\w* |verteidiger\w* |aussen\w* |flugel\w* |keeper |torwart |he |she |they |er |sie |der |die |jemand |someone |somebody |one |einer |eine |zwei |two |three )/;

/** Whether plain words ask of a case in which somebody else does something: no drill is harder, easier or faster by it. */
export const tellsOfOpponent = (text: string): boolean => OF_OPPONENT.test(`${text} `);
