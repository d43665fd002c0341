import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import type { PlayerMarks } from './lineup-marks.ts';
import { MatchEventIcon } from './MatchEventIcon.tsx';
import css from './PlayerSigns.module.css';

/** What a player did, as signs behind their name in a list; in words for who listens. */
export function PlayerSigns({ marks }: { readonly marks: PlayerMarks | undefined }) {
  if (marks === undefined) return null;
  const signs = [
    ...Array.from({ length: marks.goals }, (_, place) => ({ id: `goal ${place}`, kind: 'goal' as const, words: m.football_event_goal() })),
    ...Array.from({ length: marks.ownGoals }, (_, place) => ({ id: `own goal ${place}`, kind: 'goal' as const, words: m.football_event_own_goal() })),
    ...(marks.card === null ? [] : [{ id: 'card', kind: marks.card, words: marks.card === 'yellow' ? m.football_event_yellow() : m.football_event_red() }]),
  ];
  return (
    <span className={css['signs']}>
      {signs.map(({ id, kind, words }) => (
        <span key={id} className={css['sign']}>
          <MatchEventIcon kind={kind} />
          <VisuallyHidden>, {words}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}

interface ShirtSignsProps {
  readonly marks: PlayerMarks | undefined;
  readonly wentOff: boolean;
}

/** The same around a drawn shirt, with the sign of who was taken off; a picture. */
export function ShirtSigns({ marks, wentOff }: ShirtSignsProps) {
  const { goals = 0, ownGoals = 0, card = null } = marks ?? {};
  return (
    <>
      {card === null ? null : <span className={css['card']} data-card={card} />}
      {goals + ownGoals === 0 ? null : (
        <span className={css['ball']} data-own={goals === 0 || undefined}>
          <MatchEventIcon kind="goal" />
          {goals + ownGoals === 1 ? null : <b className={css['count']}>{goals + ownGoals}</b>}
        </span>
      )}
      {wentOff ? (
        <svg className={css['off']} viewBox="0 0 12 12" focusable="false">
          <path d="M6 2.5v7M3 6.5l3 3 3-3" />
        </svg>
      ) : null}
    </>
  );
}
