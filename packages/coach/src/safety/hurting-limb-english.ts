import type { HurtingLimbPatterns } from './hurting-limb-pattern-type.ts';

const VERY = '(?:really|so|very|super|always|still|kinda|kind of|a bit|a little|sometimes|often|now|also|again|just|only|badly|bad|a lot|lots|loads|much|too|like (?:crazy|mad|hell)|proper|properly|bare|mad|well|ngl|tbh|fr|lowkey|highkey|bro|bruh|man|mate|dude|innit|literally|actually|pretty|quite)';
const SIDE = '(?:both |left |right |weak |strong |weaker |stronger |bad |other |lower |upper |big )*';
const LIMB = '(?:knees?|kness|knee ?caps?|ankles?|foot|feet|heels?|cal(?:f|ves|fs)|thighs?|hips?|back|shoulders?|wrists?|toes?|shins?|legs?|arms?|elbows?|fingers?|thumbs?|hands?|hamstrings?|hammies|achilles|quads?)';
const OWN = `(?:(?:my|the) )?${SIDE}${LIMB}`;
const IN_PLAY = '(?:in|at|during|after|from|playing|while playing|when playing) (?:the |a |my |our |todays |yesterdays |last |football |soccer )*(?:match|game|training|practi[cs]e|football|soccer|tournament|session|tackle)';
const OBJECT = `(?: (?:${IN_PLAY}|the|a|my|ball|balls|stairs|steps|up|down|upstairs|downstairs|uphill|downhill|fast|faster|hard|harder|far|long|too|much|a lot|football|soccer|in|off|on|it|left|right|around|quickly|quick|outside|sprints?|laps|goal|throw ins?))*`;
const DO = '(?:run|runs|ran|jog|jump|hop|land|walk|go (?:up|down)|climb|use|take|kick|shoot|strike|sprint|squat|turn|twist|dribble|pass|train|practi[cs]e|play|dive|throw|stretch|bend|stand|stand up|juggle|lunge|move|step|put weight)';
const DOING = '(?:running|jogging|jumping|hopping|landing|walking|climbing|kicking|shooting|sprinting|squatting|squats|turning|twisting|dribbling|passing|training|practi[cs]e|practising|practicing|playing|diving|throwing|stretching|juggling|football|soccer|pe|sprints|a run|a match|the match|the game|the training)';
/** What a player does to a limb without meaning to. */
const FALL = '(?:fell|fallen|fall|landed|tripped|slipped|twisted|rolled|sprained|hurt|injured|pulled|strained|bruised|banged|bumped|hit|knocked|jammed|stubbed|overstretched|went over)(?: over| down| badly| funny| awkwardly| wrong)*';
const WHEN = `(?:(?:when|wen|whenever|if|while|every ?time|each time|as soon as|after|because|cos|since) (?:i |i m |im |i am )(?:try to |start to |have to |want to |was |just |always )*(?:${DO}|${DOING}|${FALL}(?: it| on it)?)${OBJECT}(?: (?:and|or) (?:when )?(?:i |im )?(?:${DO}|${DOING})${OBJECT})*|(?:(?:every ?time|each time|always|only|mostly) )?(?:when|while|after|before|from|during) (?:every |each |the |my )?${DOING}${OBJECT})`;
const COUNT = '(?:\\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|some|many|several|a few|few|a couple of|a couple|the last|the past|over|more than|about|like|almost|nearly|last|this)';
const SINCE = `(?:(?:for|since|over) (?:${COUNT} )*(?:days?|weeks?|months?|years?|ages)(?: (?:now|already|ago))*|(?:every|each) day|since (?:yesterday|today|this morning|(?:the |my |our |last )?(?:match|game|training|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day))`;
const HAS = '(?:ive |i ve |i have |i |have |has )?(?:got |get |gets |have |having |been having |keep getting |always get |always have |had )?(?:a |an |some |bad |really bad |really |slight |strong |always )*';
const CORE = `(?:${OWN} (?:is |are |has |have |s |has been |have been |been |gets |starts to )?(?:hurts?|hurting|aches?|aching|sore|painful|feels? sore|feels? painful|killing)(?: me)?|${HAS}(?:pains?|aches?|cramps?) (?:in|on|at) ${OWN}|${HAS}${LIMB} (?:pains?|aches?|cramps?)|${HAS}cramps?(?= )|${OWN} (?:is |are |always |keeps? |starts? )*(?:cramps?|cramping)(?: up)?|${OWN} (?:is |are |keeps? |always |just )*(?:pulls?|pulling|stings?|stinging|twinges?|pinch(?:es|ing)?|throbs?|throbbing)(?: (?:in|at|on) (?:one|a|the same) (?:spot|place|point))?|(?:(?:i have|ive got|theres|there is|i feel|i felt|i got) )?(?:a |one |this |the same |only |sore |painful )*(?:spot|place|point|pull|twinge|sting) (?:in|on|at|of) ${OWN}(?: (?:is|that|which|always|keeps?|hurts?|hurting|pulls?|pulling|stings?|aches?|sore|burns?))*|i have (?:a |got a |really )?(?:sore|stiff|painful|hurting|bad) ${SIDE}${LIMB})`;
const OPEN = '(?:(?:hey|hi|hello|sarah|coach|ok|um|so|also|but|and|help|omg|ouch|ow|bro|bruh|man|mate|dude|yo|ey) )*';
const ASKS =
  '(?:(?:so |and |but )?(?:what (?:should|can|do|shall|could) i do(?: about it| now| then)?|what to do|what helps|wat do i do|why(?: is that| does it)?|why does it hurt|is (?:that|this|it)(?: (?:bad|normal|ok|okay|serious))?|help(?: me)?|pls|please|any tips|(?:can|could|may|should|shud|shld|shall|do) i (?:(?:still|even|just|now|today|tomorrow|tonight|have to|need to|go|go to|be|keep|carry on|on|do|better) )*(?:stop|play|playing|train|training|practi[cs]e|practicing|rest|go|skip it|football)(?: (?:today|tomorrow|tonight|anyway|though|tho|now|on (?:saturday|sunday)|or (?:not|rest|stop)))*|do i (?:need|have) to (?:see|go to) (?:a|the) doctor))';
