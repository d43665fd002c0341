import type { Plugin } from 'vite';

const leftOut = `() => { throw new Error('This build of auth-js has no passkeys and wallets'); }`;
const functions = (...names: string[]): string => names.map((name) => `export const ${name} = ${leftOut};`).join('\n');

/**
 * What stands in the place of modules of auth-js that no screen can reach (passkeys, wallets), by the
 * path inside the package. The client constructs the class and calls the functions only from methods of theirs.
 */
const REPLACED: Readonly<Record<string, string>> = {
  'lib/web3/ethereum.js': functions('createSiweMessage', 'fromHex', 'getAddress', 'toHex'),
  'lib/webauthn.js': `export class WebAuthnApi {}
export const webAuthnAbortService = { createNewAbortSignal: ${leftOut}, cancelCeremony: ${leftOut} };
${functions(
  'browserSupportsWebAuthn',
  'createCredential',
  'deserializeCredentialCreationOptions',
  'deserializeCredentialRequestOptions',
  'getCredential',
  'serializeCredentialCreationResponse',
  'serializeCredentialRequestResponse',
)}`,
};
const PACKAGE = '/@supabase/auth-js/dist/module/';

/**
 * Leaves the parts of auth-js that nothing here uses out of a build: 4 KB gzipped of the first load. Another version
 * of the package that lacks one of these modules, or imports another name from it, fails the build.
 */
export function authJsStubs(): Plugin {
  const met = new Set<string>();
  return {
    name: 'touchline-auth-js-stubs',
    apply: 'build',
    load(id) {
      const part = id.split(PACKAGE)[1];
      if (part === undefined) return null;
      met.add(part);
      return REPLACED[part] ?? null;
    },
    buildEnd(error) {
      if (error || met.size === 0) return;
      const missing = Object.keys(REPLACED).filter((part) => !met.has(part));
      if (missing.length > 0) throw new Error(`auth-js has no ${missing.join(', ')} any more: see auth-js-stubs.ts`);
    },
  };
}
