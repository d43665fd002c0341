import type { Motif } from '@touchline/domain';
import type { ReactNode } from 'react';
import { badgeMotifs } from './badge-motifs.tsx';
import { itemMotifs } from './item-motifs.tsx';
import { playerMotifs } from './player-card-motifs.tsx';

/** Every motif, drawn in 100 by 100 units, within 44 of the middle. */
export const motifs: Readonly<Record<Motif, ReactNode>> = { ...playerMotifs, ...badgeMotifs, ...itemMotifs };
