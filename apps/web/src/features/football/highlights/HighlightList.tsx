import { useQuery } from '@tanstack/react-query';
import type { footballRoutes, Highlight, Reply } from '@touchline/contracts';
import { MOST_HIGHLIGHTS } from '@touchline/domain';
import { useId, useState } from 'react';
import { m } from '@touchline/messages';
import { highlightsQuery, useApi } from '../../../api/index.ts';
import { LoadFailed } from '../../../offline/index.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { RetryIcon } from '../../../ui/icons/control-icons.tsx';
import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';
import { loadOverlayOnFirstOpen } from '../../../ui/overlay/load-overlay-on-first-open.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { dayTimeText } from '../match-status-and-date-text.ts';
import { cardSpans } from '../even-card-rows.ts';
import css from '../FootballSection.module.css';
import { useRefetchByHand } from '../useRefetchByHand.ts';
import { HighlightCard } from './HighlightCard.tsx';
import { HighlightsLoading } from './HighlightsLoading.tsx';
import { videoEmbed } from './video-embed.ts';

const VideoOverlay = loadOverlayOnFirstOpen(async () => (await import('./VideoOverlay.tsx')).VideoOverlay);

/** Shown where they stand in rows, before the player asks for the rest; a phone has all of them in its strip. */
const HIGHLIGHTS_OF_A_ROW = 4;

export interface HighlightListProps {
  /** Opens the match of a highlight that has no video. */
  readonly onSample: (id: string) => void;
}

/** The latest highlights: a video plays over the page, a sample opens the match it stands for (spec 001 §2). */
export function HighlightList({ onSample }: HighlightListProps) {
  const highlights = useQuery(highlightsQuery(useApi()));
  const refresh = useRefetchByHand(highlights.refetch);
  const [video, setVideo] = useState<{ readonly title: string; readonly url: string } | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const { data } = highlights;
  const all = (data?.highlights ?? []).slice(0, MOST_HIGHLIGHTS);
  const hasStrip = !useMediaQuery('(min-width: 48rem)');
  const [isWhole, setWhole] = useState(false);
  const shown = hasStrip || isWhole ? all : all.slice(0, HIGHLIGHTS_OF_A_ROW);
  const spans = cardSpans(shown.length);
  const listId = useId();
  const press = ({ id, title, url }: Highlight): void => {
    if (url === null) {
      onSample(id);
      return;
    }
    setVideo({ title, url });
    setPlaying(true);
  };
  return (
    <>
      <Card
        level={3}
        title={m.football_highlights_title()}
        beside={data?.source === 'demo' && shown.length > 0 ? <Badge tone="note">{m.football_highlights_samples()}</Badge> : undefined}
        aside={
          <Button
            size="sm"
            variant="ghost"
            className={css['refresh'] ?? ''}
            icon={<RetryIcon size={18} />}
            aria-label={m.football_highlights_refresh()}
            busy={refresh.isBusy}
            onClick={refresh.read}
          >
            {m.football_refresh()}
          </Button>
        }
      >
        {data === undefined || shown.length === 0 ? null : <Provenance highlights={data} hasFailed={highlights.isError} />}
        {highlights.isPending ? <HighlightsLoading /> : null}
        {highlights.isLoadingError ? (
          <LoadFailed
            title={m.football_highlights_failed()}
            error={highlights.error}
            onRetry={() => void highlights.refetch()}
            retryLabel={m.football_retry_button()}
            retrying={highlights.isFetching}
          />
        ) : null}
        {data !== undefined && shown.length === 0 ? (
          <EmptyState title={m.football_highlights_empty()}>{m.football_highlights_empty_why()}</EmptyState>
        ) : null}
        {shown.length === 0 ? null : (
          <ul id={listId} className={css['strip']}>
            {shown.map((one, place) => (
              <li key={one.id} className={css['item']} style={spans[place]}>
                <HighlightCard highlight={one} isCalledSample={data?.source === 'demo'} onPress={() => press(one)} />
              </li>
            ))}
          </ul>
        )}
        {hasStrip || all.length <= HIGHLIGHTS_OF_A_ROW ? null : (
          <Button wide className={css['rest'] ?? ''} aria-expanded={isWhole} aria-controls={listId} onClick={() => setWhole(!isWhole)}>
            {isWhole ? m.football_scores_fewer() : m.football_highlights_all({ count: all.length })}
          </Button>
        )}
      </Card>
      <VideoOverlay open={isPlaying} onOpenChange={setPlaying} title={video?.title ?? ''} url={video?.url ?? ''} />
    </>
  );
}

interface ProvenanceProps {
  readonly highlights: Reply<typeof footballRoutes.getHighlights>;
  readonly hasFailed: boolean;
}

/** Of videos, whose they are; and how old all of it is where it could not be read anew. */
function Provenance({ highlights: { highlights, asOf, stale }, hasFailed }: ProvenanceProps) {
  const hosts = new Set(highlights.flatMap(({ url }) => (url === null ? [] : (videoEmbed(url)?.host ?? []))));
  const isOld = stale || hasFailed;
  if (hosts.size === 0 && !isOld) return null;
  return (
    <div className={css['about']}>
      {hosts.size === 0 ? null : <span>{m.football_highlights_from({ host: [...hosts].join(', ') })}</span>}
      {isOld ? <output className={css['note']}>{m.football_highlights_old({ time: dayTimeText(asOf) })}</output> : null}
    </div>
  );
}
