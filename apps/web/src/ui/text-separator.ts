/** Between the parts of a line of facts. It stays with the part before it, so that no line begins with it. */
export const TEXT_SEPARATOR = '\u00a0· ';
