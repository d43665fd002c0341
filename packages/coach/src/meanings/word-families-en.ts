import { lexiconOf, type Frame } from './lexicon.ts';

/** Words that mean the same to the coach, the first of each line standing for all of them. */
const FAMILIES = `
practise practice practises practices practising practicing practised practiced train trains training trained trainings workout workouts session sessions exercise exercises
drill drills exercise
match matches game games fixture tournament tournaments cup
play plays playing played
pass passes passing passed
shoot shoots shooting shot shots strike strikes striking finish finishing blast blasting smash shooter
goal goals net
score scores scoring scored
dribble dribbles dribbling dribbled
juggle juggles juggling juggled kickups keepy uppies
touch touches touching touched
kick kicks kicking kicked boot
hit hits hitting
turn turns turning turned
trick tricks move moves skill skills
run runs running ran sprint sprints sprinting
fast faster fastest quick quicker quickly speed pace quickest rapid
slow slower slowly slowest
hard harder hardest difficult tough trickiest
easy easier easiest simple simpler simplest basic beginner
good better best great improve improves improving improved improvement well progress
bad worse worst rubbish terrible awful suck sucks poor trash useless
strong stronger strongest strength power powerful muscle muscles gym
weak weaker weakest
tired exhausted knackered heavy sleepy puffed
stamina fitness fitter endurance energy
foot feet leg legs
hand hands arm arms
head heading header headers heads
coach coaches trainer manager gaffer
team teams squad side club clubs
mate mates friend friends teammate teammates bestie buddy pal bff bro
parent parents mum mom mam dad daddy mummy mother father mums dads family gran grandad nan grandma grandpa
sibling brother sister cousin brothers sisters sis siblings
laugh laughs laughed laughing mock mocked tease teased teasing
angry mad temper furious rage annoyed raging fuming
sad cry cried crying upset
scared afraid fear nervous worried anxious frightened terrified
happy glad proud
fun enjoy enjoying
boring bored dull
hurt hurts hurting pain painful sore ache aching aches stiff
injury injured injuries sprain sprained cast
ill sick fever cold flu unwell cough
doctor physio
eat eats eating ate food meal meals dinner lunch breakfast snack snacks pizza mcdonalds hungry tea supper toast pasta banana
sweets sweet chocolate candy crisps cake sugar biscuits cookies haribo icecream
drink drinks drinking water thirsty gatorade lucozade
juice milk cola coke lemonade
sleep sleeping slept bed asleep awake
tomorrow tmrw
night evening tonight
day days daily
week weeks weekly
month months
year years
minute minutes mins
hour hours
often regularly
long longer length
rest resting break breaks pause relax
holiday holidays vacation summer
small smaller smallest short shorter tiny little
big bigger biggest tall taller tallest huge large
old older age
boots shoes cleats studs trainers sneakers shoe boot crocs slippers footwear predators
ball balls football footballs
flat deflated puncture pump pumped air burst popped
cone cones marker markers
wall walls fence garage rebounder
garden yard backyard park
room bedroom house indoors inside flat apartment upstairs
outside outdoors
quiet quietly noise noisy loud silent neighbours neighbors neighbour racket din noisily silence
rain raining rainy wet slippery muddy mud puddles
snow snowing ice icy freezing winter frost frozen
hill slope sloped bumpy uneven
space room
apart distance between gap
delete remove erase undo
wrong incorrect mistake mistakes accident accidentally
app application website site
phone device tablet computer ipad laptop mobile
timer clock countdown stopwatch
lock locked closed close shut background
video film filming filmed clip camera recording record
see look looking looks viewing
watching watch tv television
account accounts profile login signin
share sharing shared both together
swap swaps trade trading exchange
card cards collection
pack packs
shiny legendary epic rare
token tokens coins
xp experience points exp
level levels lvl
streak streaks
badge badges achievement achievements
leaderboard leaderboards board boards ranking rank ranked
money cost costs buy pay free price
install download playstore appstore homescreen
language german spanish french english
notification notifications remind reminder reminders
password passcode
name nickname
private privacy secret
striker forward attacker strikers forwards cf
defender defence defense defend defending back defenders cb fullback fullbacks
midfielder midfield mid midfielders cm cdm cam
winger wing wingers wings
goalkeeper keeper goalie goalkeeping keepers goalies gk
referee ref refs linesman
foul fouls fouled
opponent opponents enemy opposition rivals rival
substitute sub subs substitutes substitution substitutions bench benched subbed
captain skipper
academy scout scouts trial trials tryout tryouts
pro professional famous pros footballer footballers
pick picked chosen selected
quit quitting giving
leave leaving moved gone
girl girls female boys boy
alone solo myself nobody
stuck plateau stagnating
inside instep
outside
laces lace shoelaces shoelace
footed
toe toes punt
spin spins spinning backspin curl curve bend swerve
plant standing
aim accurate accuracy straight target exactly precise
far further distance farther
high higher sky bar
fall falls falling fell slip slips slipping
lose loses losing lost
win wins winning won
draw tie drew
penalty pen pens penalties
corner corners
line lines
count counts counted counting
cheat cheating cheated lie lying fake faked honest
first start started begin beginning
next after afterwards
before
order
school homework exam exams
sport sports basketball swimming tennis dancing dance gymnastics karate rugby cricket hockey athletics
fifa playstation xbox console videogame ps5 switch
chat message messages
mean means meaning stand stands
who whose
number numbers result results
yesterday
wear wearing
twice duplicate duplicates double repeat
stop stopping stopped
tight pinch pinches fit fits
glasses braces lenses
earring earrings watch necklace ring rings bracelet jewellery jewelry hair
stretch stretching stretches
offline
password
asthma inhaler allergy allergies diabetes diabetic epilepsy hayfever
wheelchair disability disabled autism deaf blind
period periods
fasting fast ramadan
stitch
grow growing grew growth
clean wash washing dirty filthy stink stinks smell smells smelly
cross crosses crossing crossed
jump jumps jumping jumped leap leaps leaping
balance wobble wobbly wobbles unsteady
change changes changing changed edit alter
upload uploads uploaded uploading
hot heat hotter sunny sweltering
wind windy breezy gale
crash crashed crashes glitch glitchy bug buggy bugs froze
ground surface concrete tarmac pavement street road carpark
miss misses missed sitter
dive dives diving dived
confident confidence shy brave courage believe
motivation motivated lazy motivate bothered
tackle tackles tackling tackled
reward rewards prize prizes
birthday bday
print printing printed paper pdf
`;

