import type { CoachAnswerBody, CoachEvent, FailureBody } from '@touchline/contracts';
import { expect } from 'vitest';
import { startModelServer, type Behaviour } from '../../../adapters/ai-model/testing/model-server.ts';
import { coachThreadOfTests } from '../../../testing/coach-thread.ts';
import type { TestPlayer } from '../../../testing/player.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

export const QUESTION = 'how can i get better at juggling';
export const BEST = 47;
const PATIENCE = { totalMs: 3_000, chunkMs: 400 };

export const answerBody = {
  response: 'Your best is 47, which is a fine start. Keep every touch below the knee. Then try Juggling for 5 minutes.',
  focus_areas: ['soft touch'],
  recommended_drills: ['juggling'],
  motivation_level: 'high',
  emotional_state: 'motivated',
  next_session_suggestion: 'Juggling for 5 minutes.',
};
export const answerOf = (more: Readonly<Record<string, unknown>> = {}): string => JSON.stringify({ ...answerBody, ...more });
export const sayingOnly = (response: string): Behaviour => ({ text: answerOf({ response }) });

export const textOf = (events: readonly CoachEvent[]): string => events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('');

/** A server whose coach asks a model that answers as the test says, and a player with a result. */
export async function serveAiModelCoach() {
  // As a start does once it listens: on a busy machine the phrases take longer to read than an answer may.
  await coachThreadOfTests().call('readPhrases');
  const model = await startModelServer();

  function serverWith(more: { perPlayer?: number; inAll?: number; databaseUrl?: string } = {}): Promise<TestServer> {
    const { databaseUrl, ...budget } = more;
    return startTestServer({
      ...(databaseUrl !== undefined && { databaseUrl }),
      coachModel: { provider: 'compatible', model: 'm', apiKey: 'secret-word', baseUrl: `${model.url}/v1`, perPlayer: 1000, inAll: 1000, patience: PATIENCE, ...budget },
    });
  }
  const server = await serverWith();
  const newPlayer = async (): Promise<TestPlayer> => {
    const player = await server.signUp();
    await player.save({ drill_id: 'juggling', duration_minutes: 5, result: BEST });
    return player;
  };

  let player = await newPlayer();
  async function answerTo(message = QUESTION, more: Readonly<Record<string, unknown>> = {}, by: TestPlayer = player, at = server): Promise<CoachAnswerBody> {
    const { status, text, body } = await at.send<CoachAnswerBody & FailureBody>('POST', '/api/coach', { token: await by.token(), body: { message, ...more } });
    expect(`${status} ${status === 200 ? '' : text}`).toBe('200 ');
    return body;
  }

  return {
    model,
    server,
    serverWith,
    /** The player of this test. */
    get player() {
      return player;
    },
    answerTo,
    async eventsOf(message = QUESTION): Promise<CoachEvent[]> {
      const headers = { accept: 'text/event-stream' };
      const { text } = await server.send('POST', '/api/coach', { token: await player.token(), body: { message }, headers });
      return text.split('\n\n').flatMap((frame) => (frame.startsWith('data: ') ? [JSON.parse(frame.slice(6)) as CoachEvent] : []));
    },
    /** What the built-in coach says to the question. */
    async builtInAnswer(): Promise<CoachAnswerBody> {
      await player.put('/api/profile', { display_name: 'Kim', age: null });
      const answer = await answerTo();
      expect(answer.usedOpenAI).toBe(false);
      await player.put('/api/profile', { display_name: 'Kim', age: 30 });
      model.asked.length = 0;
      return answer;
    },
    /** Lines of the log since a moment that tell of the model. */
    linesSince: (start: number): string[] => server.lines.slice(start).filter((line) => line.includes('the built-in coach answered')),
    /** All that the model was sent. */
    sentTo: (): string => model.asked.map(({ body }) => body).join('\n'),
    /** Nothing was asked yet, and another player is there. */
    async beginAnew(): Promise<void> {
      model.asked.length = 0;
      model.answer({ text: answerOf() });
      // An hour later whatever failed before may be asked again.
      server.clock.advance({ hours: 1 });
      player = await newPlayer();
    },
    close: async () => {
      await server.close();
      await model.close();
    },
  };
}

export type AiModelCoach = Awaited<ReturnType<typeof serveAiModelCoach>>;
