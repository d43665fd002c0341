/** Characters of a file's name that are kept (spec 000 §5). */
const FILE_NAME_LENGTH = 255;

/**
 * A file's name without what could lead to another folder or device (spec 000 §5): 255 characters at most. The single
 * characters go first, or two dots with one between them would come together; half a pair of code units does not stay.
 */
export function safeFileName(name: string): string {
  const safe = name.replace(/[<>:"\\|?*]/g, '').replace(/\.\./g, '').slice(0, FILE_NAME_LENGTH);
  return safe.isWellFormed() ? safe : safe.slice(0, -1);
}
