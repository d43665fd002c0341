import { footballSourceIds } from '@touchline/domain';
import { expect, it } from 'vitest';
import { readSettings } from './config.ts';
import { outsideServicesOf } from './outside-services-by-setting.ts';

const used = (env: NodeJS.ProcessEnv) => outsideServicesOf(readSettings({ FOOTBALL_SOURCES: 'demo', ...env }, [], '/srv'));

const model = { AI_PROVIDER: 'anthropic', AI_MODEL: 'a-model', AI_API_KEY: 'secret-word' };
const bucket = { S3_ENDPOINT: 'https://secret-word.example', S3_BUCKET: 'clips', S3_ACCESS_KEY_ID: 'secret-word', S3_SECRET_ACCESS_KEY: 'secret-word' };
const everything = {
  ...model,
  ...bucket,
  AI_PICTURES: 'on',
  BACKUP_S3: 'true',
  BACKUP_EVERY: '24',
  SMTP_URL: 'smtp://secret-word:secret-word@secret-word.example:587',
  MAIL_FROM: 'secret-word@secret-word.example',
  SUPABASE_URL: 'https://secret-word.supabase.co',
  SUPABASE_ANON_KEY: `eyJ${'x'.repeat(98)}`,
  DATABASE_URL: 'postgres://secret-word:secret-word@secret-word/secret-word',
  FOOTBALL_SOURCES: 'espn,api-football,demo',
  API_FOOTBALL_KEY: 'secret-word',
  SCOREBAT_TOKEN: 'secret-word',
  METRICS_TOKEN: 'secret-word-secret-word',
  DATA_DIR: '/secret-word',
  PUBLIC_URL: 'https://secret-word.example',
};

it('a server that asks nobody uses nothing outside', () => {
  expect(used({})).toEqual([]);
});

it('a server as it comes asks for scores, as far as it has the keys', () => {
  const withoutKey = footballSourceIds.filter((id) => id !== 'demo' && id !== 'api-football');
  expect(outsideServicesOf(readSettings({}, [], '/srv'))).toEqual([{ service: 'scores', sources: withoutKey }]);
});

it('everything that is set is told', () => {
  expect(used(everything)).toEqual([
    { service: 'ai_coach', company: 'anthropic' },
    { service: 'ai_reviewer', company: 'anthropic', pictures: true },
    { service: 'clip_store' },
    { service: 'backup_store' },
    { service: 'mail' },
    { service: 'sign_in' },
    { service: 'database' },
    { service: 'scores', sources: ['espn', 'api-football'] },
    { service: 'highlights' },
  ]);
});

it('no address, key or name of an account is told', () => {
  expect(JSON.stringify(used(everything))).not.toContain('secret-word');
});

it.each([
  ['an endpoint of the operator’s own', { AI_PROVIDER: 'compatible', AI_MODEL: 'llama3', AI_BASE_URL: 'http://127.0.0.1:11434/v1' }],
  ['a company’s model that is reached elsewhere', { ...model, AI_BASE_URL: 'https://gateway.example/v1' }],
])('%s is not called a company', (_what, env) => {
  expect(used(env)).toEqual([
    { service: 'ai_coach', company: 'other' },
    { service: 'ai_reviewer', company: 'other', pictures: false },
  ]);
});
