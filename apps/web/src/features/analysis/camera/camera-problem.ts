/** Why there is no picture, or no recording. `reason` is the browser's own word. */
export type CameraProblem =
  | { readonly kind: 'denied' | 'notFound' | 'inUse' | 'notSupported' | 'preview' | 'noData' | 'stopping' }
  | { readonly kind: 'other'; readonly reason: string };

const kindOfName: Readonly<Record<string, Exclude<CameraProblem['kind'], 'other'>>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'notFound',
  DevicesNotFoundError: 'notFound',
  OverconstrainedError: 'notFound',
  NotReadableError: 'inUse',
  TrackStartError: 'inUse',
  AbortError: 'inUse',
  NotSupportedError: 'notSupported',
  TypeError: 'notSupported',
};

/** What a rejection of `getUserMedia` means (spec 002 §8). */
export function cameraProblemOf(error: unknown): CameraProblem {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  const kind = kindOfName[name];
  return kind === undefined ? { kind: 'other', reason: message === '' ? name : message } : { kind };
}
