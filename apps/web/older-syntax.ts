import type { Plugin } from 'vite';

/** Syntax that Safari 15.4 cannot read, so that the whole file is lost to it: static blocks, and looking behind in a pattern. */
const TOO_NEW = /\bstatic\s*\{|\(\?<[=!]/;

/** Where a script has syntax that is too new, with what stands around it; null where it has none. */
export function tooNewIn(code: string): string | null {
  const found = TOO_NEW.exec(code);
  return found && code.slice(Math.max(0, found.index - 60), found.index + 40);
}

/** Ends a build of which an older browser could not read a file (docs/decisions/015-supported-browsers.md), workers included. */
export function olderSyntax(): Plugin {
  return {
    name: 'touchline-older-syntax',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const code = file.type === 'chunk' ? file.code : file.fileName.endsWith('.js') ? String(file.source) : '';
        const found = tooNewIn(code);
        if (found !== null) this.error(`${file.fileName}: Safari 15.4 cannot read this syntax: ${found}`);
      }
    },
  };
}
