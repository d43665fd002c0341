import type { Highlight } from '@touchline/contracts';
import { m, timeLocale } from '@touchline/messages';
import { PitchLines } from '../../../ui/art/PitchLines.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { SEPARATOR } from '../../../ui/separator.ts';
import { dayText } from '../match-time-text.ts';
import { Crest } from '../../../ui/crest/Crest.tsx';
import css from './HighlightCard.module.css';
import { matchFromTitle, withUnbrokenScore, type MatchInTitle } from './match-from-title.ts';

interface HighlightCardProps {
  readonly highlight: Highlight;
  /** The section says of all of them that they are samples without a video. */
  readonly isCalledSample: boolean;
  readonly onPress: () => void;
}

/** A highlight under a picture that we draw: nothing is fetched from the video's host for it. */
export function HighlightCard({ highlight: { title, url, duration, competition, views, date }, isCalledSample, onPress }: HighlightCardProps) {
  const match = matchFromTitle(title);
  const about = [
    competition,
    dayText(date),
    views === null ? null : m.football_highlight_views({ count: views, shown: views.toLocaleString(timeLocale) }),
  ].filter((part) => part !== null);
  return (
    <button type="button" className={css['card']} onClick={onPress}>
      <span className={css['picture']} data-theme="dark">
        <PitchLines part="half" className={css['lines']} />
        <Sides match={match} isVideo={url !== null} />
        <Kind isVideo={url !== null} isCalledSample={isCalledSample} />
        {duration === null ? null : <span className={css['duration']}>{duration}</span>}
      </span>
      <Title title={title} match={match} isVideo={url !== null} />
      <span className={css['about']}>{about.join(SEPARATOR)}</span>
    </button>
  );
}

/** Whether a press plays a video or opens a match; said on the card where the section has not said it of all. */
function Kind({ isVideo, isCalledSample }: { readonly isVideo: boolean; readonly isCalledSample: boolean }) {
  if (isVideo) return <VisuallyHidden>{m.football_highlight_video()}</VisuallyHidden>;
  if (isCalledSample) return <VisuallyHidden>{m.football_highlight_sample()}</VisuallyHidden>;
  return (
    <span className={css['sample']}>
      <Badge tone="note">{m.football_highlight_sample()}</Badge>
    </span>
  );
}

interface MatchOfCard {
  readonly match: MatchInTitle | null;
  readonly isVideo: boolean;
}

/** The sides alone where the score stands between their crests; whoever listens hears all of it in its order. */
function Title({ title, match, isVideo }: MatchOfCard & { readonly title: string }) {
  if (isVideo || match?.score == null) {
    return (
      <span className={css['title']} dir="auto">
        {withUnbrokenScore(title)}
      </span>
    );
  }
  return (
    <span className={css['title']} dir="auto">
      <VisuallyHidden>{title}</VisuallyHidden>
      <span aria-hidden="true">
        {match.home} – {match.away}
      </span>
    </span>
  );
}

function Sides({ match, isVideo }: MatchOfCard) {
  return (
    <span className={css['sides']} aria-hidden="true">
      {match === null ? null : <Crest name={match.home} size={44} />}
      {isVideo ? (
        <span className={css['play']}>
          <PlayIcon size={22} />
        </span>
      ) : (
        <span className={css['score']}>{match?.score ?? '–'}</span>
      )}
      {match === null ? null : <Crest name={match.away} against={match.home} size={44} />}
    </span>
  );
}
