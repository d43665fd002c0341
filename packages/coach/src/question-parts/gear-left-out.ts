/** What another drill is to do without. */
export type GearLeftOut = 'ladder' | 'cones' | 'wall' | 'ball';
