import { flawIn, type Configuration } from '../../auth-session/index.ts';
import type { StartUpFailure } from './start-up-failure.ts';

/** Attempts, the wait after the first in milliseconds (times the attempt's number), and how long one may take (spec 000 §7). */
const configurationTries = { attempts: 10, waitMs: 1_000, timeoutMs: 5_000 } as const;

/** The network and the clock. */
export interface ConfigurationOutside {
  readonly fetch: (address: string, init: { signal: AbortSignal; cache: RequestCache }) => Promise<Response>;
  /** Done after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Aborts after so many milliseconds. */
  readonly timeout: (milliseconds: number) => AbortSignal;
}

type ConfigurationAnswer =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly failure: StartUpFailure };

/**
 * `GET /config`, again and again while the server does not answer; `onAttempt` hears the number of each try. A server
 * that answers with a configuration nobody can use is not asked again. Where one of an earlier start is at hand, a
 * first try without an answer is enough: the player is beside a pitch, and goes in with that.
 */
export async function fetchConfiguration(
  outside: ConfigurationOutside,
  onAttempt: (attempt: number) => void,
  kept: Configuration | null = null,
): Promise<ConfigurationAnswer> {
  const { attempts, waitMs, timeoutMs } = configurationTries;
  const tries: string[] = [];
  let code: StartUpFailure['code'] = 'configuration_unreachable';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    onAttempt(attempt);
    const answer = await ask(outside, timeoutMs);
    if ('configuration' in answer) {
      const flaw = flawIn(answer.configuration);
      if (flaw !== null) return { ok: false, failure: { code: 'configuration_invalid', details: [flaw] } };
      return { ok: true, configuration: answer.configuration as Configuration };
    }
    if (kept !== null) return { ok: true, configuration: kept };
    tries.push(`GET /config, attempt ${attempt}: ${answer.problem}`);
    code = answer.isPage ? 'answered_by_another' : 'configuration_unreachable';
    if (attempt < attempts) await outside.wait(waitMs * attempt);
  }
  return { ok: false, failure: { code, details: tries } };
}

async function ask(
  outside: ConfigurationOutside,
  timeoutMs: number,
): Promise<{ readonly configuration: unknown } | { readonly problem: string; readonly isPage: boolean }> {
  try {
    const response = await outside.fetch('/config', { signal: outside.timeout(timeoutMs), cache: 'no-store' });
    const text = await response.text();
    if (isPage(response, text)) return { problem: `HTTP ${response.status}, a page instead of JSON`, isPage: true };
    if (!response.ok) return { problem: `HTTP ${response.status}`, isPage: false };
    return { configuration: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: error instanceof Error ? `${error.name}: ${error.message}` : String(error), isPage: false };
  }
}

/** Whether something on the way answered with a page of its own: the sign-in of a Wi-Fi, or a proxy without its server. */
function isPage({ headers }: Response, text: string): boolean {
  return text.trimStart().startsWith('<') || headers.get('content-type')?.includes('html') === true;
}
