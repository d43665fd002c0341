import type { Audit } from '../features/operator/index.ts';

/** The exit code of a command whose audit has found something and mended nothing, so that a script notices. */
export const FOUND_SOMETHING = 3;

/** What an audit has found, a line each, and the sum. */
export function auditLines({ players, findings, mended }: Audit): string[] {
  const found = findings.map(({ about, subject, detail }) => `${about}  ${subject}  ${detail}`);
  const sum = findings.length === 0 ? 'all is right.' : `${findings.length} wrong${mended ? ', mended' : ''}.`;
  return [...found, `${players} players: ${sum}`];
}

export const auditExitCode = ({ findings, mended }: Audit): number => (findings.length > 0 && !mended ? FOUND_SOMETHING : 0);