const TIME = '(?:(?:just |right |a bit )?(?:under|below|underneath|above|behind|beside|next to|around|inside) (?:the|my) (?:knee ?caps?|knees?|ankles?|heels?|shins?)|(?:in|at|on) (?:just |only )?one (?:spot|place|point|side)|yesterday|today|this morning|last (?:week|night|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|earlier|(?:\\d|a few|two|three|four|five|six|some|a couple of) days ago|at school|in pe|(?:at|in the|during the) nights?|every night)';
const INJURED = `(?:i |ive |i ve |i have )?(?:just |really |badly |accidentally |think i |also |must have )*${FALL}(?: and (?:hurt|twisted|landed|fell|bruised|banged|hit|sprained))?(?: on| onto)? ${OWN}`;
/** By nobody who is named, and in play. */
const STRUCK = `(?:i )?(?:got|was|have been|ve been) (?:kicked|hit|tackled|fouled|stepped on|stamped on|caught)(?: hard)* (?:(?:on|in) ${OWN} (?:by (?:the|a) ball|${IN_PLAY})|(?:by (?:the|a) ball|${IN_PLAY}) (?:on|in) ${OWN})`;
const FELL = `i (?:was )?${FALL}`;
const IT = `(?:it|its|it s|it is|they|they re|theyre|${OWN})`;
const BAD =
  '(?:swollen|swelling(?: up)?|swelled(?: up)?|swells(?: up)?|bruised|blue|purple|black|red|puffy|stiff|painful|sore|hurts?|hurting|aches|aching|throbs|throbbing|worse(?: and worse)?|not (?:getting |any |getting any )?better|(?:doesnt|wont|isnt|does not) (?:get|getting) (?:any )?better|bad)';
const SINCE_THEN = `(?:(?:because|cos) )?${IT} (?:(?:is|are|s|has|have|been|looks?|feels?|gone|gets?|got|getting|keeps?|went|starts? to) )*${BAD}`;
const BROKEN = `(?:i think |i guess |maybe |i might have |i may have )*(?:(?:i |ive |i ve |i have )?(?:broke|broken|fractured|dislocated) ${OWN}|${OWN} (?:is |s |might be |may be |looks |could be |has |just )*(?:broken|fractured|dislocated|popped out|out of place|crooked)|${OWN} (?:wont|won t|doesnt|doesn t|is not going to) stop bleeding|${OWN} (?:is|keeps|s) bleeding)`;
const CANNOT = '(?:i )?(?:can ?t|cannot|can not|can hardly|can barely|can only just|couldnt|could not) (?:really |properly |even |hardly )*(?:walk|run|stand|move it|bend it|put (?:my |any )?weight on it|step on it|play|kick|train|sprint|feel (?:it|my (?:legs?|foot|feet|arm|hand|fingers?|toes?))|move (?:my (?:legs?|foot|feet|arm|hand|fingers?|toes?)))(?: (?:on it|properly|anymore|any more|now|right|well|without pain))*';

/** The parts of such a message in English. */
export const english: HurtingLimbPatterns = {
  names: `(?:${LIMB}|cramps?)`,
  opens: OPEN,
  tells: `(?:${CORE}|${BROKEN}|${INJURED}|${STRUCK}|${OWN} (?:(?:is|are|s|has|have|been|looks?|gone|gets?|got) )+(?:swollen|swelling(?: up)?|bruised|blue|purple|puffy|stiff))`,
  beside: `(?:${WHEN}|${SINCE}|${VERY}|${TIME})`,
  follows: `(?:${FELL}|${IN_PLAY}|${SINCE_THEN}|${CANNOT}|getting worse(?: and worse)?|(?:but )?(?:a )?(?:lil|little|tiny|tad)(?: bit)?|not (?:that |very |too )?(?:bad|badly|much)|but|and)`,
  asks: ASKS,
};
