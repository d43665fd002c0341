import { useQuery } from '@tanstack/react-query';
import type { Match } from '@touchline/contracts';
import type { ScoresRead } from '@touchline/domain';
import { useEffect, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { matchDetailsQuery, useApi } from '../../../api/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/control-icons.tsx';
import { useInSight } from '../../../ui/mounting/useInSight.ts';
import { matchHash } from '../matches/useOpenMatch.ts';
import { MatchScoreboard, MatchHead } from './MatchScoreboard.tsx';
import { MatchDetailsFailed } from './MatchDetailsFailed.tsx';
import { MatchDetailsLoading } from './MatchDetailsLoading.tsx';
import { MatchDetailsSections } from './MatchDetailsSections.tsx';
import css from './MatchDialog.module.css';

/** What lies below the dialog's own head, at the top of the window, is out of sight; in pixels. */
const HEAD = 80;

export interface MatchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The match on show; '' of one that its source gave no id. */
  readonly id: string;
  /** The listed ones, through which one goes on and back. */
  readonly matches: readonly Match[];
  /** Whether the list has come, or will not. */
  readonly isListRead: boolean;
  /** Where the list comes from and when it was read; null while unknown. */
  readonly list: ScoresRead | null;
  readonly onMatch: (id: string) => void;
  /** Why it is this match. */
  readonly notice: string | null;
}

/** All about a match, over the dashboard (spec 001 §2). */
export function MatchDialog({ open, onOpenChange, id, matches, isListRead, list, onMatch, notice }: MatchDialogProps) {
  const hasId = id !== '';
  const details = useQuery({ ...matchDetailsQuery(useApi(), id), enabled: open && hasId });
  const [retried, setRetried] = useState<{ readonly id: string; readonly error: Error } | null>(null);
  const hasRetried = retried?.id === id;
  // While it is asked again the failure stays, and with it the button that has the focus.
  const failure = details.data !== undefined ? null : (details.error ?? (hasRetried && details.isFetching ? retried.error : null));
  const place = matches.findIndex((one) => one.id === id);
  const match = details.data?.fixture ?? matches[place];
  const read = details.data ?? list;
  const { isInSight: isScoreInSight, watch: watchScore } = useInSight({ head: HEAD });
  const step = (by: number): void => {
    const to = matches[(place + by + matches.length) % matches.length];
    if (to !== undefined) onMatch(to.id);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      readOnly
      title={match === undefined ? m.football_match_about() : m.football_versus({ home: match.home, away: match.away })}
      {...(match !== undefined && read !== null && { lead: <MatchHead match={match} read={read} isScoreAway={!isScoreInSight} /> })}
      slimFooter
      {...(hasId && { hash: matchHash(id) })}
      {...(place !== -1 && matches.length > 1 && { footer: <Steps place={place} count={matches.length} onStep={step} /> })}
    >
      <div className={css['content']}>
        <Top key={`top ${id}`} />
        {notice === null ? null : <p className={css['notice']}>{notice}</p>}
        {match === undefined || read === null ? null : <div ref={watchScore}><MatchScoreboard match={match} details={details.data ?? null} /></div>}
        {hasId ? null : <p className={css['notice']}>{m.football_match_no_id()}</p>}
        {(details.isLoading && failure === null) || (match === undefined && !isListRead) ? <MatchDetailsLoading key={`loading ${id}`} /> : null}
        {failure === null ? null : (
          <MatchDetailsFailed
            error={failure}
            isKnown={match !== undefined}
            hasRetried={hasRetried}
            retrying={details.isFetching}
            onRetry={() => {
              setRetried({ id, error: failure });
              void details.refetch();
            }}
          />
        )}
        {details.data === undefined ? null : <MatchDetailsSections details={details.data} hasFailed={details.isError} />}
      </div>
    </Dialog>
  );
}

/** Another match begins at its top. */
function Top() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return <span ref={place} className={css['top']} />;
}

interface StepsProps {
  readonly place: number;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** To the match before and the one after; after the last one comes the first. */
function Steps({ place, count, onStep }: StepsProps) {
  return (
    <div className={css['steps']}>
      <Button size="sm" variant="ghost" icon={<ChevronLeftIcon size={20} />} onClick={() => onStep(-1)}>
        {m.football_match_previous()}
      </Button>
      <span className={css['place']}>{m.football_match_place({ place: place + 1, count })}</span>
      <Button size="sm" variant="ghost" onClick={() => onStep(1)}>
        <span className={css['forward']}>
          {m.football_match_next()}
          <ChevronRightIcon size={20} />
        </span>
      </Button>
    </div>
  );
}
