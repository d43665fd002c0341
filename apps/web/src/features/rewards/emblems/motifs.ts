import type { Motif } from '@touchline/domain';
import type { ReactNode } from 'react';
import { badgeMotifs } from './badges.tsx';
import { itemMotifs } from './items.tsx';
import { playerMotifs } from './players.tsx';

/** Every motif, drawn in 100 by 100 units, within 44 of the middle. */
export const motifs: Readonly<Record<Motif, ReactNode>> = { ...playerMotifs, ...badgeMotifs, ...itemMotifs };
