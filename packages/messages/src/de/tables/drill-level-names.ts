import type { DrillLevel } from '@touchline/domain';

export const levelNames: Readonly<Record<DrillLevel, string>> = {
  1: 'Grundlagen',
  2: 'Kontrolle & Koordination',
  3: 'Tempo & Beweglichkeit',
  4: 'Technik für Könner',
  5: 'Meisterklasse & eigene Ideen',
};
