/** A text with its `{names}` filled in. Throws for a name without a value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`no value for {${name}} in '${text}'`);
    return String(value);
  });
}
