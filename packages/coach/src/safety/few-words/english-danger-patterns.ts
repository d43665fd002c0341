import type { FewWords } from './few-words-pattern-types.ts';

const US = '(me|us|them|the (girls|boys|kids|others|little ones))';
const WHO = '(he|she|they|hes|shes|theyre|someone|somebody|one of them|(the |my |our |a |an )?(coach|trainer|teacher|assistant|physio|man|guy|lady|woman|adult|uncle|aunt|cousin|dad|mum|mom|stepdad|step ?mum|step ?mom|brother|sister|grandpa|grandad|neighbou?r|babysitter|boys?|older (boy|girl|kid|one)s?|goalie coach))';
/** To change, but no side, place or pace of the game. */
const CHANGE = '(chang(e|ing|ed)(?! (sides?|positions?|ends|directions?|pace|speed|formation|places|foot|feet|over|it|to|my|our|the|a|up|keepers?|goalies?|players?|drills?|plans?|on (the )?(fly|ball))(?= |$))|chang(e|ing|ed)( (my|our|the))? (clothes|kit|shorts|pants|underwear))';
const UNDRESSED = `(${CHANGE}|undress\\w*|naked|nude|get(ting)? dressed|(take|taking) (our|my|the) (clothes|kit) off|shower(s|ing|ed)?|(have|having|take|taking) a (shower|bath|pee|wee|poo)|bath(e|ing)|pee(ing)?|wee(ing)?)`;
const UNDRESSED_AT = '((in|under|at) (the |our )?(showers?|bath|bathroom|toilets?|loo|changing rooms?|locker rooms?|dressing rooms?)|on the (toilet|loo)|in (my |the )?(bed|underwear|pants|boxers)|asleep|sleep(ing)?)';
const PRIVATE = '(bum|butt|bottom|backside|ass|arse|willy|penis|dick|balls|private ?parts?|privates?|crotch|groin|thighs?|boobs?|breasts?|lips|down there|between my legs|vagina)';

