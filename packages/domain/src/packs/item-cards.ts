import { defineSeries } from './pack-reward.ts';

/** Things that belong to the game. */
export const items = [
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
