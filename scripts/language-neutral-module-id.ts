import { relative } from 'node:path';
import { languages } from '@touchline/messages/compile';
import { root } from './run-program.ts';

const LANGUAGE = new RegExp(`/(?:${languages.join('|')})/`);

/** The address of a module inside the project, the same for its counterpart in each language. */
export function inAnyLanguage(id: string): string {
  return relative(root, id).replaceAll('\\', '/').replace(LANGUAGE, '/*/');
}
