import { expect, it } from 'vitest';
import { failureReport } from './failure-report.ts';
import { detailsOf } from './start-up-failure.ts';

it('the report tells what failed, when and in which version, and keeps the token of an address to itself', () => {
  const report = failureReport({
    failure: { code: 'configuration_unreachable', details: ['GET /config, attempt 1: HTTP 503'] },
    at: new Date('2026-06-01T10:00:00Z'),
    version: '/assets/index-abc123.js',
    address: 'http://touchline.test/#access_token=secret',
    browser: 'Some browser',
    online: false,
    uncaught: [{ kind: 'promise', message: 'Broken', at: new Date('2026-06-01T09:59:59Z') }],
  });
  expect(report.split('\n')).toEqual([
    'What: configuration_unreachable',
    '  GET /config, attempt 1: HTTP 503',
    'When: 2026-06-01T10:00:00.000Z',
    'Version: /assets/index-abc123.js',
    'Address: http://touchline.test/',
    'Connection: offline',
    'Browser: Some browser',
    '2026-06-01T09:59:59.000Z Promise error: Broken',
  ]);
});

it('an error tells its causes too', () => {
  const error = new Error('Outer', { cause: new TypeError('Inner', { cause: 'root' }) });
  expect(detailsOf(error)).toEqual(['Error: Outer', 'caused by TypeError: Inner', 'caused by caused by root']);
});
