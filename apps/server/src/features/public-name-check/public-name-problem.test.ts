import { describe, expect, it } from 'vitest';
import { namesThatMustPass } from './testing/names-that-must-pass.ts';
import { publicNameProblem } from './public-name-problem.ts';
import { allowedNames } from './allowed-names.ts';
import { isRude } from './is-rude.ts';

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
Bích Ngọc|Tata Dicko|Dick Advocaat|Dick van Dyke|Dick Nanninga|Dick A.|Semen Altman|Semen Padalka|Semen Padalko-Kozak|Amodou|Modibo|J. R. R. Tolkien|A. B. C. Dover|U. S. C. Bassano|FC 45 Kings`
  .split('|')
  .map((name) => name.trim());

const rude = `fuck|FUCK FC|Fuuuuck|fück|f u c k|f.u.c.k you|F-U-C-K|sh1t|5hit|b1tch|cunt|c u n t|a55hole|n1gger|faggot|
whore|slut|porn|dildo|penis|cock|tits|rapist|wanker|twat|dickhead|motherfucker|arsehole|Dickinson shit|shitdickinson|hitler|
Sieg Heil|nazi|paki|kys|Hurensohn|putain|mierda|kurwa|ｆｕｃｋ|phuck|dick|Dick|Semen|semen|Big Dick|Dick Head|Dick Heads|
Dick Sucker|Dick Pic|Dick In You|Semen Eater|Semen Slurper|Dick Shit|DICK ADVOCAAT|dick advocaat|Dick dick|Dick Dick|Dick Small|
Dick Van Head|Dick 7|Dick Advocaat Fuck`
  .split('|')
  .map((name) => name.trim());

describe('a name', () => {
  it.each(honest)('%s may stand on a board', (name) => {
    expect(publicNameProblem(name)).toBeNull();
  });

  it.each(rude)('%s may not', (name) => {
    expect(isRude(name)).toBe(true);
    expect(publicNameProblem(name)).toBe('rude');
    expect(publicNameProblem(`Real ${name} 09`)).toBe('rude');
  });

  it.each([
    ['contact', 'kim@example.com'],
    ['contact', 'snapchat miaxx'],
    ['contact', 'insta mia'],
    ['contact', 'Mia on TikTok'],
    ['contact', 't.me/mia'],
    ['contact', 'disc mia#12'],
    ['contact', 'snap miaxx'],
    ['contact', '０７７００ ９００１２３'],
    ['contact', '٠٧٧٠٠٩٠٠١٢٣'],
    ['contact', 'O77OO 9OO l23'],
    ['contact', '0*7*7*0*0*9*0'],
    ['contact', 'null eins sieben sechs eins zwei drei'],
    ['official', 'Moderator'],
    ['official', 'M0derat0r'],
    ['official', 'Touchline Support'],
    ['official', 'T o u c h l i n e'],
    ['official', 'Coach Sarah'],
    ['official', 'admin'],
    ['official', 'Mod'],
    ['official', 'M0d Anna'],
    ['unreadable', 'Міа Smith'.replace('Міа', 'M\u0456a')],
    ['unreadable', 'ΑΒCde'],
    ['unreadable', '\u3164\u3164\u3164'],
    ['unreadable', 'M\u0335\u0322\u031b\u0334ia'],
    ['unreadable', 'private \ue000\ue001'],
    ['rude', 'kurw4'],
    ['rude', 'Perkeleee FC'],
    ['rude', 'klootzak'],
    ['rude', 'culo'],
    ['rude', 'madarchod'],
    ['rude', 'хуй'],
    ['rude', '操你妈FC'],
    ['rude', 'dra åt helvete'],
    ['rude', 'Fils de salaud'],
    ['rude', 'orospular'],
  ])('is refused as %s: %s', (problem, name) => {
    expect(publicNameProblem(name)).toBe(problem);
  });
});

it('more than 500 ordinary names of the world may stand on a board', () => {
  expect(new Set(namesThatMustPass).size).toBeGreaterThan(500);
  expect(namesThatMustPass.map((name) => [name, publicNameProblem(name)]).filter(([, problem]) => problem !== null)).toEqual([]);
});

it('the names of the list are names', () => {
  expect([...allowedNames].filter(isRude)).toEqual([]);
});
