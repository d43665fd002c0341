/** A command that cannot be done as it was given, for a reason that its operator can read: one clear line. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}
