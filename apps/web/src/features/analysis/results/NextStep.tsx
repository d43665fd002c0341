import type { Drill } from '@touchline/domain';
import { thinCoverage, type FormReview } from '@touchline/vision';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { CameraIcon } from '../../../ui/icons/filming-icons.tsx';
import { DrillButton, type OfferedDrill } from './DrillButton.tsx';
import css from './NextStep.module.css';

interface NextStepProps {
  readonly review: FormReview;
  /** By the finding's id. */
  readonly drills: ReadonlyMap<string, Drill>;
  readonly onDrill: (drillId: string) => void;
  /** Films another one; undefined where that is begun elsewhere. */
  readonly onAgain: (() => void) | undefined;
}

const first = { variant: 'primary', size: 'lg' } as const;
const second = { variant: 'secondary', size: 'md' } as const;

/** What to do now: the drill for what was found or, where too little was seen, another clip before it. */
export function NextStep({ review, drills, onDrill, onAgain }: NextStepProps) {
  const practice = firstDrill(review, drills);
  const isSeenWell = review.overallScore !== null && thinCoverage(review) === null;
  const filmsFirst = onAgain !== undefined && (practice === null || !isSeenWell);
  if (practice === null && onAgain === undefined) return null;
  const [drillLook, filmLook] = filmsFirst ? ([second, first] as const) : ([first, second] as const);
  const film =
    onAgain === undefined ? null : (
      <Button wide icon={<CameraIcon size={20} />} onClick={onAgain} {...filmLook}>
        {m.results_again()}
      </Button>
    );
  return (
    <div className={css['next']}>
      {filmsFirst ? film : null}
      {practice === null ? null : <DrillButton wide {...practice} onDrill={onDrill} {...drillLook} />}
      {filmsFirst ? null : film}
    </div>
  );
}

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
