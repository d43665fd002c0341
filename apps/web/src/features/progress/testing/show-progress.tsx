import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { analysisRoutes, PracticeSessionRow, Progress, ProgressYear, Reply } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { vi } from 'vitest';
import { ApiProvider } from '../../../api/index.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { hashOfSection, type ProgressPageSection } from '../page-sections/section-address.ts';
import { ProgressTab, type ProgressTabProps } from '../ProgressTab.tsx';

export type Attempt = Reply<typeof analysisRoutes.listAttempts>['data'][number];

interface Query {
  readonly range: Progress['range'];
  readonly drill?: string;
}

/** What a server that has fallen over says. */
export const broken = () => new ApiError({ status: 500, code: 'internal', message: 'Something went wrong on our side.' });

/** The progress tab over a server that answers so. Tells what it was asked. */
export function showProgress(answers: {
  readonly progress: (query: Query) => Progress | ApiError | Promise<Progress>;
  readonly year: () => ProgressYear | ApiError;
  readonly badges?: boolean;
  /** The section that the address names; the first without it. */
  readonly section?: ProgressPageSection;
  /** None unless told. */
  readonly attempts?: () => readonly Attempt[] | ApiError;
  readonly analyses?: ProgressTabProps['analyses'];
  readonly waitingDrills?: ProgressTabProps['waitingDrills'];
  /** The whole history, page by page; none unless told. */
  readonly sessions?: (cursor: string | undefined) => { readonly data: readonly PracticeSessionRow[]; readonly nextCursor: string | null } | ApiError;
}) {
  history.replaceState(history.state, '', hashOfSection(answers.section ?? 'overview'));
  const asked: Query[] = [];
  const client = {
    call: async (name: string, { query }: { query?: Query & { readonly cursor?: string } }) => {
      if (name === 'listPracticeSessions') {
        const found = answers.sessions?.(query?.cursor) ?? { data: [], nextCursor: null };
        if (found instanceof ApiError) throw found;
        return { success: true, ...found };
      }
      if (query !== undefined) asked.push(query);
      if (name === 'listAchievements') return { success: true, data: [{ id: 'sessions1', earned: true, value: 1, target: 1, earnedAt: null }] };
      if (name === 'getStats') return { success: true, data: { level: 3, totalExperience: 260, experienceToNextLevel: 40 } };
      if (name === 'getProfile') return { success: true, data: {} };
      if (name === 'listAttempts') {
        const found = answers.attempts?.() ?? [];
        if (found instanceof ApiError) throw found;
        return { success: true, data: found };
      }
      const data = name === 'getProgressYear' ? answers.year() : await answers.progress(query ?? { range: '7days' });
      if (data instanceof ApiError) throw data;
      return { success: true, data };
    },
  } as unknown as Client;
  // As in the app: what has just come is not asked for again.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 5_000 } } });
  const onNavigate = vi.fn<ProgressTabProps['onNavigate']>();
  show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <ProgressTab
          playerId="player-1"
          waitingDrills={answers.waitingDrills ?? []}
          {...(answers.badges === true && { badges: true })}
          {...(answers.analyses !== undefined && { analyses: answers.analyses })}
          onNavigate={onNavigate}
        />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { asked, onNavigate };
}