export const english: FewWords = {
  abuse: [
    // Seen or filmed where one undresses
    `(watch(es|ed|ing)?|looks?|looked|looking|star(es?|ed|ing)|peek(s|ed|ing)?|spies|spy(ing)?|film(s|ed|ing)?|record(s|ed|ing)?|photograph(s|ed|ing)?|sees|videos?|walk(s|ed)? in)( (at|on))? ${US}( (when|while|as|how))?( (we|i|im|were|we are|i am|theyre|they))?( (always|all))? (${UNDRESSED}|${UNDRESSED_AT})`,
    `(watch(es|ed|ing)?|looks?|looked|looking|star(es?|ed|ing)|peek(s|ed|ing)?|film(s|ed|ing)?|stay(s|ed)?|stand(s|ing)?|stood|sits?|come(s)?|came|walk(s|ed)?|go(es)?|burst(s)?)( (there|here|in|inside|into the \\w+|over|by|around|right|just|always|next to (me|us)))*( (when|while|as)) (we|i|im|were|we are|i am)( (all|still|in the middle of))? (${UNDRESSED}|in the (showers?|bath|toilets?))`,
    `(pics?|pictures?|photos?|vids?|videos?|selfies?) of (me|us|him|her|the (girls|boys|kids))( \\w+){0,3} (naked|nude|undress\\w*|chang(ing|ed)|shower(ing|s)?|underwear|asleep|sleeping|in (the )?(changing rooms?|showers?|locker rooms?|bath|toilets?|bed)|with(out)? (no )?(my )?(clothes|shirt|top|pants))`,
    // Hands where they have no business
    `(touch(es|ed|ing)?|grab(s|bed)?|squeez(es|ed|e)|pinch(es|ed)?|strok(es?|ed|ing)|rub(s|bed)?|pat(s|ted)?|slap(s|ped)?|feel(s)?|felt|kiss(es|ed)?|lick(s|ed)?|tickle[sd]?)( me)?( (on|at|in|up))?( (my|me|our|the))? ${PRIVATE}`,
    `hands?#(in|into|inside|down|up|under) (my|our|her|his) (shorts|pants|trousers|shirt|top|underwear|boxers|undies|clothes|leggings|jersey|kit)|(reach(es|ed)?|goes|went|put it) (in|into|inside|down|under) my (shorts|pants|trousers|underwear|boxers)`,
    '(lies|lays|lay|laid|lying|laying|climbs?|climbed|rolls?|sits?|sat|sitting) (down )?(right )?on (top of )?(me|us)(?= |$)(?! (in|on) (the )?(bench|subs))',
    '(strip(s|ped)?|undress(es|ed)?) (me|us)(?= |$)(?! of the captain)|(takes?|took|pulls?|pulled|rips?|ripped|tore) (off |down )?(all )?(my|our) (clothes|pants|trousers|shorts|underwear|boxers|undies|bra)( (off|down))?(?= |$)',
    // Throat, breath, fire and water
    '(grab(s|bed)?|hold(s)?|held|got|take[sn]?|took|pull(s|ed)?|squeez(e|es|ed)|press(es|ed)?|lift(s|ed)? me( up)?)( me)?( (by|on|at|around|round))? (my|the) (neck|throat)(?= |$)|hands? (on|around|round) my (neck|throat)|(chok(e|es|ed|ing)|strangl(e|es|ed|ing)|suffocat(e|es|ed)|smother(s|ed)?) (me|us)',
    '(push(es|ed)?|hold(s)?|held|put(s)?|shove[sd]?|stick(s)?|stuck|dunk(s|ed)?) (me|my (head|face)|us)#(in|into|under|down)( the)? (toilet|loo|bog|water|sink|shower|bin|mud)(?= |$)',
    '(burn(s|t|ed)? (me|my (arm|hand|leg|back|skin))|with (a |his |her |the )?(cigarettes?|lighter|belt))(?= |$)(?!.*(sun|turf|pasta|pizza))',
    '(pull(s|ed)?|drag(s|ged)?|yank(s|ed)?) (me )?(by )?my hair|(drag(s|ged)?|pull(s|ed)?) me by (the|my) (hair|ears?)|(slap(s|ped)?|smack(s|ed)?|spank(s|ed)?|punch(es|ed)?|whip(s|ped)?|belt(s|ed)?|bit(e|es)?|kick(s|ed)?|headbutt(s|ed)?) (me|us)( (in|on|across|round) (my|the) (face|head|stomach|belly|mouth|ear|back))(?= |$)(?!.*(ball|corner|tackle|ref))',
    // Shut in or out
    '(lock(s|ed)?|shut(s)?|trap(s|ped)?|tie[sd]?|tied|cage[sd]?|keep(s)?|kept) (me|us) (up |all )?(in|inside|into|to|up)(?= |$)#?(toilets?|loo|sheds?|cupboards?|closets?|rooms?|bedroom|basement|cellar|garage|dark|car|box|locker|changing rooms?|bathroom|chair|attic|trees?|posts?|van|boot|trunk)(?= |$)',
    '(lock(s|ed)?|shut(s)?|kick(s|ed)?|throw(s)?|threw|leave(s)?|left|put(s)?) (me|us) (out|outside)#(night|cold|dark|rain|snow|hours|house|home|street)(?= |$)(?!.*(wing|squad|practi\\w*|train\\w*|drill))',
    '(throw(s|ing)?|threw|chuck(s|ed)?) (stuff|things|plates?|bottles?|shoes?|boots?|chairs?|cups?|knives|glass\\w*|his \\w+|her \\w+) (at|after) (me|us)',
    '(spit(s)?|spat|pee(s|d)?|pissed|wee[sd]?) (on|at|in) (me|us|my (face|bag|shoes|drink))(?= |$)',
    '(beat(s|ing)?|hit(s|ting)?|hurt(s|ing)?|kick(s|ed)?) (me|us)( \\w+){0,2} (till|until|with (a |the |his |her )?(stick|belt|shoe|cane|pole|racket|fists?)|when (i|we) (lose|lost|miss(ed)?|cry|mess|play bad|get it wrong|fail))(?= |$)',
    'bruis(e|es|ed)( \\w+){0,3} (from|because of|by|off) (my |his |her )?(dad|mum|mom|stepdad|step\\w*|uncle|coach|brother|him|her|them|that|it when he)(?= |$)',
    // Fear and want at home
    '(scared|afraid|frightened|terrified) (of|about) (him|her|what (he|she|they) do(es)?|what happens (at home|when))(?= |$)(?!.*(tackl|pass(es)? me|dribbl|shot|shoot|striker|keeper|header))',
    'nothing to eat (at home|here|today again)|no food (at home|in the house|at ours)|(there is|theres) never (any )?food|(doesnt|dont|wont|never) (give|gives) (me|us)( (any|no))? (food|dinner|anything to eat)$',
    '(he|she|they|mum|mom|dad|my \\w+) (do|does|did) (it|that|this|stuff|things) (to) (me|us|my (\\w+ )?(brother|sister|friend|cousin)|her|the others|others|other (kids|boys|girls))( too| as well| again)?(?= |$)(?!.*(drill|juggl|practi|train|pass|trick|move|elastico|nutmeg|sunday))',
  ],
  grooming: [
    `(sit|sits|sat|sitting)#(on|in) (his|her|their) (lap|knees?|legs?)(?= |$)|(on|onto|in) (his|her) lap(?= |$)`,
    `(puts?|put|has|had|lays?|rests?|keeps?|leaves?|slides?|slid|got)( his| her| a| the| one| their)* (hands?|arms?|fingers?)#(on|up|round|around|under|in|inside|over|between) (my|me|our) (legs?|thighs?|knees?|bum|butt|hips?|waist|tummy|belly|chest|stomach|mouth|face|cheek|hair)(?= |$)`,
    '(gives?|gave|giving|wants? (to give )?|made)( (me|us|him|her))( \\w+){0,2} massages?(?= |$)|massag(es|ed|ing) (me|us|my \\w+)|(back|foot|shoulder|leg) ?rubs?(?= |$)|(rubs|rubbed|rubbing) my (shoulders?|back|legs?|feet|neck)(?= |$)',
    '(strok(es|ing|ed)|cuddl(es|ed|ing)|tickl(es|ed|ing)|kiss(es|ed|ing)) (me|us|my (neck|back|hair|cheek|face|legs?|arms?|hand|body|head))(?= |$)|hugs me (too|so|for so|really|very) (long|tight|hard)|wont let go of me|breath(es|ing) (on|in) my (neck|ear|face)(?= |$)',
    '(wants?|asks?|asked|told|tells?|makes?|made|says?|said)#(me|us|i|to)#(pics?|pictures?|photos?|selfies?|vids?|videos?)#(without|with no|no) (my |a |any )?(shirt|top|clothes|pants|t ?shirt)|(pics?|pictures?|photos?|selfies?) of my (body|legs|chest|feet|bum|abs|tummy)',
    '(hug(s|ged|ging)?|hold(s|ing)?|held|squeez(es|ed|ing)) me (too|for so|so|for too) (long|tight|tightly)(?= |$)','(says?|said|tells?|told|thinks?)#(im|i am|i|me) (his|her|their) (favou?rite|special|princess|baby|little (girl|boy|prince\\w*)|girlfriend|boyfriend)',
    '(says?|said|tells?|told)#(my (body|legs|bum|butt|lips|hair|eyes|mouth)|i|im|me)#(sexy|hot|pretty|beautiful|gorgeous|cute|nice legs)(?= |$)(?!.*(goal|move|skill|day|weather))',
    '(stay|be|go|come|left|leave[sd]?|wait|train|practi[sc]e)( (after|behind|back|there|here|late|home|over|somewhere|in (the|his|her) \\w+))*( training| practice| everyone| the others)* (all )?(alone|on my own|just (us|me)|only (me|us)) (with|and) (him|her|coach|my coach|the coach|the trainer)|alone (with|and) (him|her) (in|at|after)|(he|she|coach|trainer) wants (me )?(to be )?alone',
    '(go|come|came|goes|went|get|ride|sleep|stay|bath|shower)( (over|round|back|up|down|in|into|to|at|with))+ (to )?(his|her|the (mans?|guys?|coachs?)) (house|home|place|flat|car|van|room|bed|bedroom|hotel|tent|caravan|shed|garage|office)(?= |$)(?!.*(party|birthday|with (my|the) (mum|mom|dad|parents|team|others)|fifa))',
    '(sweets|candy|chocolate|money|presents?|gifts?|a lift|a ride|puppy)#(if i|when i|to)#(go|get|come|kiss|show|touch|dont tell|keep|in (his|the) (van|car))',
    '(follow(s|ed|ing)?|wait(s|ed|ing)?|stalk(s|ed|ing)?|watch(es|ed|ing)?)( (for|on|out))* (me|us)?#(home|outside (school|my house|the (school|changing room|club))|by (his|the) (car|van)|in (his|the|a) (car|van|bush\\w*)|every day after (school|training)|(on the )?way home)(?= |$)(?!.*(mum|mom|dad|grand\\w+|brother|sister|parents) )',
    '(ask(s|ed|ing)?|want(s|ed)?|know(s)?|found out)#where (i|we) (live|sleep|go to school|change)(?= |$)',
    '(met|meet|know) (him|her) (on|online|through|over|from) ?(the )?(internet|online|roblox|discord|snap\\w*|insta\\w*|tik ?tok|fortnite|a game|an app|games?)|met online|(he|she) is (actually )?(1[89]|[2-6]\\d|thirty|forty|fifty|twenty)( years old)?$|hes (actually )?([2-6]\\d|thirty|forty|fifty)( years old)?$',
    '(shows?|showed|make[s]?|made)( me| us)#(porn|naked|nude|dirty|rude|sex\\w*|nasty|his (thing|dick|willy|penis|private\\w*|bits))|show (him|her|them) (mine|my (thing|willy|private\\w*|body|chest|bum))',
    '(dont|do not|not to|never|musnt|mustnt|cant|promise not to|promised not to|promise i wont|shouldnt|not allowed to) tell( (it|this|that|about it|about that|to))*( (mum|mom|dad|my (parents|mum|mom|dad)|anyone|anybody|no one|nobody|a soul))+(?= |$)|(not to|mustnt|shouldnt|not allowed to|promised? not to) (say|talk)( (it|this|that|anything|about it|about that|to))*( (mum|mom|dad|my (parents|mum|mom|dad)|anyone|anybody|anything))*$',
    '(its|thats|this is|just|stays?|only) (our|a|my and his|our little|our own) secret(?= |$)(?! (weapon|trick|corner|move|plan|tactic|routine|skill|sign|play|free kick|handshake|celebration|training|recipe))',
  ],
  self_harm: [
    '(i|ill|and|just|always|sometimes|so|then|keep|gonna|want to) (scratch|cut|burn|hit|punch|bite|hurt|slap|pinch)(es|ed|ing)? (myself|my (own )?(arms?|legs?|wrists?|skin|thighs?) (till|until|so|when|on purpose|again|at night|in secret|if|with a (blade|knife|razor)))(?= |$)(?! (on|with) (a|the) (stud|ball|post|fence|nail|branch|grass|turf|wall))',
    '(wish|want|wanna|like)( i| to)? (wasnt|werent|was not|not be|not exist|to not be|didnt exist|could (just )?(disappear|vanish|sleep forever)|sleep (and never|forever)|never wake|not wake|disappear|vanish)( (here|alive|born|around|anymore|any more|up|forever))*$|(want|wanna|wish) (it|everything|all of it|this)( all)?( to| would)? (stop|end|be over)( forever)?$',
    '(im|i am|ill be|i will be|i wont be|i|when im) (gone|not (be )?(here|around)|(be )?(here|around)|wont (be )?(here|around|exist)) (soon|tomorrow|any ?more|next (week|year)|much longer|forever)(?= |$)(?!.*(holiday|moving|team|club|school))',
    '(to|like|just|wanna|gonna|ill|about) (end|ending) (it|it all|my life|everything)( all)?( (before|after|today|tonight|soon|now|for good|forever))*$',
    '(took|taken|take|swallow\\w*|ate|eaten) (lots|loads|a lot|too many|all|a bunch|so many|a load|the whole pack|\\d+)( of)?( (my|mums?|moms?|dads?|her|his|the|sleeping|pain))* (pills|tablets|painkillers|paracetamol|ibuprofen|medicine|meds)',
  ],
  head_injury: [
    '(everything|it all|things)( (just|then|suddenly|all))*( (went|goes|was|is|got|turned|looks?)) (black|blurry|double|fuzzy)(?= |$)(?!.*(screen|app|card|phone|video))',
    '(see|seeing|saw) (double|two of (everything|him|them|the ball)|stars|blurry|spots|flashes)|(dont|cant|didnt|do not|can not) remember (the|it|what happened|anything|how|who (won|i)|my name|scoring|falling|half)#?(match|game|fell|hit|happened|half|after|home)?$',
    '((got|was|been) knocked out|knocked me out|(i|and|then) (blacked|passed) out|was out for a (bit|sec\\w*|minute|while)|i fainted|went unconscious)(?= |$)(?!.*(of the (cup|tournament|league)|in the (semi|quarter|first|second|group)))',
  ],
  eating_weight: [
    '(dont|not|stopped|never|wont|no longer|havent|cant) (eat|eating|eaten|have|having)( (any|my))?( (lunch|dinner|breakfast|tea|meals?|food|anything|anymore))*( \\w+){0,4} (so|to|because|until|till|then) (i )?(\\w+ ){0,2}(faster|light(er)?|thin(ner)?|skinny|skinnier|quick(er)?|lose weight|slim|less heavy|not fat)',
    '(throw(s|ing)? up|threw up|puke[sd]?|puking|vomit(s|ed|ing)?|make myself (sick|puke|throw up)|finger(s)? down my throat|sick on purpose)#(after (i |we )?(eat|ate|eating|dinner|lunch|food|meals?|tea|breakfast)|on purpose|to (be|get|stay) (light|thin|fast)\\w*|so i|my throat)',
    '(says?|said|tells?|thinks?|calls?)( \\w+){0,3} (too|so|im|i am|a bit|getting) (fat|heavy|chubby|big)#?(eat|diet|lose|less|out|run|bench|food)|(lose|loose) weight or#',
  ],
  asked: [
    '(man|guy|stranger|woman|lady)( \\w+){0,6} (films?|filming|filmed|records|recording|takes (pics?|photos?|pictures?) of) (me|us|the (girls|boys|kids))(?= |$)',
    '(mum|mom|dad|they|he|she)( \\w+)? (forgets?|forgot) to (feed|give|make|cook)( (me|us))?( \\w+)?( (food|dinner|eat))?(?= |$)(?!.*(ball|pass|pass me))',
    '(cut|scratched|burned|burnt) my (own )?(legs?|arms?|wrists?|thighs?) (cos|cuz|because|coz|on purpose|again)(?= |$)(?!.*(fell|stud|fence|glass|tackle))',
    '(puts?|rubs?|rubbed|spreads?|massages)( \\w+){0,2} (cream|oil|lotion|gel)( \\w+){0,3} (legs?|thighs?|bum|back|chest|belly|body|me)(?= |$)',
    '(puts?|rub(s|bed)?|stuff(s|ed)?|shove[sd]?|sticks?|stuck|smear(s|ed)?)( \\w+){0,4} (in|into|on|over) my (mouth|face|nose)(?= |$)(?!.*(ball|mouth ?guard))',
    '(he|she|they|coach|dad|mum|mom|uncle|stepdad|brother|one of them)( \\w+)? (bends|bent|twists|breaks|broke|pulls|pulled|crushes|crushed) my (fingers?|arms?|hands?|wrists?|ears?)( back)?(?= |$)(?!.*(save|ball|shot|fell))',
    '(only|just) (eat|eating|ate)( \\w+){0,4} (a|per|each|every) day|one meal (a|per) day|(only|just) eat( \\w+)? (apples?|salads?|soup)(?= |$)',
    '(pinch(es|ed)|bites|ties|tied|drag(s|ged)|shakes|shook|twists|twisted|licks?|licked|sniffs|smells|washes|washed|threatens?|threatened|blackmails?|blackmailed|stalks?|stalked|whips|whipped|strips|stripped|spanks?|spanked|scratches|scratched|strangles|drowns|drugs) (me|us|my (arms?|ears?|skin|legs?|hair|wrists?|fingers?|face|neck|hands?|cheeks?|back))(?= |$)',
    '(makes?|made) (me|us) (drink|swallow|eat|take|inhale|undress|strip|kneel|beg|kiss)(?= |$)(?!.*(water|(free )?kicks?|corners?|penalt\\w*|throw|match|games?|vegetables|shots?|laps|turns|part|breakfast|lunch|before))|(wont|doesnt|didnt|never|only) opens? the door',
    '(nobody|no one) (will|would|wont|wouldnt|is going to) (ever )?believe me',
    `(${WHO} )?(comes?|came|get[s]?|got|climbs?|sneaks?|creeps?|crawls?|lies|lay|sits?|sat|sleeps?|slept|goes|walks?)( (in|into|on|onto|at|to|by))+ (my|our) (bed|bedroom|room|tent|sleeping bag)(?= |$)(?!.*(early|wake|mum|mom))`,
    '(under|beneath) the (blankets?|covers?|duvet|sheets?|table) (with|together)|(plays?|playing|game|games) (with (me|us) )?(under the (blankets?|covers?|duvet)|in ((the|my|his|her) )?bed)',
    '(shut(s)?|lock(s|ed)?|close[sd]?|turn(s|ed)?)#(the )?(door|lights?|curtains?)( off| behind| and)#(me|us|light|lights|off|door|close|lock\\w*|come|turn\\w*)',
    '(wont|doesnt|didnt|not|never|wouldnt) (let|lets) (me|us) (go|leave|out|go home|get out|go to bed|sleep|eat|drink|call (my )?(mum|mom|dad))( till| until| when| \\w+)?$',
    '(wont|doesnt|didnt|never) stop (when|even (if|when|though)|though|but)#(say|ask|tell|told|cry|stop|no)',
    '(feel|felt) (so |really |a bit )?(dirty|disgusting|gross|ashamed) (after|when|about (it|what))',
    '(he|she|they) (does|do|did) (it|that|this) (every|each|at|all|most) (night|evening|time im alone|day)s?',
    '(gave|give[sn]?|made|make[s]?|offer(s|ed)?|sell(s)?)( (me|us|him|her|them|to))*( (smoke|drink|try|have|take|some|a|an|of|something|stuff))* (vape|weed|joint|cig\\w*|beer|vodka|alcohol|drugs?|pills?|tablets?|wine|powder|injection|steroids?)(?= |$)',
    '(made|make[s]?) (me|us) (smoke|drink|swallow|sniff|inhale|try)( \\w+){0,3}(?= |$)(?! water)',
    '(has|have|got|brings?|brought|carries|had|take|bring|get)( (a|an|his|the|my|dads?|mums?|brothers?))* (knife|knives|gun|pistol|blade|razor|machete|weapon|axe|bat with nails)(?= |$)|(will|gonna|going to|want to|wanna|ill|to|they|hell) (stab|shoot|kill|beat up|jump) (me|him|her|us|them)( (after|later|up|at|in|if|when))*(?= |$)(?!.*(fifa|fortnite|cod|minecraft|1v1))',
    'break (his|her|their) (legs?|arms?|neck|face|nose|bones?|ankles?)(?= |$)|(never (play|walk)s? again)',
    '(heart|chest)( (goes|is|feels|beats?|beating|gets|was|hurts?|really|so|all))* (weird|funny|strange|tight|pounding|skips?|skipping|racing|hurts?|stabbing|burns?)(?= |$)',
    '(cant|can not|couldnt|hard to|struggle to|dont|not) (breathe|breath|get (any |enough )?(air|breath))( (right|properly|well|in|out|anymore|any more|when|at))*',
    '(he|she|they|coach|uncle|dad|mum|mom|stepdad|cousin) (drinks?|gets drunk|is drunk|takes drugs|smokes)#(scar\\w*|angry|mean|weird|bad|me|us|shout\\w*|hit\\w*)',
    '(should|just|go) (just )?(die|kill (myself|yourself)|hang (myself|yourself))(?= |$)(?! (of|laughing|with laugh))',
    'made me (promise|swear)#|promise[d]? (him|her|them) (not|i wont|never)#?(tell|say)?',
    '(gives?|gave|buys?|bought) (me|us) (presents?|gifts?|money|sweets|a phone|clothes|underwear)#?(when|if|no ?one|nobody|secret\\w*|alone|but)?(?= |$)(?!.*(birthday|christmas|easter|when (i|we) (score|win)|for (a|every|each) goals?))',
    '(texts?|texted|messages?|messaged|dms?|snaps?|calls?|writes?|ring[s]?) (me|us)( \\w+)? (at|in the|late|every|all) ?(night|evening|late|middle of the night|the time|day)?(?= |$)(?!.*(when (training|practice|the (match|game))|line ?up|kick ?off))',
    '(drive[sn]?|drove|take[sn]?|took|pick(s|ed)?|bring(s)?) (only |just )?me( \\w+){0,2} (home|there|up|back)( \\w+){0,2} (alone|on (his|her) own|just (me|us)|last|only me|in the dark|somewhere else)',
    '(tell|told|say|says|said|talk|tells)#(hurt|kill|beat|hit|get|do something to) (me|my (mum|mom|dad|dog|cat|brother|sister|family|parents)|us)( if| when)?#?(tell|say|talk|told|speak)|if i (tell|say|talk|told|speak)#(hurt|kill|beat|hit|send|happen|bad|worse|lose|never|kick|out)',
  ],
  askedOffThePitch: [
    `${WHO}( \\w+){0,2} (peeks?|looks?|looked|stares?|watches|leans?|climbs?|spies|films?|listens?|stands|waits|knocks|comes|came|opens|opened|walks|sneaks?)( \\w+){0,5} (toilets?|loo|showers?|bathroom|bath|changing rooms?|locker rooms?|cubicles?)(?= |$)`,
    '(chases|chased|follows|followed|forces|forced|lifts|lifted|carries|carried|corners|cornered|traps|trapped) (me|us)(?= |$)',
    `(touch(es|ed|ing)|strok(es|ed)|grab(s|bed)|squeez(es|ed)|holds|held|rub(s|bed)|pat(s|ted)|tickle[sd])( me( (on|by|at|in|round|around))( (my|the))?| my| our) (legs?|knees?|hair|waist|hips?|belly|tummy|stomach|chest|back|face|cheeks?|mouth|hand|body|shoulders?|wrists?|arm|arms)(?= |$)`,
    '(touch(es|ed|ing)?|strok(es|ed|ing)|grab(s|bed|bing)?|hold(s|ing)?|held|hug(s|ged|ging)?|press(es|ed)?|pins?|pinned|squash(es|ed)?) (me|us)(?! back)( (down|tight|too|there|again|a lot|all the time|from behind|against|everywhere|weird\\w*|so|like that|on|under|in|at|up|when))*( \\w+){0,3}$',
    '(films|filmed|filming|records|recorded|recording|takes? (pics?|photos?|pictures?|videos?) of|took (pics?|photos?|pictures?|videos?) of|photograph(s|ed|ing)) (me|us)( (always|all the time|secretly|every time|when|and))*( \\w+){0,3}$',
    `(man|guy|stranger|someone|old man|woman|adult)#(always|keeps?|every (day|time))?#(film(s|ing|ed)?|watch(es|ing|ed)?|star(es|ing|ed)|follow(s|ing|ed)?|talk(s|ing)? to|wait(s|ing)? for|ask(s|ing)?|touch(es|ing)?) (me|us)(?= |$)`,
    '(he|she|they|coach|trainer|uncle|cousin|dad) (take[s]?|took|pull[s]?|pulled)( off)? (my|our) (shirt|top|t ?shirt|jersey|shoes and)( (off|up|down))?',
  ],
  play: '(ball|balls|match|game|games|goals?|score[sd]?|tackl\\w*|corners?|free ?kicks?|throw ?ins?|header|ref|referee|defend\\w*|striker|winger|keeper|goalie|opponents?|shirt|dribbl\\w*|pass|passes|drill|training|high ?five|celebrat\\w*|mark(s|ing)?|mum|mom|parents|team photo|trick|skills?|bench|left|right|sub|pitch|highlights?|who|where|which|area|spot|shoe|app|videos?|back of)',
};
