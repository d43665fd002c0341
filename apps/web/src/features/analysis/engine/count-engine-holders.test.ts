import { expect, it, vi } from 'vitest';
import { holdEngine } from './count-engine-holders.ts';

/** The microtasks that wait have run. */
const endOfTurn = () => new Promise((resolve) => setTimeout(resolve));

it('closes an engine that nobody holds any more', async () => {
  const engine = { close: vi.fn<() => void>() };
  const letGo = holdEngine(engine);
  await endOfTurn();
  expect(engine.close).not.toHaveBeenCalled();
  letGo();
  await endOfTurn();
  expect(engine.close).toHaveBeenCalledOnce();
});

it('keeps the engine open of a screen that lets go and takes hold again in one turn', async () => {
  const engine = { close: vi.fn<() => void>() };
  holdEngine(engine)();
  const letGo = holdEngine(engine);
  await endOfTurn();
  expect(engine.close).not.toHaveBeenCalled();
  letGo();
  await endOfTurn();
  expect(engine.close).toHaveBeenCalledOnce();
});
