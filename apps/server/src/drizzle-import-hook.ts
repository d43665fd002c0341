import { registerHooks, type ResolveFnOutput } from 'node:module';

/** Its files for `import`; those for `require` end in .cjs. */
const DRIZZLE_FILE = /\/node_modules\/drizzle-orm\/.*\.js$/;

/** Where the parts of Drizzle lie that our files import by name. */
const parts = new Map<string, ResolveFnOutput>();

/**
 * Resolves imports of Drizzle with as few of Node's looks into its package.json as can be: it lists 180 KB of exports, which
 * would be parsed anew for each of its 200 files, and for each of our 70 that import one of its parts: 0.4 s and 150 MB of
 * garbage at every start. Has an effect on what is imported later only.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    if (specifier.startsWith('.') && parentURL !== undefined && DRIZZLE_FILE.test(parentURL)) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!specifier.startsWith('drizzle-orm') || !conditions.includes('import')) return next(specifier, context);
    const part = parts.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    parts.set(specifier, part);
    return part;
  },
});
