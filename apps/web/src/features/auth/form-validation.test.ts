import { describe, expect, it } from 'vitest';
import { emptyDraft, type AuthDraft, type AuthForm } from './form-fields.ts';
import { fieldsReady, problemsIn, validityOf } from './form-validation.ts';

const good: AuthDraft = { name: 'Noa', email: 'noa@example.org', password: 'secret1', confirm: 'secret1', invite: '' };
const codes = (form: AuthForm, change: Partial<AuthDraft>) =>
  problemsIn(form, { ...good, ...change }).map(({ code }) => code);

describe('what keeps a sign-in from being sent', () => {
  it('is nothing when email and password are there', () => {
    expect(codes('signin', { name: '', confirm: '' })).toEqual([]);
    expect(codes('signin', { password: 'x' })).toEqual([]);
  });

  it('is a missing email or password', () => {
    expect(problemsIn('signin', emptyDraft)).toEqual([{ code: 'credentials_missing', fields: ['email', 'password'] }]);
    expect(problemsIn('signin', { ...good, email: '  ' })).toEqual([{ code: 'credentials_missing', fields: ['email'] }]);
    expect(problemsIn('signin', { ...good, password: '' })).toEqual([
      { code: 'credentials_missing', fields: ['password'] },
    ]);
  });

  it.each(['noa', 'noa@', '@example.org', 'noa@example', 'noa @example.org', 'noa@exam ple.org', 'a@b@example.org'])(
    'is an address like %s',
    (email) => {
      expect(codes('signin', { email })).toEqual(['email_invalid']);
    },
  );

  it('is not a blank around the address', () => {
    expect(codes('signin', { email: ' noa@example.org ' })).toEqual([]);
  });
});

describe('what keeps a sign-up from being sent', () => {
  it('is nothing when all four fields are good, from 2 and 6 characters on', () => {
    expect(codes('signup', { name: 'No', password: '123456', confirm: '123456' })).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, ['name_missing']],
    [{ name: ' N ' }, ['name_short']],
    [{ password: '12345', confirm: '12345' }, ['password_short']],
    [{ confirm: 'secret2' }, ['passwords_differ']],
    [{ confirm: '' }, ['passwords_differ']],
  ])('is told of %j', (change, expected) => {
    expect(codes('signup', change)).toEqual(expected);
  });

  it('is told in the order of the specification when everything is wrong', () => {
    expect(codes('signup', emptyDraft)).toEqual(['credentials_missing', 'name_missing', 'confirm_missing']);
    expect(codes('signup', { name: 'N', email: 'noa', password: '123', confirm: '456' })).toEqual([
      'email_invalid',
      'name_short',
      'password_short',
      'passwords_differ',
    ]);
  });
});

describe('the live styling of a field', () => {
  it('is neither good nor bad while the field is empty', () => {
    for (const field of ['name', 'email', 'password', 'confirm'] as const) {
      expect(validityOf('signup', field, emptyDraft)).toBe('neutral');
    }
  });

  it('takes any password for good when signing in, and asks for the length when signing up', () => {
    const draft = { ...good, password: 'x' };
    expect(validityOf('signin', 'password', draft)).toBe('valid');
    expect(validityOf('signup', 'password', draft)).toBe('invalid');
    expect(validityOf('signup', 'password', good)).toBe('valid');
  });

  it('asks a valid email, a name of two characters and a repeated password', () => {
    expect(validityOf('signin', 'email', { ...good, email: 'noa@' })).toBe('invalid');
    expect(validityOf('signup', 'name', { ...good, name: 'N' })).toBe('invalid');
    expect(validityOf('signup', 'name', good)).toBe('valid');
    expect(validityOf('signup', 'confirm', { ...good, confirm: 'secret' })).toBe('invalid');
    expect(validityOf('signup', 'confirm', good)).toBe('valid');
  });
});

it('the progress counts the fields that are good', () => {
  expect(fieldsReady('signup', emptyDraft)).toBe(0);
  expect(fieldsReady('signup', { ...good, confirm: 'secret' })).toBe(3);
  expect(fieldsReady('signup', good)).toBe(4);
});

describe('what keeps a reset link from being asked for', () => {
  it.each([
    [' ', ['email_missing']],
    ['noa@', ['email_invalid']],
    ['noa@example.org', []],
  ])('with the email "%s" is %j', (email, problems) => {
    expect(codes('forgotPassword', { email, name: '', password: '', confirm: '' })).toEqual(problems);
  });
});

describe('what keeps a new password from being sent', () => {
  it.each([
    ['', '', ['password_short']],
    ['12345', '12345', ['password_short']],
    ['secret1', '', ['passwords_differ']],
    ['secret1', 'secret1', []],
  ])('for "%s" and "%s" is %j', (password, confirm, problems) => {
    expect(codes('newPassword', { password, confirm, name: '', email: '' })).toEqual(problems);
  });
});
