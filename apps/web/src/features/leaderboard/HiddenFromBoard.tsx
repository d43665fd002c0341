import { Card } from '../../ui/card/Card.tsx';
import type { GoTo } from './go-to.ts';
import { NotOnBoard } from './NotOnBoard.tsx';
import css from './OwnPlace.module.css';
import { OwnWeeksCard } from './OwnWeeksCard.tsx';
import type { WhyAbsent } from './not-on-board.ts';

interface HiddenFromBoardProps {
  readonly absence: WhyAbsent;
  readonly onNavigate: GoTo;
}

/** Whom others do not see has a board of their own weeks, and is told why the others are not there and what changes it. */
export function HiddenFromBoard({ absence: { title, words, actions }, onNavigate }: HiddenFromBoardProps) {
  return (
    <>
      <OwnWeeksCard onPractise={() => onNavigate('practice')} />
      <Card level={3} title={title}>
        <p className={css['words']}>{words}</p>
        <NotOnBoard actions={actions} onNavigate={onNavigate} />
      </Card>
    </>
  );
}
