import { topic, type Topic } from './topic.ts';

const NEED = 'need*|have to|should|must|can|do i|wear*|which|what|best|use|without|no|good|ok|okay|buy|got|dont have|havent|brauch*|necesito|besoin|preciso|barefoot';

/** What is needed to practise, and where to. */
export const topicsOfEquipment: readonly Topic[] = [
  topic('otherBall', 'no_ball', 'now', ['(tennis|basket|rubber|foam|small|smaller|mini|beach|plastic|soft|bouncy|futsal|different|wrong size|volley|another|sock|balloon) ?balls?|balloons?|with a (can|bottle|stone|orange|toilet roll)|rolled (up )?socks?'], { unless: 'tennis on|basketball (is|on)|ball control' }),
  topic('boots', 'equipment', 'now', ['boots?|cleats?|studs?|trainers?|sneakers?|shoes?|barefoot|bare feet|socks|crocs|slippers|schuhe?|stollen*|botas|tacos|zapat*|chaussures|crampons|chuteiras?|tenis', `${NEED}|for|indoors?|on`], { unless: 'nothing else|what did|tie|joke|cones?|as cones|my trainer|trainer (is|says|said|shouts|never|does|always|told)|blister*|hurt*|a goal|golden boot' }),
  topic('noCones', 'equipment', 'now', ['(no|without|dont have|havent got|got no|have no|instead of|havent|dont own|need|any|out of|aint got|ohne|keine|sin|sans|sem) (\\w+ )?(cones?|markers?|hutchen|kegel|conos|plots?)'], { unless: 'drills? (\\w+ )?(no|without)|without cones (drill|one)' }),
  topic('noGoal', 'equipment', ['target_shooting'], ['(no|without|dont have|havent got|got no|have no|need) (a |any |real )*goals?( posts?)?|kein tor|sin porteria|pas de but|sem gol'], { unless: 'scor*|concede*' }),
  topic('ballSize', 'equipment', 'now', ['(what|which|wat|right|best|correct) (\\w+ )?(size )?(foot ?)?balls?|ball size|size (of )?(\\w+ )?balls?|size (3|4|5|three|four|five)|ballgrosse|tamano (de|del) balon|taille (de|du) ballon'], { unless: 'ball (control|work|skills?|drills?)|what ball i|with the ball|drills?|shoe|golden|do you' }),
  topic('shinPads', 'equipment', 'now', ['shin ?(pads?|guards?)|shinpads|shinnies|schienbeinschoner|espinilleras|protege tibias|caneleiras?']),
  topic('gloves', 'equipment', 'now', ['gloves?|handschuhe|guantes|gants|luvas']),
  topic('gear', 'equipment', 'now', ['(what|wat|which) (\\w+ )?(equipment|gear|kit|stuff|things?) (\\w+ )*(need|buy|have|use|get)|(what|wat) do i need( for| to| at)?|need (any|special) (equipment|kit|gear|stuff)|was brauche ich|que necesito|de quoi ai je besoin'], { unless: 'level|xp|pack|token*|to (improve|work on|practi[cs]e|get better|do better)|badge|work', withNamedDrill: false }),
  topic('alone', 'which_drill', 'now', ['(by myself|on my own|alone|solo|nobody to (play|train|practi[cs]e) with|no ?one to (play|train|practi[cs]e) with|without (a )?(partner|friend*|team)|no partner|need (a |another )?(partner|friend|person|2 people|two people|someone)|allein|solo yo|tout seul|sozinh*)', 'drills?|practi[cs]e|train|do|can|play|need|work|good|what|kann|puedo|peux|posso'], { unless: 'record*|film*|games?|feel*|friends? at all|lonely|home alone|leave* me|with (him|her|coach)|secret|dad|uncle' }),
  topic('grass', 'equipment', 'now', ['(on|need|is) (\\w+ )?(grass|concrete|gravel|astro*|turf|pavement|street|road|hard ground|mud)'], { unless: 'wall|boots?|shoes?|studs?|fell|trainers' }),
  topic('smallSpace', 'rain', ['bell_touches', 'toe_taps', 'sole_rolls'], ['(small|tiny|little|no|not much|limited|any|tight|less|narrow) (\\w+ )?(space|room|garden|yard|backyard|balcony|place|area)|balcon*|balkon|terrace|terrasse|hallway|corridor|flur|pasillo|couloir|kleine* garten'], { unless: 'no room for|wall|less space|no ball|without a ball|no place (in|on) the|1v1' }),
];
