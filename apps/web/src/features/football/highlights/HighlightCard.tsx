import type { Highlight } from '@touchline/contracts';
import { m, timeLocale } from '@touchline/messages';
import { PitchLines } from '../../../ui/art/PitchLines.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { LargeName } from '../../../ui/name/LargeName.tsx';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';
import { dayText } from '../match-status-and-date-text.ts';
import turfCss from '../PitchBackground.module.css';
import css from './HighlightCard.module.css';
import { HighlightGoals } from './HighlightGoals.tsx';
import { matchFromTitle, withUnbrokenScore, type MatchInTitle } from './match-from-title.ts';

interface HighlightCardProps {
  readonly highlight: Highlight;
  /** The section says of all of them that they are samples without a video. */
  readonly isCalledSample: boolean;
  readonly onPress: () => void;
}

/** A highlight as the scoreboard of its match, which we draw: nothing is fetched from the video's host for it. */
export function HighlightCard({ highlight: { title, url, duration, competition, views, date, goals }, isCalledSample, onPress }: HighlightCardProps) {
  const match = matchFromTitle(title);
  const about = [dayText(date), views === null ? null : m.football_highlight_views({ count: views, shown: views.toLocaleString(timeLocale) })].filter(
    (part) => part !== null,
  );
  const isVideo = url !== null;
  return (
    <button type="button" className={css['card']} onClick={onPress}>
      <span className={classes(css['picture'], turfCss['turf'])} data-theme="dark">
        <PitchLines part="penalty" className={css['lines']} />
        <Kind isVideo={isVideo} isCalledSample={isCalledSample} duration={duration} />
        <VisuallyHidden>{title}</VisuallyHidden>
        {match === null ? <Title title={title} isVideo={isVideo} /> : <Board match={match} isVideo={isVideo} />}
        {match === null || goals === undefined ? null : <HighlightGoals goals={goals} match={match} />}
      </span>
      <span className={css['foot']}>
        {competition === null ? null : isCalledSample ? <VisuallyHidden>{competition}</VisuallyHidden> : <span>{competition}</span>}{' '}
        <span>{about.join(TEXT_SEPARATOR)}</span>
      </span>
    </button>
  );
}

/** Whether a press plays a video, and how long it is, or opens a match; said on the card where the section has not said it of all. */
function Kind({ isVideo, isCalledSample, duration }: { readonly isVideo: boolean; readonly isCalledSample: boolean; readonly duration: string | null }) {
  const isSaid = !isVideo && !isCalledSample;
  const words = isVideo ? m.football_highlight_video() : m.football_highlight_sample();
  return (
    <>
      {isSaid ? null : <VisuallyHidden>{words}</VisuallyHidden>}
      {isSaid || duration !== null ? (
        <span className={css['kind']}>
          {isSaid ? <Badge tone="note">{words}</Badge> : null}
          {duration === null ? null : <span className={css['duration']}>{duration}</span>}
        </span>
      ) : null}
    </>
  );
}

/** Whoever listens has heard the title, in its order. */
function Board({ match: { home, away, score }, isVideo }: { readonly match: MatchInTitle; readonly isVideo: boolean }) {
  return (
    <span className={css['board']} aria-hidden="true">
      <Side name={home} beside={away} />
      <span className={css['between']}>
        {isVideo ? <Play /> : null}
        {isVideo && score === null ? null : <span className={css['score']}>{score ?? '–'}</span>}
      </span>
      <Side name={away} beside={home} against={home} />
    </span>
  );
}

const Side = ({ name, beside, against }: { readonly name: string; readonly beside: string; readonly against?: string }) => (
  <span className={css['side']}>
    <Crest name={name} against={against} size={44} />
    <LargeName as="span" className={css['name']} {...{ name, beside }} />
  </span>
);

/** A title that names no match. */
function Title({ title, isVideo }: { readonly title: string; readonly isVideo: boolean }) {
  return (
    <span className={css['alone']} aria-hidden="true">
      {isVideo ? <Play /> : null}
      <span className={css['title']} dir="auto">
        {withUnbrokenScore(title)}
      </span>
    </span>
  );
}

const Play = () => (
  <span className={css['play']}>
    <PlayIcon size={22} />
  </span>
);
