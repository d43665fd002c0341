/** A value as JSON in which no quote, line or tag of anybody's can end the material that a model is given. */
export function promptJson(value: object): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
}
