import { landmarkIndex } from '@touchline/vision';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeSound } from '../../ui/sound/sound-settings.ts';
import { deviceVoices, ownVoice } from '../../ui/testing/device-voices.ts';
import { show } from '../../ui/testing/show-component.tsx';
import type { TouchCountDependencies } from './touch-count-dependencies.ts';
import { TouchCountBoard } from './TouchCountBoard.tsx';
import { fakeTouchCountDependencies, juggler } from './testing/fake-touch-count-dependencies.ts';

const onReady = vi.fn<() => void>();
const onOff = vi.fn<() => void>();
const word = (text: string | RegExp) => page.getByText(text).first();
const people = juggler.map((pose) => (pose === null ? [] : [pose]));
const whole = people[0] ?? [];

function Drill({ tools, isRunning = true, isResting = false }: { tools: TouchCountDependencies; isRunning?: boolean; isResting?: boolean }) {
  const [count, setCount] = useState(0);
  return (
    <div style={{ display: 'grid', width: 390, height: 700, containerType: 'size' }}>
      <TouchCountBoard isCaught={false} clock={<p>4:32</p>} {...{ count, isRunning, isResting, onReady, onOff, tools }} onCount={setCount} />
    </div>
  );
}

beforeEach(() => {
  onReady.mockClear();
  onOff.mockClear();
  changeSound({ enabled: true });
});

test('counts what the camera sees, shows it large, and says every ten aloud', async () => {
  const spoken = deviceVoices(ownVoice);
  const { tools, live } = fakeTouchCountDependencies({ seen: people });
  show(<Drill tools={tools} />);
  await expect.element(word('I see you. Go!')).toBeVisible();
  expect(onReady).toHaveBeenCalledOnce();
  await expect.element(word('Camera on')).toBeVisible();
  await expect.element(page.getByText('12', { exact: true })).toBeVisible();
  await expect.element(word('touches')).toBeVisible();
  expect(spoken).toEqual([{ text: '10', by: 'Own' }]);
  // A screen reader is told of the same ten, also where two touches come at once and jump over it.
  await expect.element(page.getByText('10 touches')).toBeInTheDocument();
  expect(live()).toBe(1);
  await expect.element(word(/No picture is kept or sent/)).toBeVisible();
});

test('keeps its height in text of twice the size, where it stands in a column that scrolls', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  show(
    <div style={{ display: 'flex', flexFlow: 'row wrap', alignContent: 'flex-start', width: 326, height: 780, container: 'arena / size', overflow: 'auto' }}>
      <TouchCountBoard isCaught={false} clock={<p>4:32</p>} count={12} isRunning isResting={false} {...{ onReady, onOff }} tools={fakeTouchCountDependencies({ seen: people }).tools} onCount={() => undefined} />
    </div>,
  );
  const count = page.getByText('12', { exact: true });
  await expect.element(count).toBeVisible();
  const board = count.element().closest('[class*=board]')?.getBoundingClientRect();
  const words = word('I see you. Go!').element().getBoundingClientRect();
  expect(board?.height).toBeGreaterThan(100);
  expect(words.top).toBeGreaterThanOrEqual(board?.bottom ?? Infinity);
});

test('says nothing aloud where the sound is off', async () => {
  const spoken = deviceVoices(ownVoice);
  changeSound({ enabled: false });
  show(<Drill tools={fakeTouchCountDependencies({ seen: people }).tools} />);
  await expect.element(page.getByText('12', { exact: true })).toBeVisible();
  expect(spoken).toEqual([]);
});

test('counts nothing before the drill runs', async () => {
  const { tools, look } = fakeTouchCountDependencies({ seen: people });
  show(<Drill tools={tools} isRunning={false} />);
  await expect.poll(() => look.mock.calls.length).toBeGreaterThan(people.length);
  await expect.element(page.getByText('0', { exact: true })).toBeVisible();
});

test.each([
  ['nobody', [], '#8ac', 'Stand the phone up and step back until I see your feet'],
  ['nobody in the dark', [], '#111', 'It is too dark here. Find some light'],
  [
    'no feet',
    whole.map((pose) =>
      pose.map((point, at) => (at >= landmarkIndex.leftAnkle ? { ...point, visibility: 0.1 } : point)),
    ),
    '#8ac',
    'I cannot see your feet. Step back',
  ],
  [
    'somebody small',
    whole.map((pose) => pose.map((point) => ({ ...point, x: point.x * 0.2, y: point.y * 0.2 }))),
    '#8ac',
    'You are too far away. Come closer',
  ],
])('says what to do when it sees %s', async (_, seen, colour, text) => {
  show(<Drill tools={fakeTouchCountDependencies({ seen: [seen], colour }).tools} />);
  await expect.element(word(text)).toBeVisible();
  expect(onReady).not.toHaveBeenCalled();
});

test('a camera that is refused is said so, with a way on', async () => {
  const open = async () => {
    throw new DOMException('no', 'NotAllowedError');
  };
  const { tools } = fakeTouchCountDependencies({ open });
  show(<Drill tools={tools} />);
  await expect.element(word(/The camera is not allowed/)).toBeVisible();
  await expect.element(word('Camera off')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => vi.mocked(tools.open).mock.calls.length).toBe(2);
  await page.getByRole('button', { name: 'I count myself' }).click();
  expect(onOff).toHaveBeenCalledOnce();
});

