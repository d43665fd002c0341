/**
 * Words of a child who feels alone or unwanted, in the five languages, folded: no danger by themselves, and nothing to
 * answer with a drill. The coach asks whether they are okay and names a grown-up and the helpline.
 */
export const loneliness: readonly string[] = [
  '(nobody|no one|noone|none of them) (really )?(likes|loves|cares about|wants) me(?! to)',
  'i (have |ve got |got )?(no|zero|dont have any|do not have any) friends',
  '(i feel|i am|im|i m) (so |really |very |always )*lonely',
  'i feel (so |really |very |all |always )*alone',
  'nadie me (quiere|aguanta)',
  'no tengo amigos',
  'me siento (muy |tan )?sol[oa]$',
  'niemand (mag|liebt) mich',
  '(keiner|keine) mag mich',
  'ich habe keine freunde',
  'ich (fuhle|fuehle) mich (so |sehr )?(allein|einsam)',
  'personne ne m ?aime',
  '(n )?(j ?|n ?)?ai pas d ?amis',
  'je me sens (si |tres |trop )?seule?$',
  'ninguem (gosta de mim|me ama)',
  'nao tenho amigos',
  'me sinto (muito |tao )?(sozinh[oa]|so)$',
  '(everyone|everybody|every one|all of them|(the |my )?whole (team|class)|(all )?(of )?(the|my) (team|class|team ?mates?|others|friends)|the (other )?(kids|boys|girls|players|others))( (in|on|at|from) (my|the|our) (football )?(team|class|club|school))? (just |always |all |really |now |kinda )*(hates?|despises?|cant stand|can not stand) me',
  '(they|the others|everyone|(the|my) (team|team ?mates?)|the other (kids|boys|girls|players)) (all |just |really )*(dont|do not|doesnt|does not) (really |even )?like me( at all| anymore)?$',
  '(alle|jeder|das ganze team|(die|meine|unsere) ganze (mannschaft|klasse)|die anderen)( (in|aus|bei) (der |dem |den )?(\\w+ )?(team|mannschaft|klasse|verein|schule))? (hassen|hasst) mich',
  '(die anderen|alle|die aus (dem|meinem) team|meine mitspieler\\w*|mein team) (mogen|mag|konnen) mich (gar |alle )?nicht( leiden)?$',
  '(todos|todas|todo el mundo|todo (el|mi) equipo|mi equipo|los demas|los otros|(todos )?mis companer\\w+)( (en|de|del) ?(mi |el |la )?(equipo|clase|club|cole|escuela))? me odian?',
  '(ellos|los demas|los otros|mis companer\\w+|mi equipo) no (me quieren?|me aguantan?|me soportan?)( nada)?$|^no les caigo (nada )?bien( a (mis companer\\w+|mi equipo|nadie))?$',
  '(tout le monde|tous|toutes|toute (mon |l ?)equipe|mon equipe|les autres|(tous )?mes coequipiers)( (dans|de) (mon |l ?|la |ma )(equipe|classe|club))? me? ?(deteste(nt)?|haissent|hait)',
  '(ils|elles|les autres|(tous )?mes coequipiers|mon equipe) (ne )?m ?(aiment|aime) pas( du tout)?$',
  '(todo mundo|todos|todas|o time (todo|inteiro)|meu time|os outros)( (do|no|da|na) (meu |minha )?(time|turma|equipe|escola|clube))? me (odeiam?|detestam?)',
  '(eles|elas|os outros|meus colegas|meu time) (nao|n) gostam? de mim$',
];

/** Words of a child whom nobody plays with: of loneliness where nothing else is said, and else of how to practise alone. */
export const playedWithByNobody: readonly string[] = [
  '(nobody|no one|noone|none of them) (really |ever )*(plays|play|wants to play|want to play|wanna play|will play|talks|wants to talk|wants to be) (football |soccer )?(with|to) me',
  '(everyone|everybody|they|they all|all of them) (just |always |all |is |are )*(ignores?|ignoring|avoids?|avoiding) me',
  '(im|i am|i m) (always |so |all )+(alone|by myself|on my own) (at|in|during) (break|recess|lunch|school|the breaks?)',
  '(keiner|keine|niemand) (spielt|redet|will|mochte|moechte) (jemals |je )?mit mir( was zu tun haben| etwas machen| spielen| reden| sein)?',
  'alle (ignorieren|meiden) mich',
  '(ich )?bin (ich )?(immer |so |ganz |fast )+(allein|alleine) (in der|in den|auf dem) (pausen?|schule|schulhof)',
  'nadie (juega|quiere jugar|habla|quiere estar) conmigo',
  'personne (ne )?(joue|veut jouer|parle|veut parler|veut etre) avec moi',
  'ninguem (brinca|quer brincar|joga|quer jogar|fala) comigo',
];
