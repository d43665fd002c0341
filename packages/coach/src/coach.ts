import type { CoachIntent, CoachLanguage, CrisisKind, DrillId, RefusalKind } from '@touchline/domain';
import { coachHelplines, emergencyNumbers, generalHelpline } from '@touchline/messages/coach-helplines';
import { coachLines } from '@touchline/messages/coach-lines';
import { coachCrises, coachRefusals, coachUnderstood, coachWithheld, emergencyOfYourCountry, helplineLine } from '@touchline/messages/coach-safety';
import { drillNames } from '@touchline/messages/drill-names';
import { fill } from '@touchline/messages/fill';
import { compose } from './answers/compose.ts';
import { speaker } from './answers/speak.ts';
import { understand } from './intents/understand.ts';
import { playerContext, type PlayerFacts } from './player-context.ts';
import { isAnswerFit } from './safety/check-answer.ts';
import { checkWords } from './safety/check-words.ts';

type MotivationLevel = 'high' | 'medium' | 'low';
type EmotionalState = 'excited' | 'frustrated' | 'confident' | 'uncertain' | 'motivated' | 'discouraged' | 'neutral';

/** An answer of the built-in coach. */
export interface CoachAnswer {
  readonly message: string;
  /** What decided: a rule of safety, or what was asked. */
  readonly decidedBy: { readonly safety: CrisisKind | RefusalKind } | { readonly intent: CoachIntent };
  /** False for words of a crisis, which nobody keeps. */
  readonly mayBeKept: boolean;
  readonly language: CoachLanguage;
  readonly focusAreas: readonly string[];
  /** The first is the next step. */
  readonly recommendedDrills: readonly DrillId[];
  readonly motivationLevel: MotivationLevel;
  readonly emotionalState: EmotionalState;
  readonly nextSession: string | null;
}

export interface CoachQuestion {
  readonly message: string;
  /** What the player wrote before in this talk, oldest first. */
  readonly turns: readonly string[];
  readonly facts: PlayerFacts;
  /** Chooses among the ways to say a thing; the same seed gives the same answer. */
  readonly seed: number;
}

const feelings: Readonly<Partial<Record<CoachIntent, readonly [MotivationLevel, EmotionalState]>>> = {
  motivation: ['low', 'discouraged'],
  bad_day: ['low', 'discouraged'],
  bored: ['low', 'frustrated'],
  too_hard: ['low', 'frustrated'],
  too_easy: ['high', 'confident'],
  nerves: ['medium', 'uncertain'],
  improve_skill: ['high', 'motivated'],
  plan_day: ['high', 'motivated'],
  plan_week: ['high', 'motivated'],
  matches: ['high', 'excited'],
};

/** Whom to call, by the country of the profile. */
function callsFor(country: string | null): { readonly helpline: string; readonly emergency: string } {
  const line = country === null ? undefined : coachHelplines[country];
  return {
    helpline: line === undefined ? generalHelpline : fill(helplineLine, { name: line.name, number: line.number }),
    emergency: (country === null ? undefined : emergencyNumbers[country]) ?? emergencyOfYourCountry,
  };
}

/** Answers a question: safety first, then what is asked, from the player's own numbers. Nothing is kept. */
export function askCoach({ message, turns, facts, seed }: CoachQuestion): CoachAnswer {
  const plainAnswer = { language: 'en', focusAreas: [], recommendedDrills: [], motivationLevel: 'medium', emotionalState: 'neutral', nextSession: null } as const;
  const verdict = checkWords(message);
  if (verdict.action === 'crisis') {
    const text = fill(coachCrises[verdict.kind], callsFor(facts.country));
    return { ...plainAnswer, message: text, decidedBy: { safety: verdict.kind }, mayBeKept: false, motivationLevel: 'low', emotionalState: 'discouraged' };
  }
  if (verdict.action === 'refuse') {
    const text = fill(coachRefusals[verdict.kind], callsFor(facts.country));
    return { ...plainAnswer, message: text, decidedBy: { safety: verdict.kind }, mayBeKept: true };
  }
  // What a rule stopped before is no subject to go on with.
  const asked = understand(message, turns.filter((turn) => checkWords(turn).action === 'allow'));
  const say = speaker(seed);
  const { said, drills, minutes } = compose(asked, playerContext(facts), say);
  const first = drills[0];
  const nextSession = first === undefined ? null : say(coachLines.shared.next, { drill: drillNames[first], minutes });
  const note = asked.language === 'en' || asked.intent === 'other_language_unsupported' ? null : coachUnderstood[asked.language];
  const text = [note, ...said, nextSession].filter((part) => part !== null && part !== '').join(' ');
  const [motivationLevel, emotionalState] = feelings[asked.intent] ?? ['medium', 'neutral'];
  const fit = isAnswerFit(text);
  return {
    message: fit ? text : coachWithheld,
    decidedBy: { intent: asked.intent },
    mayBeKept: true,
    language: asked.language,
    focusAreas: asked.skill === null ? [] : [asked.skill],
    recommendedDrills: fit ? drills.slice(0, 3) : [],
    motivationLevel,
    emotionalState,
    nextSession: fit ? nextSession : null,
  };
}
