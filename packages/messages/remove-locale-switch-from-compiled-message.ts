/**
 * A compiled message without the function around it that would choose among languages: there is one, and the choice of
 * each message made every screen heavier by a tenth. Throws where the compiler writes its modules in another way.
 */
export function withoutLocaleSwitch(code: string, id: string): string {
  const [, imports = '', words = ''] = /^([^]*?)const \w+ = ([^]*?\n\};)\n/.exec(code) ?? [];
  // A key with capital letters is exported under its name.
  const [, plain, name = plain] = /\nexport (?:const (\w+) = |\{ \w+ as "(\w+)" \})/.exec(code) ?? [];
  if (words === '' || name === undefined) throw new Error(`${id} is no message as the compiler wrote them`);
  return `${imports.replace(/^import \{ getLocale.*$/m, '')}export const ${name} = ${words}`;
}
