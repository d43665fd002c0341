import { LANGUAGE_COOKIE, type Language } from '@touchline/domain';
import { locale } from '@touchline/messages';
import { workerOf } from '../offline/service-worker-address.ts';

/** What of the browser a change of language touches, so that tests can stand in. */
export interface LanguageOutside {
  readonly remember: (cookie: string) => void;
  /** Null where no worker serves this page. */
  readonly workers: Pick<ServiceWorkerContainer, 'register'> | null;
  readonly reload: () => void;
}

/**
 * How long a worker that is there is waited for until it serves the page (milliseconds): one request that the worker of before
 * has not answered to its end keeps it away, in Chromium for five minutes.
 */
const HELD_UP_MS = 10_000;

const YEAR_SECONDS = 31_536_000;

const browser: LanguageOutside = {
  remember: (cookie) => {
    document.cookie = cookie;
  },
  get workers() {
    const isServed = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    return isServed ? navigator.serviceWorker : null;
  },
  reload: () => location.reload(),
};

/** How often a language was chosen on this page: the last choice counts. */
let choices = 0;

/**
 * Loads the app in another language. A page without a worker comes from the server, which reads the cookie; where one
 * serves the page, that of the other language is fetched whole and takes its place first. Rejects without a connection,
 * and then nothing has changed. Once another choice was made meanwhile nothing more comes of this one.
 */
export async function chooseLanguage(language: Language, outside: LanguageOutside = browser): Promise<void> {
  choices += 1;
  const choice = choices;
  // First, as the worker fetches pages whose language the server chooses by it.
  outside.remember(cookieOf(language));
  try {
    if (outside.workers !== null) await letServe(language, outside.workers);
  } catch (error) {
    if (choice !== choices) return;
    outside.remember(cookieOf(locale));
    throw error;
  }
  if (choice === choices) outside.reload();
}

const cookieOf = (language: string): string => `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;

async function letServe(language: Language, workers: Pick<ServiceWorkerContainer, 'register'>): Promise<void> {
  const registration = await workers.register(workerOf(language), { scope: '/' });
  const next = registration.installing ?? registration.waiting;
  if (next === null || (await takeOver(next)) === 'served') return;
  // A page loaded anew would come from the worker of before once more: the server gives it, and the app registers its worker.
  await registration.unregister();
}

function takeOver(worker: ServiceWorker): Promise<'served' | 'heldUp'> {
  return new Promise((resolve, reject) => {
    let heldUp: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      clearTimeout(heldUp);
      if (worker.state === 'installed') {
        worker.postMessage({ type: 'SKIP_WAITING' });
        heldUp = setTimeout(() => resolve('heldUp'), HELD_UP_MS);
      }
      if (worker.state === 'activated') resolve('served');
      if (worker.state === 'redundant') reject(new Error('the pages of the language did not come'));
    };
    worker.addEventListener('statechange', follow);
    follow();
  });
}
