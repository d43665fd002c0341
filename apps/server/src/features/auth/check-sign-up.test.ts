import { expect, it } from 'vitest';
import { checkSignUp, emailKeyOf } from './check-sign-up.ts';

const body = { email: 'Ann@Example.com', password: 'left-foot-7', data: undefined };

it('takes the name, the display name and the zone from what came with the form', () => {
  const form = checkSignUp({
    ...body,
    email: '  Ann@Example.com ',
    data: { name: ' Ann \n Smith ', display_name: 'Annie', time_zone: 'Europe/London', theme: 'night' },
  });
  expect(form).toMatchObject({
    email: 'Ann@Example.com',
    emailKey: 'ann@example.com',
    name: 'Ann Smith',
    displayName: 'Annie',
    timeZone: 'Europe/London',
    userMetadata: { theme: 'night' },
  });
});

it('shows the name where no display name is given', () => {
  expect(checkSignUp({ ...body, data: { name: 'Ann' } })).toMatchObject({ name: 'Ann', displayName: 'Ann' });
  expect(checkSignUp({ ...body, data: { name: 'Ann', display_name: '  ' } }).displayName).toBe('Ann');
});

it('needs nothing but the address and the password', () => {
  expect(checkSignUp(body)).toMatchObject({ name: null, displayName: null, timeZone: 'UTC', userMetadata: {} });
  expect(checkSignUp({ ...body, data: null }).userMetadata).toEqual({});
});

it.each(['Mars/Olympus', '+05:00', '', 7, null])('reads the zone %j as UTC', (zone) => {
  expect(checkSignUp({ ...body, data: { time_zone: zone } }).timeZone).toBe('UTC');
});

it.each(['a@b.c', 'ann+drills@mail.example.co.uk', "o'neil@example.ie", 'jürgen@müller.example'])(
  'takes the address %s',
  (email) => {
    expect(checkSignUp({ ...body, email }).email).toBe(email);
  },
);

it.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'a b@c.de',
  'a@b@c.de',
  'a@b.c\0',
  'a@b.c,d@e.f',
  '<a@b.c>',
  'a\u200b@b.c',
])('refuses the address %j', (email) => {
  expect(() => checkSignUp({ ...body, email })).toThrow(expect.objectContaining({ code: 'email_address_invalid' }));
});

it('refuses a password of five characters and takes one of six', () => {
  expect(() => checkSignUp({ ...body, password: '12345' })).toThrow(expect.objectContaining({ code: 'weak_password' }));
  expect(checkSignUp({ ...body, password: '6chars' }).password).toBe('6chars');
});

it.each(['  blanks around  ', 'only-lower-case', '12345678901234567890', 'pässwörd 🦊 ひみつ', 'x'.repeat(256)])(
  'takes the password %j, of any characters, as it was given',
  (password) => {
    expect(checkSignUp({ ...body, password }).password).toBe(password);
  },
);

it.each([
  ['\u202eevil', 'evil'],
  ['Zo\u200b\u00eb', 'Zo\u00eb'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['\u200b\u200b\u200b', null],
  ['a', null],
  [' a ', null],
])('of the name %j what can be seen is %j', (typed, seen) => {
  expect(checkSignUp({ ...body, data: { name: typed } }).name).toBe(seen);
});

it('takes a name of 60 characters and refuses one of 61', () => {
  expect(checkSignUp({ ...body, data: { name: 'a'.repeat(60) } }).name).toHaveLength(60);
  expect(() => checkSignUp({ ...body, data: { name: 'a'.repeat(61) } })).toThrow(
    expect.objectContaining({ code: 'validation_failed' }),
  );
});

it.each([
  ['too much of it', { note: 'a'.repeat(2_001) }],
  ['a name that is no text', { name: 7 }],
  ['a zero character', { note: 'a\0b' }],
  ['a zero character in a key', { 'a\0b': 1 }],
  ['half a surrogate pair', { note: ['\ud800'] }],
  ['nesting without end', { a: { b: { c: { d: { e: {} } } } } }],
])('refuses metadata with %s', (_what, metadata) => {
  expect(() => checkSignUp({ ...body, data: metadata })).toThrow(
    expect.objectContaining({ code: 'validation_failed' }),
  );
});

it('refuses nesting that would overflow the stack without overflowing it', () => {
  const metadata = JSON.parse(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`) as Record<string, unknown>;
  expect(() => checkSignUp({ ...body, data: metadata })).toThrow(
    expect.objectContaining({ code: 'validation_failed' }),
  );
});

it('counts two spellings of one address as one', () => {
  expect(emailKeyOf(' ANN@example.COM ')).toBe(emailKeyOf('ann@EXAMPLE.com'));
});
