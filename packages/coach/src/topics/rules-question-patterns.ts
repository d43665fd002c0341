import { topic, type Topic } from './topic.ts';

const ASKS = 'what|whats|wats|wat|explain|mean*|rule*|how|when|why|is it|can|do|does|tell|was ist|que es|cest quoi|o que e|define|difference|am i|are you';

/** The rules of the game, and its words. */
export const topicsOfRules: readonly Topic[] = [
  topic('offside', 'football_knowledge', 'none', ['off ?sides?|abseits*|fuera de juego|hors jeu|impedimento']),
  topic('handball', 'football_knowledge', 'none', ['hand ?balls?|handspiel|la mano|touch* (it |the ball )?with (my |the |your )?(hand|arm)s?'], { unless: 'la mano (me|duele)' }),
  topic('cards', 'football_knowledge', 'none', ['(yellow|red) cards?|(gelbe|rote) karte|tarjeta (roja|amarilla)|carton (rouge|jaune)|cartao'], { unless: 'who got|who had' }),
  topic('keeperRule', 'football_knowledge', 'none', ['back ?pass( rule)?|(can|may) (the |a )?(goal ?keeper|keeper|goalie)|(keeper|goalie) (\\w+ ){0,3}(hands|pick|hold)']),
  topic('falseNine', 'football_knowledge', 'none', ['false (9|nine)|falso (9|nueve)|falsche (9|neun)']),
  topic('roles', 'football_knowledge', 'none', ['(whats|what is|what does|what do|explain|meaning of|was ist|que es|wats) (\\w+ ){0,3}(sweeper|libero|wing ?back|full ?back|box to box|number (6|8|10|9|six|eight|ten|nine)|regista|cdm|cam|centre back|center back|playmaker|stopper|inverted|six|winger|midfielder|striker)'], { unless: 'should i|practi[cs]e|drill*|train' }),
  topic('positions', 'football_knowledge', 'none', ['formations?|(4 ?4 ?2|4 ?3 ?3|3 ?5 ?2|4 ?2 ?3 ?1)|(what|which|explain|list|name|tell me) (\\w+ ){0,3}positions?|positions (are|in)'], { unless: 'best position|my position|position (should|suits|am)' }),
  topic('matchLength', 'football_knowledge', 'none', ['how (long|many min*) (\\w+ ){0,3}(match|game|half|halves|football match)|(match|game) (length|last*)|wie lange dauert|cuanto dura (un|el) partido|combien de temps dure'], { unless: 'left|warm*|echauff*|fuss|foot|before|after|sleep|eat|until|till|my video|should' }),
  topic('teamSize', 'football_knowledge', 'none', ['how many players|how many (people|kids) (\\w+ ){0,3}team|\\d+ a side|wie viele spieler|cuantos jugadores|combien de joueurs|quantos jogadores'], { unless: 'leaderboard|app|use|using' }),
  topic('restarts', 'football_knowledge', 'none', ['goal kicks?|indirect free kick|what is a (corner|throw in|free kick|penalty|foul)|rules? (of|for) (a |the )?(corner|throw in|free kick|penalty)|out of play'], { unless: 'how do i|take|scared|miss*' }),
  topic('terms', 'football_knowledge', 'none', [`(${ASKS}) (\\w+ ){0,3}(hat ?trick|clean sheet|assist|brace|derby|extra time|golden goal|var|advantage)`], { unless: 'i (scored|got)|live' }),
  topic('history', 'football_knowledge', 'none', ['(who|when|where) (\\w+ ){0,2}(invent*|start*|begin|began|made|created) (\\w+ ){0,2}(football|soccer)|(football|soccer) (\\w+ )?(invented|history)|wer hat (\\w+ )?fussball erfunden|quien invento el futbol'], { unless: 'you start|did i' }),
];
