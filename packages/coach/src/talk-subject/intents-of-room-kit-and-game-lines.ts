import type { CoachIntent } from '@touchline/domain';
import type { CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';

/** What the talk is of behind lines of rooms, shoes, games, duels, shots and plans. */
export const INTENT_OF_ROOM_KIT_OR_GAME: Readonly<Partial<Record<CoachTalkFollowUpLine, CoachIntent>>> = {
  houseRoom: 'rain', notIndoors: 'which_drill', socksInside: 'equipment', carpetIsFine: 'which_drill', nearCar: 'which_drill', somethingBroke: 'which_drill', garageWall: 'no_wall',
  youngerMayDo: 'team_mates', youngerJoins: 'team_mates', youngerTold: 'team_mates', accountForSibling: 'app_help', noPhoneTurns: 'app_help', playAgainst: 'app_help',
  gameAlone: 'bored', gameForTwo: 'bored', gameScore: 'bored', gameGoOn: 'bored',
  stayOrBackOff: 'improve_skill', duelDrill: 'improve_skill', starMove: 'off_topic', starMoveTeach: 'improve_skill', starMoveTry: 'thanks',
  bouncingBallShot: 'improve_skill', footDrill: 'which_drill', footToldOther: 'app_help', footToldSame: 'app_help', scanDrill: 'improve_skill',
  foulThrowOthers: 'football_knowledge', ruleGot: 'football_knowledge', ruleReally: 'football_knowledge', whyEasyBefore: 'matches', whyEasyDay: 'plan_week', matchOff: 'matches',
  sweetCereal: 'food_sleep', quickDrill: 'which_drill', doneLater: 'which_drill', streakUnkind: 'rewards_levels', soundsLikeToeTaps: 'drill_technique', breakInShoes: 'equipment', shoesMustWait: 'equipment',
};

/** Those of them that say how or what to practice, which who is hurt does not get. */
export const ROOM_KIT_AND_GAME_LINES_OF_LOAD: readonly CoachTalkFollowUpLine[] = ['houseRoom', 'notIndoors', 'socksInside', 'carpetIsFine', 'nearCar', 'somethingBroke', 'garageWall', 'gameAlone', 'gameForTwo', 'stayOrBackOff', 'duelDrill', 'starMoveTeach', 'starMoveTry', 'bouncingBallShot', 'footDrill', 'scanDrill', 'quickDrill', 'doneLater', 'soundsLikeToeTaps'];
