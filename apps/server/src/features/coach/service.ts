import { randomUUID } from 'node:crypto';
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
  type Language,
  type PracticeDay,
} from '@touchline/domain';
import { achievementNames } from '@touchline/messages/achievement-names';
import { measureWord } from '@touchline/messages/form-review-words';
import { highlightsOf } from '@touchline/vision/written-review';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import type { CoachThread } from '../../adapters/coach-thread/index.ts';
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
 * table or to a log. The built-in coach answers, in its thread; `outside` may answer better.
 */
export function createCoachService(database: Database, thread: CoachThread, now: () => Date, outside: AiModelCoach | null = null) {
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

  /** What the answer needs, in its language. Throws `sign_in_required` when the player is gone. */
  async function factsOf(playerId: string, board: BoardPeriod | null, language: Language): Promise<PlayerFacts> {
    const { known, place } = board === null ? { known: await knownOf(database, playerId), place: undefined } : await readWithPlace(playerId, board);
    return inLanguage(language, () => factsFrom(known, place));
  }

  /** Throws `sign_in_required` when the player is gone. */
  async function ownNames(playerId: string): Promise<string[]> {
    const player = await repo.readPlayer(database, playerId);
    if (player === undefined) throw new AppError('sign_in_required');
    const { name, displayName, email, teamName } = player;
    return [name, displayName, email.split('@')[0] ?? null, teamName].filter((text) => text !== null);
  }

  /** The answer of the built-in coach, and the facts that it is from. */
  async function answerOfRules(playerId: string, question: CoachQuestion): Promise<{ facts: PlayerFacts; builtIn: CoachAnswerBody }> {
    const id = randomUUID();
    const { language, board } = await thread.call('prepareReply', id, question);
    const facts = await factsOf(playerId, board, language).catch(async (error: unknown) => {
      await thread.call('forget', id);
      throw error;
    });
    return { facts, builtIn: await thread.call('reply', id, facts, playerId) };
  }

  /** The answer sentence by sentence, then whole; one that is not to be kept comes whole at once. */
  async function* stream(playerId: string, question: CoachQuestion, signal: AbortSignal): AsyncGenerator<CoachEvent> {
    const { facts, builtIn } = await answerOfRules(playerId, question);
    // A model outside does not know what was told of pain or behind an answer of safety, and would offer drills.
    const isOpen = outside !== null && builtIn.kind === 'advice' && builtIn.safety === null && builtIn.hurt !== true && question.safetyBefore === null;
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
