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
import { aroundScore, highlightSides } from './highlight-sides.ts';

interface HighlightCardProps {
  readonly highlight: Highlight;
  readonly onPress: () => void;
}

/** A highlight under a picture that we draw: nothing is fetched from the video's host for it. */
export function HighlightCard({ highlight: { title, url, duration, competition, views, date }, onPress }: HighlightCardProps) {
  const about = [
    competition,
    dayText(date),
    views === null ? null : m.football_highlight_views({ count: views, shown: views.toLocaleString(timeLocale) }),
  ].filter((part) => part !== null);
  return (
    <button type="button" className={css['card']} onClick={onPress}>
      <span className={css['picture']} data-theme="dark">
        <PitchLines part="half" className={css['lines']} />
        <Sides title={title} isVideo={url !== null} />
        {url === null ? (
          <span className={css['sample']}>
            <Badge tone="note">{m.football_highlight_sample()}</Badge>
          </span>
        ) : (
          <VisuallyHidden>{m.football_highlight_video()}</VisuallyHidden>
        )}
        {duration === null ? null : <span className={css['duration']}>{duration}</span>}
      </span>
      <span className={css['title']} dir="auto">
        <Title title={title} />
      </span>
      <span className={css['about']}>{about.join(SEPARATOR)}</span>
    </button>
  );
}

function Title({ title }: { readonly title: string }) {
  const parts = aroundScore(title);
  if (parts === null) return title;
  const [before, score, after] = parts;
  return (
    <>
      {before}
      <span className={css['score']}>{score}</span>
      {after}
    </>
  );
}

function Sides({ title, isVideo }: { readonly title: string; readonly isVideo: boolean }) {
  const sides = highlightSides(title);
  return (
    <span className={css['sides']} aria-hidden="true">
      {sides === null ? null : <Crest name={sides[0]} size={44} />}
      {isVideo ? (
        <span className={css['play']}>
          <PlayIcon size={22} />
        </span>
      ) : (
        <span className={css['between']}>–</span>
      )}
      {sides === null ? null : <Crest name={sides[1]} against={sides[0]} size={44} />}
    </span>
  );
}