test('without a camera, or one that is taken away in the middle, it says so and keeps the count', async () => {
  const { tools, streams, live } = fakeTouchCountDependencies({ seen: people });
  show(<Drill tools={tools} />);
  await expect.element(page.getByText('12', { exact: true })).toBeVisible();
  streams[0]?.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
  await expect.element(word(/The camera went off. Your count is still here/)).toBeVisible();
  await expect.element(page.getByText('12', { exact: true })).toBeVisible();
  expect(live()).toBe(0);
});

test('a camera that gives no pictures any more, as during a call, counts nothing and is said to have gone off', async () => {
  const { tools, streams, look, live } = fakeTouchCountDependencies({ seen: [whole] });
  show(<Drill tools={{ ...tools, now: () => performance.now() / 1_000 }} />);
  await expect.element(word('I see you. Go!')).toBeVisible();
  Object.defineProperty(streams[0]?.getVideoTracks()[0] ?? {}, 'muted', { value: true });
  await expect.element(word(/The camera went off. Your count is still here/)).toBeVisible();
  const looks = look.mock.calls.length;
  expect(looks).toBeLessThan(30);
  expect(live()).toBe(0);
});

test('a camera that gives no picture for a moment counts on', async () => {
  const { tools, streams, look } = fakeTouchCountDependencies({ seen: people });
  let muted = false;
  show(<Drill tools={{ ...tools, now: () => performance.now() / 1_000 }} />);
  await expect.element(word('I see you. Go!')).toBeVisible();
  Object.defineProperty(streams[0]?.getVideoTracks()[0] ?? {}, 'muted', { get: () => muted });
  muted = true;
  const before = look.mock.calls.length;
  setTimeout(() => (muted = false), 500);
  await expect.poll(() => look.mock.calls.length).toBeGreaterThan(before + 10);
  await expect.element(word('Camera on')).toBeVisible();
});

test.each([
  ['cannot be fetched', 'modelUnavailable', /could not be fetched/],
  ['does not start in time', 'modelLate', /did not start in time on this device/],
] as const)('a model that %s is told, and the camera is let go', async (_, failure, words) => {
  const { tools, live } = fakeTouchCountDependencies({ readiness: { ok: false, failure } });
  show(<Drill tools={tools} />);
  await expect.element(word(words)).toBeVisible();
  expect(live()).toBe(0);
});

test('a phone that cannot keep up is told so', async () => {
  show(<Drill tools={fakeTouchCountDependencies({ seen: ['notLooked'] }).tools} />);
  await expect.element(word(/cannot keep up/)).toBeVisible();
});

test('a phone that is a little slow is told that touches may be missed, and one that is not, is not', async () => {
  const { tools, look } = fakeTouchCountDependencies({ seen: [whole] });
  const { again } = show(<Drill tools={tools} />);
  await expect.poll(() => look.mock.calls.length).toBeGreaterThan(60);
  await expect.element(word(/No picture is kept or sent/)).toBeVisible();
  again(<Drill key="slow" tools={fakeTouchCountDependencies({ seen: [whole], rate: 6 }).tools} />);
  await expect.element(word(/I may miss a touch/)).toBeVisible();
});

test('looks for the ball too, on a slow device as well, unless its pictures are too far apart', async () => {
  const isLookedFor = ({ look }: ReturnType<typeof fakeTouchCountDependencies>) => look.mock.lastCall?.[1];
  const slow = fakeTouchCountDependencies({ seen: [whole], rate: 10 });
  const { again } = show(<Drill tools={slow.tools} />);
  // Three seconds and more of its clock.
  await expect.poll(() => slow.look.mock.calls.length).toBeGreaterThan(35);
  expect(isLookedFor(slow)).toBe(true);
  const slowest = fakeTouchCountDependencies({ seen: [whole], rate: 3 });
  again(<Drill key="slowest" tools={slowest.tools} />);
  await expect.poll(() => isLookedFor(slowest)).toBe(false);
  // It was looked for until the pace was known.
  expect(slowest.look.mock.calls[0]?.[1]).toBe(true);
});

test('lets the camera go while the player rests or the page is not seen, and at once when it is taken away', async () => {
  const { tools, live, streams } = fakeTouchCountDependencies({ seen: [whole] });
  const { again } = show(<Drill tools={tools} />);
  await expect.element(word('I see you. Go!')).toBeVisible();
  again(<Drill tools={tools} isResting />);
  await expect.element(word('Paused. I am not watching.')).toBeVisible();
  await expect.poll(live).toBe(0);
  again(<Drill tools={tools} />);
  await expect.element(word('I see you. Go!')).toBeVisible();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(live).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(live).toBe(1);
  again(<p>elsewhere</p>);
  await expect.element(word('elsewhere')).toBeVisible();
  await expect.poll(live).toBe(0);
  expect(streams).toHaveLength(3);
});

test('a camera that is allowed after the player has left is let go at once', async () => {
  const answer = Promise.withResolvers<{ stream: MediaStream; facesPlayer: boolean }>();
  const given = fakeTouchCountDependencies();
  const { again } = show(<Drill tools={{ ...given.tools, open: () => answer.promise }} />);
  await expect.element(word('Say yes to the camera')).toBeVisible();
  again(<p>elsewhere</p>);
  await expect.element(word('elsewhere')).toBeVisible();
  answer.resolve(await given.tools.open());
  await expect.poll(given.live).toBe(0);
});
