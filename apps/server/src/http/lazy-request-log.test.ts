import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { RequestLog } from './lazy-request-log.ts';

function open(level = 'info') {
  const lines: string[] = [];
  const log = pino({ level }, { write: (line) => void lines.push(line) });
  const child = vi.spyOn(log, 'child');
  const ofRequest = new RequestLog(log, { requestId: 'request-7' }, {});
  return { ofRequest, child, written: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it('every line of a request names it, and so do those of whatever it gives its log to', () => {
  const { ofRequest, written } = open('trace');
  ofRequest.info({ status: 200 }, 'answered');
  ofRequest.error(new Error('broken'));
  ofRequest.child({ part: 'mail' }).warn('late by %s', '7 s');
  expect(written()).toEqual([
    expect.objectContaining({ requestId: 'request-7', level: 30, status: 200, msg: 'answered' }),
    expect.objectContaining({ requestId: 'request-7', level: 50, msg: 'broken' }),
    expect.objectContaining({ requestId: 'request-7', level: 40, part: 'mail', msg: 'late by 7 s' }),
  ]);
});

it('each level is its own', () => {
  const { ofRequest, written } = open('trace');
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const) ofRequest[level](level);
  expect(written().map(({ level, msg }) => [level, msg])).toEqual([
    [10, 'trace'], [20, 'debug'], [30, 'info'], [40, 'warn'], [50, 'error'], [60, 'fatal'],
  ]);
});

it('a request that writes nothing costs no log of its own, and several lines cost one', () => {
  const { ofRequest, child } = open();
  expect(child).not.toHaveBeenCalled();
  ofRequest.info('one');
  ofRequest.info('two');
  expect(child).toHaveBeenCalledOnce();
});

it('a request may be listened to more closely than the rest', () => {
  const { ofRequest, written } = open('info');
  expect(ofRequest.level).toBe('info');
  ofRequest.debug('not heard');
  ofRequest.level = 'debug';
  ofRequest.debug('heard');
  expect(written().map(({ msg }) => msg)).toEqual(['heard']);
});
