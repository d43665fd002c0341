import type { AcceptedPlugin, AtRule, Declaration, Rule } from 'postcss';

/** A browser with `color-mix` passes this by. */
const WITHOUT_MIXING = 'not (color: color-mix(in srgb, red, red))';

/**
 * What older browsers take in the place of newer values: `vh` before each `dvh`, and the first colour of each
 * `color-mix`, in a block that newer browsers pass by. A declaration with a `var()` is not dropped for a value that
 * the browser does not know, so an older one before it would not be enough for colours.
 */
export function olderBrowserCssFallbacks(): AcceptedPlugin {
  return {
    postcssPlugin: 'touchline-older-browser-css-fallbacks',
    OnceExit(root, { AtRule: BlockOf }) {
      root.walkDecls((declaration) => {
        if (/\ddvh\b/.test(declaration.value)) declaration.cloneBefore({ value: declaration.value.replace(/dvh\b/g, 'vh') });
      });
      root.walkRules((rule) => {
        const mixed = rule.nodes.filter((node): node is Declaration => node.type === 'decl' && node.value.includes('color-mix('));
        if (mixed.length === 0 || isInKeyframes(rule)) return;
        const older = rule.clone({ nodes: [] });
        for (const declaration of mixed) older.append(declaration.clone({ value: withoutMixing(declaration.value) }));
        const block = new BlockOf({ name: 'supports', params: WITHOUT_MIXING });
        block.append(older);
        rule.after(block);
      });
    },
  };
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

/** Each `color-mix(in srgb, A 30%, B)` as A. */
export function withoutMixing(value: string): string {
  const begin = value.indexOf('color-mix(');
  if (begin === -1) return value;
  const parts: string[] = [''];
  let depth = 0;
  let at = begin + 'color-mix('.length;
  for (; depth > 0 || value[at] !== ')'; at += 1) {
    const character = value[at] ?? ')';
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
    if (at >= value.length) throw new Error(`a color-mix is not closed: ${value}`);
  }
  const first = (parts[1] ?? '').trim().replace(/\s+[\d.]+%$/, '');
  return withoutMixing(value.slice(0, begin) + first + value.slice(at + 1));
}
