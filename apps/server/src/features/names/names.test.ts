import { describe, expect, it } from 'vitest';
import { mayStandOnBoard } from './public-name.ts';
import { realNames } from './real-names.ts';
import { isRude } from './rude-words.ts';

/** Names of people, places and clubs that careless lists refuse. */
const honest = `Scunthorpe United|Emily Dickinson|Dickson|Dickens|Alistair Cockburn|Hancock|Hitchcock|Babcock|Peacock|
Cockfosters FC|Joe Cocker|Woodcock|Wilcock|Sussex|Essex|Middlesex|Arsenal|Arsène Wenger|ARSÈNE|Arslan|Nicky Butt|
Butterworth|Stefan Kuntz|Fuchs|Nguyen Van Phuc|Phuket|Assam|Cassidy|Cassandra|Bassett|Massimo|Assen|Hassan|
Penistone FC|Lipshitz|Marvin Gaye|Wang|Dong|Alan Cumming|Cummings|Cumnock|Cumberland|Sexton|Shitov|Matsushita|
Takeshita|Yamashita|Akshit|Harshit Rana|Ishita Sharma|Dikshit|Shital|Leonid Slutsky|Nigeria|Niger|Nigel|Draper|Grape|
Clitheroe FC|Wankdorf|Cox|Hoare|Analia|Analise|Ana Luisa|Titus|Tittensor|Titov|Bobby|Pornchai|Siriporn|Kaká|
Megan Rapinoe|Kitchener|Bitchener|Fagan|Fagner|Nicolò Fagioli|Facundo|Cooney|Spicer|Pakistan|Tardelli|Bastian|Retana|
Mustard|Homer|Álvaro Negredo|Montenegro|Turdieva|Canal|Analyst|Iago Aspas|Van Dyke|Dykes|Greg Dyke|Rapid Wien|
Therapist|Pissarro|Piszczek|Fanny|Willy|Tranmere Rovers|Bullock|Knobel|Wiener Neustadt|Slagelse|Fickert|Kant|
N'Golo Kanté|Shinji Fukuda|Fukushima|Anushka|Janus|Uranus|Assunção|Sassuolo|Real Betis|Riddick|Dickerson|Hooker|
Hoeneß|Zoë-Marie O’Neill|Mohamed Salah|محمد صلاح|山田 太郎|Łukasz Żółć|Ο Γιώργος|Σοφία|
J. R. R. Tolkien|A. B. C. Dover|U. S. C. Bassano|FC 45 Kings`
  .split('|')
  .map((name) => name.trim());

const rude = `fuck|FUCK FC|Fuuuuck|fück|f u c k|f.u.c.k you|F-U-C-K|sh1t|5hit|b1tch|cunt|c u n t|a55hole|n1gger|faggot|
whore|slut|porn|dildo|penis|cock|tits|rapist|wanker|twat|dickhead|motherfucker|arsehole|Dickinson shit|shitdickinson|hitler|
Sieg Heil|nazi|paki|kys|Hurensohn|putain|mierda|kurwa|ｆｕｃｋ|phuck`
  .split('|')
  .map((name) => name.trim());

describe('a name', () => {
  it.each(honest)('%s may stand on a board', (name) => {
    expect(mayStandOnBoard(name)).toBe(true);
  });

  it.each(rude)('%s may not', (name) => {
    expect(isRude(name)).toBe(true);
    expect(mayStandOnBoard(name)).toBe(false);
    expect(mayStandOnBoard(`Real ${name} 09`)).toBe(false);
  });

  it('that leads to somebody may not', () => {
    expect(mayStandOnBoard('kim@example.com')).toBe(false);
  });
});

it('the names of the list are names', () => {
  expect([...realNames].filter(isRude)).toEqual([]);
});
