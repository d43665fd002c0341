import type { Plugin } from 'vite';

/** Syntax that Safari 15.4 cannot read, so that the whole file is lost to it: static blocks, and looking behind in a pattern. */
const TOO_NEW = /\bstatic\s*\{|\(\?<[=!]/;

/**
 * Calls of functions that one of the oldest browsers has not and that `polyfills.ts` does not put there. Whoever
 * needs one puts it there and takes it from here. A method that a library looks for before it calls it is not named.
 */
const TOO_NEW_CALL = new RegExp(
  [
    /\.(?:with|fromAsync|isWellFormed|toWellFormed|union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    /\.(?:getOrInsert|getOrInsertComputed|transferToFixedLength|toBase64|toHex|moveBefore|showPicker)\(/,
    /\b(?:Object\.groupBy|Promise\.try|Iterator\.(?:from|concat)|URL\.parse|RegExp\.escape|Math\.(?:sumPrecise|f16round)|Uint8Array\.from(?:Base64|Hex))\(/,
    // Methods of iterators; what has an argument gives an array.
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Where a script has syntax, or calls a function, that is too new, with what stands around it; null where it does not. */
export function tooNewIn(code: string): string | null {
  const found = TOO_NEW.exec(code) ?? TOO_NEW_CALL.exec(code);
  return found && code.slice(Math.max(0, found.index - 60), found.index + 40);
}

/** Ends a build of which an older browser could not run a file (docs/decisions/015-supported-browsers.md), workers included. */
export function rejectTooNewSyntax(): Plugin {
  return {
    name: 'touchline-reject-too-new-syntax',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const code = file.type === 'chunk' ? file.code : file.fileName.endsWith('.js') ? String(file.source) : '';
        const found = tooNewIn(code);
        if (found !== null) this.error(`${file.fileName}: the oldest browsers cannot run this: ${found}`);
      }
    },
  };
}
