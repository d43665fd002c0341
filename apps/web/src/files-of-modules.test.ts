import { describe, expect, it } from 'vitest';
import { filesOfModules } from '../files-of-modules.ts';

const entry = { type: 'chunk', fileName: 'assets/main-1.js', moduleIds: ['C:/touchline/apps/web/src/main.tsx'], imports: ['assets/shared-2.js'] } as const;
const style = { type: 'asset', fileName: 'assets/main-3.css' } as const;

describe('files of a module', () => {
  it.each([
    ['as Windows writes its path', String.raw`C:\touchline\apps\web\src\main.tsx`],
    ['as Vite writes it', 'C:/touchline/apps/web/src/main.tsx'],
  ])('are its chunk and what that imports, for a module named %s', (_, module) => {
    expect(filesOfModules([style, entry], [module])).toEqual(['assets/main-1.js', 'assets/shared-2.js']);
  });

  it('are found where the bundler writes a path as Windows does', () => {
    const windows = { ...entry, moduleIds: [String.raw`C:\touchline\apps\web\src\main.tsx`] };
    expect(filesOfModules([windows], ['C:/touchline/apps/web/src/main.tsx'])).toEqual(['assets/main-1.js', 'assets/shared-2.js']);
  });

  it('of a module that the build has not end the build', () => {
    expect(() => filesOfModules([style, entry], ['C:/touchline/apps/web/src/gone.ts'])).toThrow('The build has no module C:/touchline/apps/web/src/gone.ts');
  });
});
