import type { PrivacyFacts } from '@touchline/contracts';
import { expect, it } from 'vitest';
import { storedDataKinds } from './stored-data-and-retention.ts';

const facts: PrivacyFacts = {
  operator: { name: null, contact: null },
  services: [{ service: 'mail' }],
  sign_up: 'open',
  backups: { every_hours: 24, days: 21 },
  undelivered_mail_days: null,
  unused_session_days: 45,
  unconfirmed_days: 5,
};

const long = (start: string, of: PrivacyFacts) => storedDataKinds(of).find(({ what }) => what.startsWith(start))?.long;
const where = (start: string, of: PrivacyFacts) => storedDataKinds(of).find(({ what }) => what.startsWith(start))?.where;

it('periods are the server’s own and the rules’, whatever they are', () => {
  expect(long('Email', facts)).toEqual([
    'Until the account is deleted',
    'Without a confirmation: 5 days',
    'A device not used for 45 days is signed out',
  ]);
  expect(long('Videos', facts)).toEqual(['1 hour after the review', '24 hours without a review', '90 days if your child keeps it']);
  expect(long('Copies', facts)).toEqual(['21 days, also after the account is deleted']);
  expect(long('Copies', { ...facts, backups: null })).toEqual(['As long as whoever runs this server decides, also after the account is deleted']);
});

it('what is kept elsewhere is told where it is', () => {
  const elsewhere: PrivacyFacts = {
    ...facts,
    services: [{ service: 'sign_in' }, { service: 'clip_store' }, { service: 'backup_store' }, { service: 'database' }],
  };
  expect(where('Email', elsewhere)).toBe('A sign-in service');
  expect(long('Email', elsewhere)).toEqual(['Until the account is deleted']);
  expect(where('Videos', elsewhere)).toBe('The device. If sent, a storage service');
  expect(where('Copies', elsewhere)).toBe('This server, and a storage service');
  expect(where('Practice', elsewhere)).toBe('The database of this server, which can be on another machine');
});

it('mails that nobody delivers are told, and that no sign-up waits for one', () => {
  const undelivered: PrivacyFacts = { ...facts, services: [], undelivered_mail_days: 3 };
  expect(long('Mails', undelivered)).toEqual(['3 days']);
  expect(storedDataKinds(undelivered).find(({ what }) => what.startsWith('Mails'))?.who).toBe('Whoever runs this server, to pass them on');
  expect(long('Mails', facts)).toBeUndefined();
  expect(long('Email', undelivered)).toEqual(['Until the account is deleted', 'A device not used for 45 days is signed out']);
});

it('says what other players see on the boards, and that nobody else sees the rest', () => {
  const who = (start: string) => storedDataKinds(facts).find(({ what }) => what.startsWith(start))?.who;
  expect(who('Nickname')).toMatch(/^Your child\. On the leaderboards every other player too/);
  expect(who('Practice')).toMatch(/every other player too, if your child is shown there: days, drills and tokens/);
  expect(who('Reviews')).toBe('Your child');
  expect(who('Videos')).toBe('Your child');
});
