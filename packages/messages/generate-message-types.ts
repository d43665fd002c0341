/** The inputs of a compiled message, as JSDoc has them. */
const INPUTS = /^\/\*\* @typedef \{(\{.*\})\} \w+Inputs \*\/$/m;
/** The function of a message, and whether it asks for inputs. */
const FUNCTION = /^(?:export )?const (\w+) = \/\*\* @type \{\(\(inputs(\??): /m;
/** The name it is exported by, where that is no other than its own. */
const EXPORTED_AS = /^export \{ \w+ as "(\w+)" \}$/m;
/** What it says, in the table of its JSDoc. */
const OUTPUT = /^\* \| (?!output \||--- \|).* \|$/gm;

/**
 * The types of compiled messages in one file: the compiler of types reads it in place of some thousand modules, each of which
 * it would check and declare anew. Throws for a module that is no message.
 */
export function messageTypes(modules: Iterable<readonly [file: string, code: string]>): string {
  const declared = Array.from(modules, ([file, code]) => {
    const inputs = INPUTS.exec(code)?.[1];
    const [, own, optional] = FUNCTION.exec(code) ?? [];
    if (inputs === undefined || own === undefined || optional === undefined) throw new Error(`${file} is no compiled message`);
    const says = (code.match(OUTPUT) ?? []).map((row) => row.slice(2).replaceAll('*/', '*\\/')).join(' ');
    return `  /** ${says} */\n  function ${EXPORTED_AS.exec(code)?.[1] ?? own}(inputs${optional}: ${inputs}): string;`;
  });
  return `export declare namespace m {\n${declared.join('\n')}\n}\n`;
}
