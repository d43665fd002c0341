import { openDB } from 'idb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serverResults } from '../testing/second-opinion-results.ts';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';
import { refuseStorage } from '../results/testing/block-storage-writes.ts';
import { addAnalysis, testStore } from '../results/testing/show-results-and-history.tsx';
import { analysisStore, type AnalysisNews } from './indexeddb-analyses.ts';
import type { AnalysisResult } from './saved-analysis.ts';

const shot = outcomeOf();
const nobody = outcomeOf({ frames: (all) => all.map((frame) => ({ ...frame, pose: null })) });
const results = serverResults('shooting');

/** Two tabs on one device. */
function twoTabs() {
  const name = `analyses-${crypto.randomUUID()}`;
  const [one, other] = [testStore(undefined, name), analysisStore(name)];
  const heard: AnalysisNews[] = [];
  onTestFinished(other.subscribe((news) => heard.push(news)));
  return { one, other, heard };
}

describe('an analysis', () => {
  it('is read by its id, by its own player only, from the moment it is added', async () => {
    const store = testStore();
    const added = addAnalysis(store, shot, { id: 'a' });
    expect(store.unsaved('player-1', 'a')).toMatchObject({ storage: 'saving', analysis: { status: 'local' } });
    expect(store.unsaved('player-2', 'a')).toBe(undefined);
    await added;
    expect(store.unsaved('player-1', 'a')).toBe(undefined);
    const found = await store.find('player-1', 'a');
    expect(found).toMatchObject({ storage: 'saved', picturesComplete: true });
    expect(found?.analysis.review).toEqual(shot.review);
    expect(await store.find('player-2', 'a')).toBe(undefined);
  });

  it('that is not there, or another player’s, is neither found nor changed nor made', async () => {
    const { one, heard } = twoTabs();
    const id = await addAnalysis(one, shot);
    await expect.poll(() => heard.length).toBe(1);
    for (const [player, which] of [
      ['player-2', id],
      ['player-1', 'unknown'],
    ] as const) {
      await one.update(player, which, { corrected: 3 });
      await one.applyResult(player, which, { status: 'complete', results });
      await one.remove(player, which);
      expect(await one.find(player, which)).toBe(undefined);
    }
    expect((await one.find('player-1', id))?.analysis).toMatchObject({ status: 'local', corrected: null });
    await one.remove('player-1', id);
    await expect.poll(() => heard.length).toBe(2);
    await one.applyResult('player-1', id, { status: 'complete', results });
    expect(await one.find('player-1', id)).toBe(undefined);
    expect(heard).toHaveLength(2);
  });

  it('that the storage refuses stays readable and changeable while the page is open', async () => {
    refuseStorage();
    const store = testStore();
    const id = await addAnalysis(store, shot);
    await store.update('player-1', id, { corrected: 5 });
    await store.applyResult('player-1', id, { status: 'complete', results });
    expect(await store.find('player-1', id)).toMatchObject({
      storage: 'refused',
      analysis: { status: 'complete', corrected: 5, review: { overallScore: shot.review.overallScore }, results: { overallScore: 41 } },
    });
    expect(await store.history('player-1')).toEqual([]);
    await store.remove('player-2', id);
    expect(await store.find('player-1', id)).toBeDefined();
    await store.remove('player-1', id);
    expect(await store.find('player-1', id)).toBe(undefined);
    const other = await addAnalysis(store, shot);
    await store.removeAll('player-1');
    expect(await store.find('player-1', other)).toBe(undefined);
  });

  it('takes the place of the one it replaces in one go, with its clip', async () => {
    const store = testStore();
    const clip = new Blob(['clip']);
    const former = await addAnalysis(store, shot, { clip });
    const sizes: number[] = [];
    const leave = store.subscribe(() => void store.history('player-1').then(({ length }) => sizes.push(length)));
    onTestFinished(leave);
    const { id: _id, createdAt: _at, status: _status, ...rest } = (await store.find('player-1', former))?.analysis ?? {};
    await store.add({ ...(rest as Parameters<typeof store.add>[0]), id: 'new', clip: null }, former);
    expect(await store.history('player-1')).toMatchObject([{ id: 'new', clip: { size: clip.size }, replaces: [former] }]);
    expect(sizes.every((size) => size === 1)).toBe(true);
    // And of all before that one: whatever of them is in the account goes with it.
    await store.add({ ...(rest as Parameters<typeof store.add>[0]), id: 'newer', clip: null }, 'new');
    expect(await store.history('player-1')).toMatchObject([{ id: 'newer', replaces: [former, 'new'] }]);
  });

  it.each(['account', 'clip'] as const)('leaves the video that the account had to the former one, where its maker knew of %s', async (known) => {
    const store = testStore();
    const former = await addAnalysis(store, shot, { sharing: 'clip' });
    const { id: _id, createdAt: _at, status: _status, ...rest } = (await store.find('player-1', former))?.analysis ?? {};
    const made = { ...(rest as Parameters<typeof store.add>[0]), sharing: known };
    await store.add({ ...made, id: 'new' }, former);
    expect(await store.history('player-1')).toMatchObject([{ id: 'new', sharing: 'account', isClipLeft: true, status: 'waiting' }]);
    await store.add({ ...made, id: 'newer', sharing: 'account' }, 'new');
    expect(await store.history('player-1')).toMatchObject([{ id: 'newer', sharing: 'account', isClipLeft: true }]);
  });

  it('leaves no video in the account where there was none', async () => {
    const store = testStore();
    const former = await addAnalysis(store, shot, { sharing: 'account' });
    await addAnalysis(store, shot, { id: 'other', sharing: 'account' });
    const made = (await store.find('player-1', 'other'))?.analysis;
    await store.add({ ...(made as Parameters<typeof store.add>[0]), id: 'new' }, former);
    expect((await store.find('player-1', 'new'))?.analysis.isClipLeft).toBe(false);
  });
});

