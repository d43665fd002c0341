import { expect, it } from 'vitest';
import { first, newRun, START } from '../testing/sample-routine-run.ts';
import { withFinished } from './routine-run.ts';
import { routineScreen } from './routine-screen.ts';

const nothing = { shown: null, storedKey: null, isAsked: false };
const begun = newRun();

it('shows the rest before a drill that was not begun, and the drill from its start to its end', () => {
  expect(routineScreen(begun, nothing)).toMatchObject({ step: { key: 'key-1' }, isShown: false, isOver: false, isAlone: false });
  expect(routineScreen(begun, { ...nothing, shown: 'key-1' })).toMatchObject({ isShown: true, isAlone: false });
  // A reload finds its draft on the device.
  expect(routineScreen(begun, { ...nothing, storedKey: 'key-1' })).toMatchObject({ isShown: true, isAlone: false });
});

it('waits for a drill that belongs to no routine, and for one that was chosen elsewhere', () => {
  expect(routineScreen(begun, { ...nothing, storedKey: 'another' })).toMatchObject({ isForeign: true, isAlone: true });
  expect(routineScreen(begun, { ...nothing, isAsked: true })).toMatchObject({ isForeign: false, isAlone: true });
  expect(routineScreen(null, { ...nothing, storedKey: 'another' })).toMatchObject({ step: null, isOver: false, isAlone: true });
});

it('is over once its last drill is, and where the player ends it', () => {
  const resting = withFinished(begun, first, START);
  const over = withFinished(resting, { ...first, key: 'key-2' }, START);
  expect(routineScreen(over, { ...nothing, storedKey: 'another' })).toMatchObject({ step: null, isOver: true, isForeign: false, isAlone: false });
  expect(routineScreen({ ...resting, isStopped: true }, nothing)).toMatchObject({ step: { key: 'key-2' }, isOver: true });
});
