import { setImmediate } from 'node:timers/promises';
import type { BoardPlace, PlayerFacts } from '@touchline/coach';
import type { CoachAnswerBody, CoachEvent, CoachQuestion } from '@touchline/contracts';
import {
  achievementIds,
  countryOf,
  currentStreak,
  daysBetween,
  experienceToNextLevel,
  levelOf,
  likelyCountry,
  practiceDayOf,
  type BoardPeriod,
  type PracticeDay,
} from '@touchline/domain';
import { achievementNames } from '@touchline/messages/achievement-names';
import { measureWord } from '@touchline/messages/form-review-words';
import { highlightsOf } from '@touchline/vision/written-review';
import { inTransaction, type Database, type Transaction } from '../../db/open-postgres-pool.ts';
import { AppError } from '../../app-error.ts';
import { inLanguage } from '../../request-context.ts';
import type { ScoredReview } from '../analysis/index.ts';
import { ownBoardPlace } from '../leaderboard/index.ts';
import { streakOf } from '../practice/index.ts';
import type { AiModelCoach } from './ai-model-coach.ts';
import * as repo from './player-facts-repo.ts';

/** Names of measures in the language of whoever asks; ids of another version have none. */
const measureNames = (ids: readonly string[]): string[] => ids.flatMap((id) => measureWord(id) ?? []);

/** A review as the coach tells of it: what its row in the history names. */
function toldReview({ createdAt, analysisType, overallScore, review }: ScoredReview, daysAgo: (moment: Date) => number): PlayerFacts['analyses'] {
  if (overallScore === null) return [];
  const { strengths, improvements } = review === null ? { strengths: [], improvements: [] } : highlightsOf(review);
  return [{ type: analysisType, score: overallScore, daysAgo: daysAgo(createdAt), strengths: measureNames(strengths), improvements: measureNames(improvements) }];
}

export type CoachService = ReturnType<typeof createCoachService>;

/**
 * The coach: the player's numbers come from the database and from nowhere else. Nothing of a question is written, to a
 * table or to a log. The built-in coach answers; `outside` may answer better.
 */
export function createCoachService(database: Database, now: () => Date, outside: AiModelCoach | null = null) {
  /** What is told of a player, with names in the language of the answer. */
  function factsFrom({ player, sessions, reviews, earned }: repo.KnownOfPlayer, place: BoardPlace | null | undefined): PlayerFacts {
    const today = practiceDayOf(now(), player.timeZone);
    // After a flight east the last day may be later than today.
    const daysAgo = (day: PracticeDay): number => Math.max(0, daysBetween(day, today));
    return {
      age: player.age,
      country: countryOf(player.country ?? player.state ?? '')?.code ?? null,
      likelyCountry: likelyCountry({ timeZones: [player.timeZone] }),
      favoriteFoot: player.favoriteFoot,
      favoriteFootChosen: player.favoriteFootChosen,
      hidden: player.hidden,
      hasTeam: player.teamName !== null,
      tokens: player.tokens,
      totalExperience: player.totalExperience,
      level: levelOf(player.totalExperience),
      experienceToNextLevel: experienceToNextLevel(player.totalExperience),
      totalSessions: player.totalSessions,
      practiceDays: player.practiceDays,
      totalMinutes: player.totalMinutes,
      currentStreak: currentStreak(streakOf(player), now(), player.timeZone),
      bestStreak: player.bestStreak,
      missingAchievements: achievementIds.filter((id) => !earned.includes(id)).map((id) => achievementNames[id]),
      today,
      ...(place === undefined ? {} : { place }),
      sessions: sessions.map(({ day, ...session }) => ({ ...session, daysAgo: daysAgo(day) })),
      // Those that the player took into the account; the others stay on their device.
      analyses: reviews.flatMap((review) => toldReview(review, (at) => daysAgo(practiceDayOf(at, player.timeZone)))),
    };
  }

  /** Throws `sign_in_required` when the player is gone. */
  async function knownOf(from: Database | Transaction, playerId: string): Promise<repo.KnownOfPlayer> {
    const known = await repo.readPlayerFacts(from, playerId);
    if (known === undefined) throw new AppError('sign_in_required');
    return known;
  }

  /** What is known of the player and the place on a board that is asked for, both of one moment. */
  function readWithPlace(playerId: string, board: BoardPeriod) {
    return inTransaction(
      database,
      async (moment) => {
        const known = await knownOf(moment, playerId);
        return { known, place: await ownBoardPlace(moment, playerId, board, practiceDayOf(now(), known.player.timeZone)) };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  /** Throws `sign_in_required` when the player is gone. */
  async function ownNames(playerId: string): Promise<string[]> {
    const player = await repo.readPlayer(database, playerId);
    if (player === undefined) throw new AppError('sign_in_required');
    const { name, displayName, email, teamName } = player;
    return [name, displayName, email.split('@')[0] ?? null, teamName].filter((text) => text !== null);
  }

  /** The answer sentence by sentence, then whole; one that is not to be kept comes whole at once. */
  async function* stream(playerId: string, question: CoachQuestion, signal: AbortSignal): AsyncGenerator<CoachEvent> {
    // Loaded apart from the start, which does not wait for its phrases and weights: see `prepare`.
    const { prepareReply } = await import('@touchline/coach');
    const { language, board, reply } = prepareReply(question);
    const { known, place } = board === null ? { known: await knownOf(database, playerId), place: undefined } : await readWithPlace(playerId, board);
    // Facts have names in them, which are told in the language of the answer.
    const facts = inLanguage(language, () => factsFrom(known, place));
    const builtIn = reply(facts, playerId);
    // A model outside does not know what was told of pain or behind an answer of safety, and would offer drills.
    const isOpen = outside !== null && builtIn.kind === 'advice' && builtIn.hurt !== true && question.safetyBefore === null;
    const outcome = isOpen ? yield* outside({ playerId, own: await ownNames(playerId), question, facts, builtIn }, signal) : null;
    const answer: CoachAnswerBody = outcome?.answer ?? builtIn;
    // Where sentences have been shown, or all is better told at once, the last event tells the whole.
    if (answer === builtIn && builtIn.keep && outcome?.wasShown !== true) {
      for (const text of sentencesOf(builtIn.response)) {
        if (signal.aborted) return;
        yield { type: 'text', text };
      }
    }
    yield { type: 'done', answer };
  }

  return {
    stream,

    /** Loads the coach and has it read its phrases, which takes a processor seconds: in pieces, with requests served between them. */
    async prepare(): Promise<void> {
      const { noNumbers, nowhere, replyTo, stoppedReply } = await import('@touchline/coach');
      const question = { message: 'hello', chatHistory: [] };
      for (const piece of [() => stoppedReply(question, nowhere), () => replyTo(question, noNumbers, '')]) {
        await setImmediate();
        piece();
      }
    },

    /** Answers a question in one piece. Throws `sign_in_required` when the player is gone. */
    async ask(playerId: string, question: CoachQuestion, signal: AbortSignal): Promise<CoachAnswerBody> {
      for await (const event of stream(playerId, question, signal)) if (event.type === 'done') return event.answer;
      // Nobody reads it any more.
      throw new AppError('timed_out');
    },
  };
}

/** Each with the blank after it, so that they add up to the text. */
function sentencesOf(text: string): string[] {
  return text.match(/.+?(?:[.!?]+\s+|$)/gs) ?? [text];
}
