import { defineSeries } from './reward-definition.ts';
import type { Rarity, RewardDefinition, RewardKind } from './reward-definition.ts';

/** Player cards: kinds of players everybody has met on a pitch, none of them a real person. */
const playerCards = [
  ...defineSeries('player', 'midfield_makers', [
    { id: 'player_metronome', emoji: '⏱️', rarity: 'common', motif: 'metronome' },
    { id: 'player_engine', emoji: '🚂', rarity: 'common', motif: 'engine' },
    { id: 'player_compass', emoji: '🧭', rarity: 'common', motif: 'compass' },
    { id: 'player_weaver', emoji: '🧵', rarity: 'rare', motif: 'needleAndThread' },
    { id: 'player_painter', emoji: '🎨', rarity: 'epic', motif: 'paintbrush' },
    { id: 'player_conductor', emoji: '🎼', rarity: 'legendary', motif: 'baton' },
  ]),
  ...defineSeries('player', 'goal_getters', [
    { id: 'player_fox', emoji: '🦊', rarity: 'common', motif: 'fox' },
    { id: 'player_rocket', emoji: '🚀', rarity: 'common', motif: 'rocket' },
    { id: 'player_cloud', emoji: '☁️', rarity: 'rare', motif: 'cloud' },
    { id: 'player_acrobat', emoji: '🤸', rarity: 'rare', motif: 'overheadKick' },
    { id: 'player_magician', emoji: '🎩', rarity: 'epic', motif: 'topHat' },
    { id: 'player_comet', emoji: '☄️', rarity: 'legendary', motif: 'comet' },
  ]),
  ...defineSeries('player', 'last_line', [
    { id: 'player_wall', emoji: '🧱', rarity: 'common', motif: 'brickWall' },
    { id: 'player_owl', emoji: '🦉', rarity: 'common', motif: 'owl' },
    { id: 'player_anchor', emoji: '⚓', rarity: 'common', motif: 'anchor' },
    { id: 'player_octopus', emoji: '🐙', rarity: 'rare', motif: 'octopus' },
    { id: 'player_shadow', emoji: '🌒', rarity: 'rare', motif: 'moonShadow' },
    { id: 'player_gatekeeper', emoji: '🏰', rarity: 'epic', motif: 'castleGate' },
  ]),
];

/** Badges to collect. They are found in packs; the ones for achievements are earned by playing. */
const badges = [
  ...defineSeries('badge', 'training_ground', [
    { id: 'badge_early_bird', emoji: '🐦', rarity: 'common', motif: 'bird' },
    { id: 'badge_puddle_jumper', emoji: '🌧️', rarity: 'common', motif: 'puddle' },
    { id: 'badge_one_more_try', emoji: '🔁', rarity: 'common', motif: 'roundArrow' },
    { id: 'badge_wall_pal', emoji: '🏠', rarity: 'common', motif: 'bouncingLine' },
    { id: 'badge_both_feet', emoji: '👣', rarity: 'rare', motif: 'twoFootprints' },
    { id: 'badge_ball_whisperer', emoji: '👂', rarity: 'epic', motif: 'listeningEar' },
  ]),
  ...defineSeries('badge', 'match_day', [
    { id: 'badge_butterflies', emoji: '🦋', rarity: 'common', motif: 'butterfly' },
    { id: 'badge_clear_call', emoji: '📣', rarity: 'common', motif: 'megaphone' },
    { id: 'badge_clean_sheet', emoji: '🧼', rarity: 'rare', motif: 'soapBubbles' },
    { id: 'badge_corner_flag', emoji: '🚩', rarity: 'rare', motif: 'cornerFlag' },
    { id: 'badge_last_minute', emoji: '⏰', rarity: 'epic', motif: 'clock' },
    { id: 'badge_golden_whistle', emoji: '🏅', rarity: 'legendary', motif: 'whistle' },
  ]),
  ...defineSeries('badge', 'team_spirit', [
    { id: 'badge_high_five', emoji: '🙌', rarity: 'common', motif: 'twoHands' },
    { id: 'badge_fair_play', emoji: '🤝', rarity: 'common', motif: 'handshake' },
    { id: 'badge_star_pass', emoji: '🌟', rarity: 'rare', motif: 'shootingStar' },
    { id: 'badge_open_circle', emoji: '⭕', rarity: 'rare', motif: 'openCircle' },
    { id: 'badge_heart_of_the_team', emoji: '💛', rarity: 'legendary', motif: 'heart' },
  ]),
];

/** Things that belong to the game. */
const items = [
  ...defineSeries('item', 'kit_bag', [
    { id: 'item_lucky_laces', emoji: '👟', rarity: 'common', motif: 'laces' },
    { id: 'item_warm_scarf', emoji: '🧣', rarity: 'common', motif: 'scarf' },
    { id: 'item_keeper_gloves', emoji: '🧤', rarity: 'common', motif: 'gloves' },
    { id: 'item_striped_socks', emoji: '🧦', rarity: 'common', motif: 'socks' },
    { id: 'item_captains_armband', emoji: '🎗️', rarity: 'rare', motif: 'armband' },
    { id: 'item_starlight_shirt', emoji: '👕', rarity: 'epic', motif: 'shirt' },
  ]),
  ...defineSeries('item', 'on_the_pitch', [
    { id: 'item_training_cones', emoji: '🔺', rarity: 'common', motif: 'cones' },
    { id: 'item_water_bottle', emoji: '💧', rarity: 'common', motif: 'bottle' },
    { id: 'item_street_ball', emoji: '⚽', rarity: 'common', motif: 'football' },
    { id: 'item_magic_chalk', emoji: '🖍️', rarity: 'rare', motif: 'chalk' },
    { id: 'item_pocket_goal', emoji: '🥅', rarity: 'rare', motif: 'goal' },
    { id: 'item_floodlight', emoji: '💡', rarity: 'epic', motif: 'floodlight' },
  ]),
  ...defineSeries('item', 'treasure_chest', [
    { id: 'item_orange_slices', emoji: '🍊', rarity: 'common', motif: 'orange' },
    { id: 'item_sticker_album', emoji: '📒', rarity: 'rare', motif: 'album' },
    { id: 'item_team_photo', emoji: '📸', rarity: 'rare', motif: 'photo' },
    { id: 'item_time_capsule', emoji: '📦', rarity: 'epic', motif: 'chest' },
    { id: 'item_crystal_ball', emoji: '💎', rarity: 'legendary', motif: 'crystalBall' },
    { id: 'item_golden_cup', emoji: '🏆', rarity: 'legendary', motif: 'cup' },
  ]),
];

const rewards = [...playerCards, ...badges, ...items];

export type PackRewardId = (typeof rewards)[number]['id'];
export type SeriesId = (typeof rewards)[number]['series'];
export type PackReward = RewardDefinition<PackRewardId, SeriesId>;

/** Everything there is to collect: 18 players, 17 badges, 18 items (spec 000 §3), by series and number. */
export const packRewards: readonly PackReward[] = rewards;

const rewardsById = new Map<string, PackReward>(packRewards.map((reward) => [reward.id, reward]));

/** The reward with this id; undefined when the catalogue has none. */
export function findPackReward(id: string): PackReward | undefined {
  return rewardsById.get(id);
}

/** The rewards of one kind and rarity. */
export function rewardsIn(kind: RewardKind, rarity: Rarity): PackReward[] {
  return packRewards.filter((reward) => reward.kind === kind && reward.rarity === rarity);
}
