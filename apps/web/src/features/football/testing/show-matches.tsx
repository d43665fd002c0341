import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError, type Client } from '@touchline/contracts/client';
import { matchSections } from '@touchline/domain';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiProvider } from '../../../api/index.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import { Matches } from '../matches/Matches.tsx';
import { useOpenMatch } from '../matches/useOpenMatch.ts';
import { demoMatchDetailsReply, demoScoresReply } from './demo-scores-and-match-details.ts';

export interface FootballServer {
  getLiveScores: () => Promise<unknown>;
  getMatchDetails: (id: string) => Promise<unknown>;
}

export const MINUTE_MS = 60_000;
export const refused = (status: number, code: string, message: string) => new ApiError({ status, code, message });
export const scores = demoScoresReply();
/** As they are listed, section after section. */
export const listed = matchSections(scores.scores, null).flatMap(({ matches }) => matches);
export const inPlay = playedMatch();

function playedMatch() {
  const match = scores.scores.find(({ status }) => status === '2H');
  if (match === undefined) throw new Error('No match of the day is in its second half');
  return match;
}

function Place({ club }: { readonly club: string | null }) {
  const match = useOpenMatch();
  return (
    <>
      <Matches club={club} match={match} isPlaced />
      <button type="button" onClick={() => match.openSample(inPlay.id)}>
        A sample
      </button>
    </>
  );
}

/** The section on a page of its own, with a server that answers as told. */
export function showMatches(given: Partial<FootballServer> = {}, club: string | null = null) {
  const getLiveScores = vi.fn<FootballServer['getLiveScores']>(given.getLiveScores ?? (async () => scores));
  const getMatchDetails = vi.fn<FootballServer['getMatchDetails']>(given.getMatchDetails ?? (async (id) => demoMatchDetailsReply(id)));
  const call = (name: keyof FootballServer, input: { params?: { id: string } }) =>
    name === 'getLiveScores' ? getLiveScores() : getMatchDetails(input.params?.id ?? '');
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={{ call } as unknown as Client}>
        <ToastProvider>
          <Place club={club} />
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { getLiveScores, getMatchDetails };
}

/** The cards of the list. */
export const cards = () => page.getByRole('region', { name: 'Live Scores' }).getByRole('listitem');
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const dialog = () => page.getByRole('dialog');

/** Opens a match from its card. */
export async function openMatch({ home } = inPlay): Promise<void> {
  await button(new RegExp(home)).first().click();
  await expect.element(dialog()).toBeVisible();
}
