import { thinCoverage, verdictOf } from '@touchline/vision';
import type { FormReview } from '@touchline/vision';
import type { Sharing } from '@touchline/domain';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { RetryIcon } from '../../../ui/icons/control-icons.tsx';
import { CameraIcon } from '../../../ui/icons/filming-icons.tsx';
import { filmTheRest } from '@touchline/messages/form-review-general-text';
import { notMeasuredWords } from '@touchline/messages/form-review-words';
import css from './ScoreCard.module.css';
import { PartlySeenScore } from './PartlySeenScore.tsx';
import { HowPlayerWasSeen } from './HowPlayerWasSeen.tsx';
import { legWord, skillInSentence, viewWord } from './skill-view-and-leg-labels.ts';
import { FullySeenScore } from './FullySeenScore.tsx';

interface ScoreCardProps {
  review: FormReview;
  /** With a second opinion in it where there was one; null where there is none. */
  score: number | null;
  /** What of the analysis is to leave the device; null where that is not known, or not any more. */
  sharing: Sharing | null;
  /** It is in the account. */
  hasArrived: boolean;
  /** Its video was in the account, or still is. */
  hasVideoArrived: boolean;
  /** Who has what of it is said below. */
  isPlaceSaid: boolean;
  /** It was measured in another way when it was made. */
  isMeasuredAnew: boolean;
  cutShort: boolean;
  onLookLonger: (() => void) | undefined;
  /** Lets the heading take the focus, under this id. */
  headingId: string | undefined;
  /** Whom of several people it is of; that there were several unless told. */
  whose: ReactNode;
}

/** Who has what of it. */
function leftWords(sharing: Sharing | null, hasVideoArrived: boolean): string | null {
  if (sharing === null) return null;
  if (sharing === 'device') return m.results_local_only();
  if (sharing === 'account') return m.history_left_account();
  return hasVideoArrived ? m.history_left_clip() : m.history_left_no_clip();
}

/** The score, once and large; what it is worth, whose it is, and behind a line how well the clip could be seen. */
export function ScoreCard(props: ScoreCardProps) {
  const { review, score, sharing, hasArrived, hasVideoArrived, isPlaceSaid, isMeasuredAnew, cutShort, onLookLonger, headingId, whose } = props;
  const { type, view, kickingLeg, people } = review;
  const few = thinCoverage(review);
  /** The player can say here which one of several is them. */
  const isAsked = whose !== undefined && review.notMeasured.includes('whoIsMeant');
  const film = score === null || few === null ? null : filmTheRest[few.wants ?? 'other'];
  const facts = [
    // Below is a section of its own about it, where there is one; told twice it would stand before the score.
    isPlaceSaid ? [] : sharing === null || sharing === 'device' || !hasArrived ? m.results_local() : m.history_in_your_account(),
    view === null ? [] : viewWord[view](),
    kickingLeg === null ? [] : legWord[kickingLeg](),
    few !== null || review.measures.length === 0 ? [] : m.results_measures({ count: review.measures.length }),
  ].flat();
  const left = leftWords(sharing, hasVideoArrived);
  /** The device is why there is no score: nothing has to be filmed in another way. */
  const isTimeUp = score === null && review.notMeasured.includes('timeUp');
  return (
    <Card
      tone="pitch"
      lines="centre"
      title={m.results_title({ type: skillInSentence(type) })}
      headingId={headingId}
    >
      <div className={css['score']}>
        {score === null ? (
          <div className={css['none']}>
            <p className={css['band']}>{isAsked ? m.results_no_score_yet_title() : m.results_no_score_title()}</p>
            <p>{isAsked ? m.results_no_score_yet() : isTimeUp ? m.results_no_score_time_up() : review.notMeasured.includes('headingAge') ? notMeasuredWords('headingAge').what : m.results_no_score()}</p>
          </div>
        ) : (
          <div className={css['grade']}>
            {few === null ? <FullySeenScore {...{ score, type }} verdict={verdictOf({ ...review, overallScore: score })} /> : <PartlySeenScore {...{ score, few, view }} />}
          </div>
        )}
      </div>
      {whose !== undefined || people > 1 ? <div className={css['people']}>{whose ?? <p>{m.results_people()}</p>}</div> : null}
      <HowPlayerWasSeen frames={review.frames} cutShort={cutShort && !isTimeUp}>
        {facts.length === 0 && film === null ? null : (
          <>
            {film === null ? null : (
              <p className={css['film']}>
                <CameraIcon size={20} />
                {film}
              </p>
            )}
            {facts.length === 0 ? null : (
              <ul className={css['facts']}>
                {facts.map((fact) => (
                  <li key={fact}>
                    <Badge>{fact}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </HowPlayerWasSeen>
      {/* Without a score it is what to do next, and stands there. */}
      {onLookLonger === undefined || isTimeUp ? null : (
        <Button className={css['again']} icon={<RetryIcon />} onClick={onLookLonger}>
          {m.results_look_longer()}
        </Button>
      )}
      {isMeasuredAnew ? <p className={css['local']}>{m.history_measured_anew()}</p> : null}
      {isPlaceSaid || left === null ? null : <p className={css['local']}>{left}</p>}
    </Card>
  );
}
