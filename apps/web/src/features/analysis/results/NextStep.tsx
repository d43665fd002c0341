import type { Drill } from '@touchline/domain';
import { thinCoverage, type FormReview } from '@touchline/vision';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { RetryIcon } from '../../../ui/icons/control-icons.tsx';
import { CameraIcon } from '../../../ui/icons/filming-icons.tsx';
import { DrillButton, type OfferedDrill } from './DrillButton.tsx';
import css from './NextStep.module.css';

interface NextStepProps {
  readonly review: FormReview;
  /** By the finding's id. */
  readonly drills: ReadonlyMap<string, Drill>;
  readonly onDrill: (drillId: string) => void;
  /** Films another one. */
  readonly onAgain: () => void;
  /** The same clip is to be looked at for longer; undefined where that is of no use. */
  readonly onLookLonger: (() => void) | undefined;
  /** The player is asked above which one of several is them, and that comes first. */
  readonly isAsked: boolean;
}

const first = { variant: 'primary', size: 'lg', wide: true } as const;
const second = { variant: 'secondary', size: 'md', wide: true } as const;

/** What to try now, in a line and one button that stands out: the drill for what was found or, where too little was seen, another clip before it. */
export function NextStep({ review, drills, onDrill, onAgain, onLookLonger, isAsked }: NextStepProps) {
  const practice = firstDrill(review, drills);
  const next = nextTry(review, practice !== null);
  const film = (look: typeof first | typeof second) => (
    <Button icon={<CameraIcon size={20} />} onClick={onAgain} {...look}>
      {next.film}
    </Button>
  );
  const drill = (look: typeof first | typeof second) => (practice === null ? null : <DrillButton {...practice} onDrill={onDrill} {...look} />);
  if (isAsked) return <div className={css['next']}>{film(second)}</div>;
  const longer = review.overallScore === null && review.notMeasured.includes('timeUp') ? onLookLonger : undefined;
  return (
    <Card tone="flood" level={3} title={m.results_next_title()} className={css['card'] ?? ''}>
      <div className={css['next']}>
        <p>{longer === undefined ? next.words : m.results_next_longer()}</p>
        {longer === undefined ? null : (
          <Button icon={<RetryIcon />} onClick={longer} {...first}>
            {m.results_look_longer()}
          </Button>
        )}
        {next.isDrill ? drill(first) : film(longer === undefined ? first : second)}
        {next.isDrill ? film(second) : drill(second)}
      </div>
    </Card>
  );
}

interface NextTry {
  readonly words: string;
  /** What the button to film says. */
  readonly film: string;
  /** The drill comes before another clip. */
  readonly isDrill: boolean;
}

/** What is to be tried next: where enough was seen the drill, if there is one, else another clip, filmed so that the rest is seen. */
function nextTry(review: FormReview, hasDrill: boolean): NextTry {
  const few = thinCoverage(review);
  if (review.overallScore === null) return { words: review.notMeasured.includes('headingAge') ? m.results_next_other_skill() : m.results_next_no_score(), film: m.results_again(), isDrill: false };
  if (few !== null) return { ...filmedForTheRest[few.wants ?? 'other'](), isDrill: false };
  return { words: review.improvements.length > 0 ? m.results_next_fault() : m.results_next_good(), film: m.results_again(), isDrill: hasDrill };
}

const filmedForTheRest = {
  side: () => ({ words: m.results_next_side(), film: m.results_again_side() }),
  front: () => ({ words: m.results_next_front(), film: m.results_again_front() }),
  sight: () => ({ words: m.results_next_sight(), film: m.results_again() }),
  other: () => ({ words: m.results_next_more(), film: m.results_again() }),
} as const;

/** The drill for the first thing to work on, else one that keeps up what went well: of the skill itself where there is one. */
function firstDrill({ type, improvements, strengths }: FormReview, drills: ReadonlyMap<string, Drill>): Omit<OfferedDrill, 'onDrill'> | null {
  for (const [kind, findings] of [['improvement', improvements], ['strength', strengths]] as const) {
    const offered = findings.flatMap(({ id }) => drills.get(id) ?? []);
    const ofSkill = kind === 'strength' ? offered.find(({ category }) => category === type) : undefined;
    const drill = ofSkill ?? offered[0];
    if (drill !== undefined) return { kind, drill };
  }
  return null;
}
