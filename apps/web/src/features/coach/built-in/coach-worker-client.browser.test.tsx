import { expect, it, onTestFinished, vi } from 'vitest';
import { samplePlayerData } from '../testing/sample-player-data.ts';
import { reusedWorkerReady, reuseWorker } from '../testing/reused-worker.ts';
import { coachWorkerClient } from './coach-worker-client.ts';
import type { PlayerDataOnDevice } from './player-facts-on-device.ts';

async function coachWith(numbers: PlayerDataOnDevice | null, country: string | null = null, timeZone = 'UTC') {
  const coach = coachWorkerClient({ playerId: 'noa', profile: () => ({ country, time_zone: timeZone }), numbers: () => numbers, reviews: async () => numbers?.reviews ?? [] });
  reuseWorker();
  onTestFinished(coach.start());
  vi.unstubAllGlobals();
  await reusedWorkerReady();
  await coach.load();
  return coach;
}
const question = (message: string) => ({ message, chatHistory: [], hurt: false, safetyBefore: null });

it('answers in the browser from the player’s own numbers, with a drill that opens', async () => {
  const coach = await coachWith(samplePlayerData([47, 41]));
  const answer = await coach.answer(question('whats my juggling record'));
  expect(answer?.response).toContain('47');
  expect(answer).toMatchObject({ kind: 'advice', keep: true, usedOpenAI: false });
  expect(answer?.structured.recommended_drills[0]).toEqual({ id: 'juggling', name: 'Juggling' });
});

it('tells a week with its days, as the server does', async () => {
  const numbers = samplePlayerData([47]);
  const answer = await (await coachWith(numbers)).answer(question('how was my week'));
  expect(answer?.structured.week?.today).toBe(numbers.stats.today);
  expect(answer?.structured.week?.days.flatMap(({ day, practised }) => (practised ? [day] : []))).toEqual([numbers.stats.today]);
});

it('tells the last review of a video that this device knows', async () => {
  const reviews = [{ createdAt: Date.now() - 86_400_000, type: 'shooting', score: 74, strengths: [], improvements: [] }] as const;
  const coach = await coachWith({ ...samplePlayerData([47, 41]), reviews });
  expect((await coach.answer(question('what did my last video say')))?.response).toMatch(/74/);
});

it('sees a crisis by the words alone, with the helpline of the country, and lets football pass', async () => {
  const coach = await coachWith(null, 'Germany');
  const answer = await coach.crisis(question('i want to kill myself'));
  expect(answer).toMatchObject({ kind: 'crisis', keep: false, structured: { recommended_drills: [] } });
  expect(answer?.response).toMatch(/116 ?111/);
  expect(await coach.crisis(question('how do i cut inside'))).toBeNull();
  expect(await coach.crisis(question('you idiot, fuck you'))).toBeNull();
});

it('asks whether all is well with the answer behind it where the message is surely football, and alone where it knows no numbers', async () => {
  const numbers = samplePlayerData([47, 41]);
  const withNumbers = await coachWith({ ...numbers, profile: { ...numbers.profile, country: 'Germany' } }, 'Germany');
  const withoutNumbers = await coachWith(null, 'Germany');
  const asked = question('outside of the boot pass = secrit weapon fr');
  const answer = await withNumbers.crisis(asked);
  expect(answer).toMatchObject({ kind: 'crisis', keep: false, safety: 'check_in_answered', subject: 'How do I pass with the outside of my foot?', structured: { recommended_drills: [], next_session_suggestion: null } });
  expect(answer?.response).toMatch(/^Are you okay\?.*116 111.*\n\n\S/s);
  expect(await withoutNumbers.crisis(asked)).toMatchObject({ kind: 'crisis', keep: false, safety: 'check_in' });
  // In passing it does not leave the device either.
  const inPassing = await withNumbers.crisis(question('they keep fouling me'));
  expect(inPassing).toMatchObject({ kind: 'advice', keep: false, safety: 'check_in_passing', subject: 'What if the others play rough?' });
  expect(inPassing?.response).toMatch(/^(?:Pass|If).*\n\n.*116 111/s);
  expect(await withoutNumbers.crisis(question('they keep fouling me'))).toMatchObject({ kind: 'advice', keep: false, safety: 'check_in_passing' });
});

it('answers words of a crisis in the language they are in, and practice in that of the page, which it says in that of the question', async () => {
  const coach = await coachWith(samplePlayerData([47, 41]), 'Germany');
  expect((await coach.crisis(question('ich will nicht mehr leben')))?.response).toMatch(/^Danke, dass du mir das sagst\. .*116 ?111/);
  expect((await coach.answer(question('was ist mein rekord beim jonglieren')))?.response).toMatch(/^Ich verstehe dich, antworte aber auf Englisch\. .*47/);
});

it('names the helpline of the account’s time zone as a guess where the profile has no country', async () => {
  const coach = await coachWith(null, null, 'Europe/Vienna');
  expect((await coach.crisis(question('i want to kill myself')))?.response).toContain('If you are in Austria: you can call Rat auf Draht on 147,');
});

it('says nothing where it knows no numbers, and where its code did not come', async () => {
  expect(await (await coachWith(null)).answer(question('hi'))).toBeNull();
  const nowhere = coachWorkerClient(
    { playerId: 'noa', profile: () => null, numbers: () => samplePlayerData([1]), reviews: async () => [] },
    () => new Worker(new URL('/not-there.worker.js', location.href), { type: 'module' }),
  );
  onTestFinished(nowhere.start());
  await nowhere.load();
  expect(await nowhere.answer(question('hi'))).toBeNull();
  expect(await nowhere.crisis(question('i want to kill myself'))).toBeNull();
});

it('answers without a connection on a device that takes its time to load it, when a message to a server would wait no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = { response: 'Your record is 47.', kind: 'advice' };
  /** A worker in the test's hands: it is ready, and answers, when it is told to. */
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn<(job: { id: number }) => void>(), terminate: () => undefined });
  const tell = (data: object) => worker.dispatchEvent(new MessageEvent('message', { data }));
  const coach = coachWorkerClient({ playerId: 'noa', profile: () => null, numbers: () => samplePlayerData([47]), reviews: async () => [] }, () => worker as unknown as Worker);
  onTestFinished(coach.start());
  const crisis = coach.crisis(question('whats my record'));
  let isLoaded = false;
  const load = coach.load().then(() => (isLoaded = true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await crisis).toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isLoaded).toBe(false);
  tell({ id: 'ready' });
  await load;
  const answered = coach.answer(question('whats my record'));
  await vi.advanceTimersByTimeAsync(20_000);
  tell({ id: worker.postMessage.mock.lastCall?.[0].id, answer });
  expect(await answered).toEqual(answer);
});

it('waits for a slow device to look at a message: words of a crisis stay on it', async () => {
  const crisis = { response: 'You are not alone.', kind: 'crisis' };
  const slow = `
    onmessage = ({ data: { id } }) => setTimeout(() => postMessage({ id, answer: ${JSON.stringify(crisis)} }), 2500);
    setTimeout(() => postMessage({ id: 'ready' }), 1500);`;
  const address = URL.createObjectURL(new Blob([slow], { type: 'text/javascript' }));
  const coach = coachWorkerClient({ playerId: 'noa', profile: () => null, numbers: () => null, reviews: async () => [] }, () => new Worker(address));
  onTestFinished(coach.start());
  expect(await coach.crisis(question('i want to kill myself'))).toEqual(crisis);
});
