import { coachCountries, coachCups, coachFootballTerms, coachTitleLines } from '@touchline/messages/coach-football-terms';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import { titles, type TitleAsk, type TitleCountry } from '../question-parts/football-titles.ts';
import type { Asked } from './answer-context.ts';
import { only, type Composed } from './composed-answer.ts';
import { asSentence, listed } from './phrasing.ts';

/** Tournaments near a year of which none is known. */
const NEAR = 2;

/** The countries that won most often, and how often. */
function mostOften(won: ReadonlyMap<number, TitleCountry>): { readonly countries: readonly TitleCountry[]; readonly count: number } {
  const counts = new Map<TitleCountry, number>();
  for (const country of won.values()) counts.set(country, (counts.get(country) ?? 0) + 1);
  const count = Math.max(...counts.values());
  return { countries: [...counts].filter(([, times]) => times === count).map(([country]) => country), count };
}

function titleAnswer({ cup, of }: TitleAsk, say: Asked['say']): string {
  const won = titles[cup];
  const name = coachCups[cup];
  const until = Math.max(...won.keys());
  if ('most' in of) {
    const { countries, count } = mostOften(won);
    return say(coachTitleLines.most, { list: listed(countries.map((country) => coachCountries[country])), cup: name, count, until: String(until) });
  }
  if ('times' in of) {
    const years = [...won].filter(([, country]) => country === of.times).map(([year]) => String(year));
    const line = years.length === 0 ? coachTitleLines.never : years.length === 1 ? coachTitleLines.once : coachTitleLines.times;
    return say(line, { country: coachCountries[of.times], cup: name, count: years.length, until: String(until), list: listed(years) });
  }
  const { year } = of;
  const country = won.get(year ?? until);
  if (country !== undefined) return say(year === null ? coachTitleLines.last : coachTitleLines.won, { year: String(year ?? until), country: coachCountries[country], cup: name });
  const near = [...won].toSorted(([a], [b]) => Math.abs(a - (year ?? until)) - Math.abs(b - (year ?? until))).slice(0, NEAR);
  return say(coachTitleLines.noneThat, { year: String(year ?? until), cup: name, list: listed(near.toSorted(([a], [b]) => a - b).map(([at, winner]) => `${at} ${coachCountries[winner]}`)) });
}

/** What a word or a rule of football is, or who won a tournament, as far as that is known. */
export function footballTermAndTitleAnswer({ term, title }: Extract<DialogueAct, { readonly kind: 'football' }>, { say }: Asked): Composed {
  if (term !== null) return only(coachFootballTerms[term]);
  return title === null ? only() : only(asSentence(titleAnswer(title, say)));
}
