import { analysisTypes, type AnalysisType } from '@touchline/domain';
import { readLocal, writeLocal } from '../../../store/local-storage-value.ts';

const nameOf = (playerId: string): string => `touchline.analysis-skills.${playerId}`;

/** So many skills stand out. */
const RECENT = 2;

/** The skills that a player had analysed last on this device, the latest first; the first ones of all until there are any. */
export function recentSkills(playerId: string): readonly AnalysisType[] {
  const stored = readLocal(nameOf(playerId));
  const names: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const known = names.flatMap((one) => analysisTypes.find((type) => type === one) ?? []);
  return [...new Set([...known, ...analysisTypes])].slice(0, RECENT);
}

/** Remembers a skill for the next analysis. */
export function rememberSkill(playerId: string, type: AnalysisType): void {
  writeLocal(nameOf(playerId), [...new Set([type, ...recentSkills(playerId)])].slice(0, RECENT));
}
