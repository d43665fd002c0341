import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { footballRoutes, Reply } from '@touchline/contracts';
import { firstOfSections, matchSections, SCORES_REFRESH_MINUTES } from '@touchline/domain';
import { m, timeOfDayText } from '@touchline/messages';
import { useEffect, useId, useState } from 'react';
import { liveScoresQuery, queryKey, useApi } from '../../../api/index.ts';
import { LoadFailed } from '../../../offline/index.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { RetryIcon } from '../../../ui/icons/control-icons.tsx';
import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';
import { loadOverlayOnFirstOpen } from '../../../ui/overlay/load-overlay-on-first-open.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { lateTimeText } from '../match-status-and-date-text.ts';
import css from '../FootballSection.module.css';
import { useRefetchByHand } from '../useRefetchByHand.ts';
import { MatchList } from './MatchList.tsx';
import { matchesByLeague } from './matches-by-league.ts';
import { useNowEachMinute } from './useNowEachMinute.ts';
import type { OpenMatch } from './useOpenMatch.ts';
import { useRefreshLimit } from './useRefreshLimit.ts';

const MatchDialog = loadOverlayOnFirstOpen(async () => (await import('../match-details/MatchDialog.tsx')).MatchDialog);

/** Matches that are shown before the player asks for the rest (spec 001 §9). */
const MOST_MATCHES = 12;

/** On a phone, where each is a row and the highlights come after them. */
const MATCHES_ON_PHONE = 5;

interface MatchesProps {
  /** The player's club, whose matches come first; null where none is chosen. */
  readonly club: string | null;
  readonly match: OpenMatch;
  /** What stands above has come: the place of the section is final. */
  readonly isPlaced: boolean;
}

/** The id of the section's heading, and its address after the `#`. */
const SECTION = 'live-scores';

/** The matches of today by how they stand, twelve at most until all are asked for, and the details of the one that is open (spec 001 §2). */
export function Matches({ club, match, isPlaced }: MatchesProps) {
  const query = liveScoresQuery(useApi());
  const queries = useQueryClient();
  // The open match asks for itself, and its news is the list's as well.
  const scores = useQuery({ ...query, ...(match.isOpen && { refetchInterval: false as const }) });
  const now = useNowEachMinute();
  useAddressedHeading(SECTION, isPlaced && !scores.isPending);
  const { data } = scores;
  const sections = matchSections(data?.scores ?? [], club);
  const first = useMediaQuery('(min-width: 48rem)') ? MOST_MATCHES : MATCHES_ON_PHONE;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? sections : firstOfSections(sections, first);
  const listed = data === undefined ? [] : shown.flatMap((section) => matchesByLeague(section.matches, data).flatMap((ofLeague) => ofLeague.matches));
  // In the open match, Next is the one below it in the list; then comes what the list does not show yet.
  const matches = [...new Set([...listed, ...sections.flatMap((section) => section.matches)])];
  const listId = useId();
  const close = (): void => {
    match.close();
    void queries.invalidateQueries({ queryKey: queryKey('live-scores') });
  };
  return (
    <div>
      <Card
        level={3}
        title={m.football_scores_title()}
        headingId={SECTION}
        aside={<RefreshScores refetch={scores.refetch} />}
      >
        {data === undefined || listed.length === 0 ? null : <Provenance scores={data} shown={listed.length} hasFailed={scores.isError} now={now} />}
        {scores.isPending ? (
          <Loading label={m.football_loading()}>
            <div className={css['rows']}>
              {/* As high as the matches of a phone and their headings. */}
              {Array.from({ length: MATCHES_ON_PHONE + 1 }, (_, place) => (
                <div key={place} className={css['item']}>
                  <Skeleton shape="block" height="4rem" />
                </div>
              ))}
            </div>
          </Loading>
        ) : null}
        {scores.isLoadingError ? (
          <LoadFailed
            title={m.football_scores_failed()}
            error={scores.error}
            onRetry={() => void scores.refetch()}
            retryLabel={m.football_retry_button()}
            retrying={scores.isFetching}
          />
        ) : null}
        {data?.scores.length === 0 ? <EmptyState title={m.football_scores_empty()}>{m.football_scores_empty_why()}</EmptyState> : null}
        {data === undefined || listed.length === 0 ? null : <MatchList id={listId} sections={shown} read={data} now={now} onOpen={match.open} />}
        {matches.length > first ? (
          <Button
            wide
            className={css['rest'] ?? ''}
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? m.football_scores_fewer() : m.football_scores_all({ count: matches.length })}
          </Button>
        ) : null}
      </Card>
      <MatchDialog
        open={match.isOpen}
        onOpenChange={(open) => (open ? undefined : close())}
        id={match.id ?? ''}
        matches={matches}
        isListRead={!scores.isPending}
        list={data ?? null}
        onMatch={match.open}
        notice={match.isSample ? m.football_match_sample() : null}
      />
    </div>
  );
}

/** The button that reads the scores anew; refused too early, it says for how long. */
function RefreshScores({ refetch }: { readonly refetch: () => Promise<unknown> }) {
  const { isBusy, read } = useRefetchByHand(refetch);
  const { left, press } = useRefreshLimit(read, SCORES_REFRESH_MINUTES);
  return (
    <Button size="sm" variant="ghost" className={css['refresh'] ?? ''} icon={<RetryIcon size={18} />} busy={isBusy} onClick={press}>
      <span aria-live="polite">{left === null ? m.football_refresh() : m.football_refresh_wait({ minutes: left })}</span>
    </Button>
  );
}

interface ProvenanceProps {
  readonly scores: Reply<typeof footballRoutes.getLiveScores>;
  readonly shown: number;
  readonly hasFailed: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** How many there are, where they come from, how old they are, and where they could not be read anew. */
function Provenance({ scores, shown, hasFailed, now }: ProvenanceProps) {
  const time = timeOfDayText(scores.asOf);
  const isDemo = scores.source === 'demo';
  const isOld = hasFailed || scores.stale;
  return (
    <div className={css['about']}>
      <span>{m.football_scores_count({ shown, all: scores.scores.length })}</span>
      <Badge tone={isDemo ? 'note' : 'grass'}>{isDemo ? m.football_source_demo() : m.football_source_live_api()}</Badge>
      {isDemo || isOld ? null : <span>{m.football_as_of({ time })}</span>}
      {isOld ? <output className={css['note']}>{m.football_scores_old({ time: lateTimeText(scores.asOf, now) })}</output> : null}
    </div>
  );
}

/** Goes to a heading of the dashboard when the address names it (`#id`), once it stands where it will be. */
function useAddressedHeading(id: string, isPlaced: boolean): void {
  useEffect(() => {
    if (!isPlaced) return undefined;
    const go = (): void => {
      if (location.hash !== `#${id}`) return;
      history.replaceState(history.state, '', '#dashboard');
      const heading = document.getElementById(id);
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    };
    // Whoever comes from another tab is brought to the top of this one first.
    queueMicrotask(go);
    globalThis.addEventListener('hashchange', go);
    return () => globalThis.removeEventListener('hashchange', go);
  }, [id, isPlaced]);
}