/** Words that say nothing of the subject. */
const STOP = new Set(
  'a an the i im my me mine is are am was were be been being do does did done doing to of in on at it its this that these those there and or but so for with from as by if u you your ur we our us they them their he she his her him just really very please pls some any all about get gets got getting have has had having ive id ill one ones thing things stuff want wants wanna like need needs lot lots kind sort way yet too also even still then than now ok okay hi hey hello sarah lol tbh can could would should shall will may might must shud wud cud when what which whats how hows where whys why who go goes going make makes making made other others else many much something anything everything again that those same tell show give say said says'.split(' '),
);

/** Words that every subject is spoken of with: alone they mean none. */
const GENERIC = new Set('good bad best hard easy small big fast slow play drill practise first next after before day days week night tomorrow yesterday today hour minute # drillx long old ball foot game match team number count score see start result trick mate time'.split(' '));
/** A word without its commonest endings. */
function stemOf(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
}

/** What kind of answer is wanted, by the question's words. */
const FRAMES: readonly Frame[] = [
  ['?often', /\bhow (often|many (times|days|sessions))\b/],
  ['?long', /\bhow (long|many (minutes|hours|weeks|months))\b|\bhow much time\b/],
  ['?far', /\bhow (far|big|wide|high|close)\b/],
  ['?many', /\bhow (many|much)\b/],
  ['?when', /\bwhen\b|\bwhat time\b/],
  ['?why', /\bwhy\b|\bhow come\b|\by\b/],
  ['?may', /\b(can|may|could|should|shall|must|allowed|is it ok|is it bad|is it good|do i have to|have to|ok to)\b/],
  ['?whatif', /\bwhat (if|happens|do i do when|can i do (if|when))\b/],
  ['?whatis', /\bwhat(s| is| are| does| do) (a |an |the )?\w+( \w+)?( mean| stand for)?$|\bexplain\b|\bmeaning\b/],
  ['?which', /\b(which|what) (drill|drills|one|ones|part|foot|position|ball|shoes|kind)\b/],
  ['?how', /\bhow (do|to|can|does|should|would)\b|\bteach\b|\bshow me\b|\btips?\b/],
  ['?where', /\bwhere\b/],
  ['?who', /\bwho\b/],
  ['?not', /\b(not|no|never|without|dont|doesnt|didnt|cant|wont|havent|isnt|nothing|nobody|none)\b/],
];

/** English as the coach's questions are read. */
export const englishWords = lexiconOf({ families: FAMILIES, silent: STOP, generic: GENERIC, frames: FRAMES, stemOf });
