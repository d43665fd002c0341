import { describe, expect, it } from 'vitest';
import { flawIn, signInOrigin } from './server-configuration.ts';
import { configuration } from './testing/sign-in-service.ts';

describe('the configuration', () => {
  it('is good with an address, a long key and the name of an environment', () => {
    expect(flawIn(configuration)).toBeNull();
  });

  it('has a key longer than 100 characters that begins with eyJ', () => {
    const withKey = (supabaseAnonKey: string) => flawIn({ ...configuration, supabaseAnonKey });
    expect(withKey(`eyJ${'a'.repeat(98)}`)).toBeNull();
    expect(withKey(`eyJ${'a'.repeat(97)}`)).toBe('supabaseAnonKey is not longer than 100 characters');
    expect(withKey('a'.repeat(120))).toBe('supabaseAnonKey does not begin with eyJ');
  });

  it.each([
    [null, 'The configuration is not an object'],
    [{ ...configuration, supabaseUrl: 'nowhere' }, 'supabaseUrl is not an address'],
    [{ ...configuration, supabaseUrl: 7 }, 'supabaseUrl is not an address'],
    [{ ...configuration, environment: undefined }, 'environment is missing'],
  ])('tells what is wrong with %j', (answer, flaw) => {
    expect(flawIn(answer)).toBe(flaw);
  });
});

describe('the sign-in service', () => {
  const keyOf = (claims: object) => `eyJ.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.s`;
  const at = (supabaseAnonKey: string) =>
    signInOrigin({ ...configuration, supabaseUrl: 'https://touchline.example', supabaseAnonKey }, 'http://localhost:3000');

  it("of the server itself is where the page came from, whatever the server's public name", () => {
    expect(at(keyOf({ iss: 'urn:touchline:accounts', role: 'anon' }))).toBe('http://localhost:3000');
  });

  it('of a hosted project is where the configuration says', () => {
    expect(at(keyOf({ iss: 'supabase', ref: 'project' }))).toBe('https://touchline.example');
    expect(at('eyJ-not-a-token')).toBe('https://touchline.example');
  });
});