it('an analysis that is removed while it is being saved is gone', async () => {
  const store = testStore();
  const id = crypto.randomUUID();
  const added = addAnalysis(store, shot, { id });
  await store.remove('player-1', id);
  await added;
  expect(await store.find('player-1', id)).toBe(undefined);
});

describe('a late result', () => {
  it('reaches the analysis through every status, in whatever tab, and every tab hears of it', async () => {
    const { one, other, heard } = twoTabs();
    const id = await addAnalysis(one, shot);
    const heardOf: AnalysisResult[] = [{ status: 'waiting' }, { status: 'processing' }, { status: 'failed', failure: 'Out of luck' }, { status: 'complete', results }];
    for (const result of heardOf) {
      await expect.poll(() => heard.splice(0).length).toBe(1);
      await one.applyResult('player-1', id, result);
      expect((await other.find('player-1', id))?.analysis.status).toBe(result.status);
    }
    expect((await other.history('player-1'))[0]?.results?.overallScore).toBe(41);
    await expect.poll(() => heard.splice(0)).toEqual([{ id, isSaved: true }]);
    await one.applyResult('player-1', id, { status: 'processing' });
    await other.update('player-1', id, { corrected: 1 });
    // Its own changes it tells itself; what changed nothing was told to nobody.
    expect(heard).toEqual([{ id, isSaved: true }]);
    expect((await one.find('player-1', id))?.analysis).toMatchObject({ status: 'complete', corrected: 1 });
  });

  it('never takes the player’s count, the pictures or the clip, in whatever order they arrive', async () => {
    const { one, other } = twoTabs();
    const id = await addAnalysis(one, outcomeOf({ type: 'juggling' }));
    const juggled = serverResults('juggling');
    const clip = new Blob(['clip']);
    await Promise.all([
      one.update('player-1', id, { corrected: 77 }),
      other.applyResult('player-1', id, { status: 'complete', results: juggled }),
      one.savePictures('player-1', id, [{ time: 1, picture: new Blob(['picture']) }]),
      other.update('player-1', id, { clip }),
    ]);
    expect((await one.find('player-1', id))?.analysis).toMatchObject({
      status: 'complete',
      corrected: 77,
      stills: [{ time: 1 }],
      clip: { size: clip.size },
      results: { overallScore: 41 },
    });
  });

  it('that comes while the analysis is being saved waits for it', async () => {
    const store = testStore();
    const id = crypto.randomUUID();
    const added = addAnalysis(store, shot, { id });
    await store.applyResult('player-1', id, { status: 'complete', results });
    await added;
    expect((await store.find('player-1', id))?.analysis.status).toBe('complete');
  });
});

