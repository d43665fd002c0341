import { drillCatalogue } from '@touchline/domain';
import { sentencesWithEnds } from '../text/sentences-with-ends.ts';
import { nameOf } from './phrasing.ts';

/** A text without the sentences that name a drill of the catalogue; empty where each names one. */
export function withoutDrillSentences(text: string): string {
  const names = drillCatalogue.map(({ id }) => nameOf(id));
  return sentencesWithEnds(text).filter((sentence) => !names.some((name) => sentence.includes(name))).join('').trim();
}
