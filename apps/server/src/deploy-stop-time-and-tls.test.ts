import { expect, it } from 'vitest';
import { readSettings } from './config.ts';
import { LONGEST_STOP } from './start-server.ts';
import { readDeployFile } from './testing/read-deploy-file.ts';

it('nothing ends a stop by force before the longest one is over', () => {
  const longest = (readSettings({ DRAIN_SECONDS: '60' }, [], '/').drainSeconds * 1_000 + LONGEST_STOP) / 1_000;
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(readDeployFile('touchline.service'))?.[1])).toBeGreaterThanOrEqual(longest);
  expect(Number(/^ +stop_grace_period: (\d+)s$/m.exec(readDeployFile('compose.yaml'))?.[1])).toBeGreaterThanOrEqual(longest);
});

it('nginx takes no TLS older than 1.2, which its own default would', () => {
  expect(readDeployFile('nginx.conf')).toMatch(/^ +ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
});
