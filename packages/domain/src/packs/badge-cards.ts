import { defineSeries } from './pack-reward.ts';

/** Badges to collect. They are found in packs; the ones for achievements are earned by playing. */
export const badges = [
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
