import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { withSoftHyphens } from '@touchline/messages/soft-hyphens';
import { sideWord } from '../../drills/index.ts';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import css from './SessionFacts.module.css';

/** What was practised: the drill, its minutes and the side. */
export function SessionFacts({ draft }: { readonly draft: PracticeDraft }) {
  return (
    <dl className={css['facts']}>
      <Fact name={m.practice_complete_drill()} value={withSoftHyphens(drillName(draft.drillId))} />
      <Fact name={m.practice_complete_minutes()} value={String(draft.minutes)} />
      <Fact name={m.practice_complete_side()} value={sideWord[draft.side]()} />
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={css['fact']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
