export { CardFace } from './card/CardFace.tsx';
export { CardEmblem } from './emblems/CardEmblem.tsx';
export { PackArt } from './pack/PackArt.tsx';
export { RewardsTab } from './RewardsTab.tsx';
export type { RewardsTabProps } from './RewardsTab.tsx';
