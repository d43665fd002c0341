/* What emblems are painted with. The medal sets the colours by its card's rarity; a silhouette makes all one. */

export const ink = 'currentColor';
/** The rarity's own colour. */
export const tint = 'var(--tint)';
/** Floodlight. */
export const lit = 'var(--lit)';
/** Warm: a fox, an orange, a flame. */
export const ember = 'var(--ember)';
/** The ground of the medal, for what is cut out or behind. */
export const hole = 'var(--hole)';
