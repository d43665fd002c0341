import type { Rollup } from 'vite';

type BuiltFile =
  | Pick<Rollup.OutputAsset, 'type' | 'fileName'>
  | (Pick<Rollup.OutputChunk, 'type' | 'fileName'> & { readonly [List in 'moduleIds' | 'imports']: readonly string[] });

/** Paths of the file system have `\` on Windows, and modules of a build have `/` there too. */
const withSlashes = (path: string): string => path.replaceAll('\\', '/');

/**
 * The files of a build that hold these modules, named by their paths, each with the files that it imports. Throws where
 * the build has no such module.
 */
export function filesOfModules(files: readonly BuiltFile[], modules: readonly string[]): readonly string[] {
  return modules.map(withSlashes).flatMap((module) => {
    const chunk = files.find((file) => file.type === 'chunk' && file.moduleIds.some((id) => withSlashes(id) === module));
    if (chunk?.type !== 'chunk') throw new Error(`The build has no module ${module}`);
    return [chunk.fileName, ...chunk.imports];
  });
}
