import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { CoachEvent } from '@touchline/contracts';
import { createClient, endpoints } from '@touchline/contracts/client';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiProvider } from '../../../api/index.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { WhenDrawn } from '../../../ui/testing/WhenDrawn.tsx';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import { CoachTab } from '../CoachTab.tsx';
import { answerOf } from './sample-coach-answers.ts';
import { reuseWorker } from './reused-worker.ts';

/** A request for an answer, as the server sees it: it sends events when it is told to. */
export interface Served {
  readonly body: { readonly message: string; readonly chatHistory: readonly unknown[] };
  readonly accept: string | null;
  readonly authorization: string | null;
  readonly left: () => boolean;
  readonly send: (event: CoachEvent | { readonly type: 'failed'; readonly failure: object }) => void;
  readonly end: () => void;
  /** The connection breaks. */
  readonly cut: () => void;
}

interface CoachWorld {
  readonly playerId?: string;
  /** What the server says at once, in place of a stream that waits to be told. */
  readonly refuse?: () => Response | Promise<Response>;
  /** The player's own numbers; without them the device has nothing to go by. */
  readonly numbers?: Readonly<Record<string, unknown>>;
  /** They are asked for, and do not come. */
  readonly areNumbersLate?: boolean;
  /** Happens once the tab is drawn, before its effects. */
  readonly whenDrawn?: () => void;
}

/** The coach's tab on a phone, with a server on a string. */
export async function showCoach({ playerId = 'noa', refuse, numbers = {}, areNumbersLate = false, whenDrawn }: CoachWorld = {}) {
  await page.viewport(390, 844);
  const served: Served[] = [];
  reuseWorker();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, location.href);
    if (pathname !== '/api/coach') {
      if (areNumbersLate) return new Promise<never>(() => undefined);
      const answer = numbers[pathname];
      return answer === undefined
        ? Response.json({ error: 'There is nothing here.', code: 'not_found' }, { status: 404 })
        : Response.json({ success: true, data: answer, nextCursor: null });
    }
    if (refuse !== undefined) return refuse();
    return new Response(streamFor(init, served), { headers: { 'content-type': 'text/event-stream' } });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  const api = createClient(endpoints, { token: async () => 'token of noa', renew: async () => null });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const onNavigate = vi.fn<(tab: 'practice', options: { drillId: string; minutes?: number }) => void>();
  const shown = show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={api}>
        <ToastProvider>
          <CoachTab playerId={playerId} onNavigate={onNavigate} />
          <WhenDrawn call={whenDrawn} />
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  const answered = new Set<Served>();
  return {
    served,
    queries,
    onNavigate,
    leave: () => shown.again(null),
    /** The server answers the last question, once it is there. */
    answer: async (response: string, differing: Parameters<typeof answerOf>[1] = {}) => {
      const unanswered = () => {
        const last = served.at(-1);
        return last === undefined || answered.has(last) ? undefined : last;
      };
      await expect.poll(unanswered).toBeDefined();
      const asked = unanswered();
      if (asked === undefined) throw new Error('nothing was asked');
      answered.add(asked);
      asked.send({ type: 'done', answer: answerOf(response, differing) });
      asked.end();
    },
  };
}

function streamFor(init: RequestInit, served: Served[]): ReadableStream<Uint8Array> {
  let left = false;
  return new ReadableStream({
    start(controller) {
      init.signal?.addEventListener('abort', () => {
        left = true;
        controller.error(new DOMException('Aborted', 'AbortError'));
      });
      const headers = new Headers(init.headers);
      served.push({
        body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Served['body'],
        accept: headers.get('accept'),
        authorization: headers.get('authorization'),
        left: () => left,
        send: (event) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
        end: () => controller.close(),
        cut: () => controller.error(new TypeError('network error')),
      });
    },
    cancel() {
      left = true;
    },
  });
}

export const input = () => page.getByRole('textbox', { name: 'Your question' });
export const log = () => page.getByRole('log', { name: 'Talk with Coach Sarah' });
