import { defineSeries } from './pack-reward.ts';

/** Player cards: kinds of players everybody has met on a pitch, none of them a real person. */
export const playerCards = [
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
    { id: 'player_acrobat', emoji: '🤸', rarity: 'rare', motif: 'cartwheel' },
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
