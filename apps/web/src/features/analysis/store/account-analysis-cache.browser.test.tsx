import { expect, it, onTestFinished } from 'vitest';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';
import { detailOf } from '../testing/test-account.tsx';
import { accountCopies, COPIES_AT_MOST, forgetMissing } from './account-analysis-cache.ts';

const shot = outcomeOf();

function testCopies(now: () => number = () => Date.now()) {
  const name = `copies-${crypto.randomUUID()}`;
  onTestFinished(() => void indexedDB.deleteDatabase(name));
  return accountCopies(name, now);
}

const at = (day: number): string => new Date(Date.UTC(2026, 4, day)).toISOString();

it('of an account the ten read last stay, each player’s for themselves, until they leave', async () => {
  let clock = 0;
  const copies = testCopies(() => (clock += 1));
  const [first, second, last] = [detailOf(shot), detailOf(shot), detailOf(shot)];
  for (const detail of [first, second]) await copies.keep('noa', detail);
  for (let more = 2; more < COPIES_AT_MOST; more += 1) await copies.keep('noa', detailOf(shot));
  // Read once more, so it is not the one that was read longest ago.
  await copies.keep('noa', first);
  await copies.keep('kai', first);
  await copies.keep('noa', last);
  expect(await copies.list('noa')).toHaveLength(COPIES_AT_MOST);
  expect(await copies.find('noa', first.id)).toEqual(first);
  expect(await copies.find('noa', second.id)).toBeUndefined();
  await copies.removeAll('noa');
  expect(await copies.list('noa')).toEqual([]);
  expect(await copies.list('kai')).toHaveLength(1);
});

it('what the account’s list has no more is forgotten, and what is older than the list goes back is not', async () => {
  const copies = testCopies();
  const [old, deleted, here] = [detailOf(shot, { created_at: at(1) }), detailOf(shot, { created_at: at(3) }), detailOf(shot, { created_at: at(2) })];
  for (const detail of [old, deleted, here]) await copies.keep('noa', detail);
  const ids = async () => (await copies.list('noa')).map(({ id }) => id).toSorted();
  await forgetMissing({ playerId: 'noa', copies }, [here], true);
  expect(await ids()).toEqual([old.id, here.id].toSorted());
  await forgetMissing({ playerId: 'noa', copies }, [here], false);
  expect(await ids()).toEqual([here.id]);
});