describe('the pictures', () => {
  it('are shown while they are taken, by this page, and then are saved', async () => {
    const { one, other } = twoTabs();
    const id = await addAnalysis(one, shot);
    const stills = [{ time: 1, picture: new Blob(['picture']) }];
    one.showPictures(id, stills);
    expect(await one.find('player-1', id)).toMatchObject({ picturesComplete: false, analysis: { stills } });
    expect((await other.find('player-1', id))?.analysis.stills).toEqual([]);
    await one.savePictures('player-1', id, stills);
    expect(await one.find('player-1', id)).toMatchObject({ storage: 'saved', picturesComplete: true });
    expect((await other.find('player-1', id))?.analysis.stills).toHaveLength(1);
  });

  it('that the storage refuses are shown all the same', async () => {
    const store = testStore();
    const id = await addAnalysis(store, shot);
    refuseStorage();
    const stills = [{ time: 1, picture: new Blob(['picture']) }];
    await store.savePictures('player-1', id, stills);
    expect(await store.find('player-1', id)).toMatchObject({ storage: 'refused', picturesComplete: true, analysis: { stills } });
  });
});

describe('the device', () => {
  it('still has what earlier versions of the app saved, under its id, and merges a result into it', async () => {
    const name = `analyses-${crypto.randomUUID()}`;
    const before = await openDB(name, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('analyses', { keyPath: 'id' }).createIndex('byPlayer', ['playerId', 'createdAt']),
    });
    const { review: old, clip: shape, frames } = outcomeOf({ type: 'juggling' });
    const id = crypto.randomUUID();
    const row = { id, playerId: 'player-1', createdAt: 5, type: 'juggling', status: 'completed', review: old, shape, frames };
    await before.put('analyses', { ...row, stills: [], clip: null, mirrored: false, cutShort: false, corrected: 9 });
    before.close();
    const store = testStore(undefined, name);
    expect(await store.history('player-1')).toMatchObject([{ ...row, status: 'local', corrected: 9 }]);
    await store.applyResult('player-1', id, { status: 'complete', results: serverResults('juggling') });
    expect((await store.find('player-1', id))?.analysis).toMatchObject({ id, createdAt: 5, status: 'complete', corrected: 9 });
  });

  it('loses all of one player when asked, and nothing of another', async () => {
    const store = testStore();
    await addAnalysis(store, shot);
    await addAnalysis(store, outcomeOf({ type: 'passing' }));
    await addAnalysis(store, shot, { playerId: 'player-2' });
    await store.removeAll('player-1');
    expect(await store.history('player-1')).toHaveLength(0);
    expect(await store.history('player-2')).toHaveLength(1);
  });

  it('has the 40 newest', async () => {
    let now = 0;
    const store = testStore(() => (now += 1));
    for (let index = 0; index < 42; index += 1) await addAnalysis(store, shot);
    expect(await store.before('player-1', 'shooting', 4)).toMatchObject({ createdAt: 3 });
    expect(await store.before('player-1', 'shooting', 3)).toBe(undefined);
  });

  it('gives for comparison the newest one before that has a score, else the newest', async () => {
    let now = 0;
    const store = testStore(() => (now += 1));
    await addAnalysis(store, nobody);
    expect(await store.before('player-1', 'shooting', 9)).toMatchObject({ createdAt: 1 });
    await addAnalysis(store, shot);
    await addAnalysis(store, nobody);
    expect(await store.before('player-1', 'shooting', 9)).toMatchObject({ createdAt: 2 });
  });

  it('opens its storage anew after a failure', async () => {
    const store = testStore();
    const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('not now', 'SecurityError');
    });
    onTestFinished(() => open.mockRestore());
    await expect(store.history('player-1')).rejects.toThrow('not now');
    expect(await store.history('player-1')).toEqual([]);
  });
});
