import type { BoardRow } from '@touchline/contracts';
import { teamKeyOf } from '@touchline/domain';
import { m } from '@touchline/messages';
import { Fragment, type Ref } from 'react';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Crest } from '../../ui/crest/Crest.tsx';
import hiddenCss from '../../ui/hidden/VisuallyHidden.module.css';
import { classes } from '../../ui/join-class-names.ts';
import css from './BoardRows.module.css';
import { keyed } from './board-row-keys.ts';
import { besides, isOwn, unseenWords } from './board-row-texts.ts';
import type { Figure } from './deciding-figure-and-shared-ranks.ts';
import { BoardRowFigures } from './BoardRowFigures.tsx';
import { BoardRowName } from './BoardRowName.tsx';

interface BoardRowsProps {
  readonly rows: readonly BoardRow[];
  /** What the list is called. */
  readonly label: string;
  /** What tells the rows apart. */
  readonly deciding: Figure;
  /** All of the board have as many days, as is said above: the rows do not repeat it. */
  readonly areDaysEqual?: boolean;
  /** The board beside this one tells the same figures: of a team there is only how many played for it. */
  readonly areFiguresTold?: boolean;
  /** It is the only row, whose rank is a medal. */
  readonly isAlone?: boolean;
  /** The viewer's own row is there for them alone. */
  readonly isOwnUnseen?: boolean;
  /** Rows that the podium above shows: they are read out in their place and not seen a second time. */
  readonly onPodium?: ReadonlySet<BoardRow>;
  /** The viewer's own row, for whoever watches whether it is in sight. */
  readonly ownRow?: Ref<HTMLLIElement>;
}

/** Rows of a board, in order. */
export function BoardRows({ rows, label, deciding, areDaysEqual = false, areFiguresTold = false, isOwnUnseen = false, isAlone = false, onPodium, ownRow }: BoardRowsProps) {
  return (
    <ol className={classes(css['rows'], isAlone && css['alone'])} aria-label={label}>
      {keyed(rows).map(({ key, row }) => {
        const isViewers = isOwn(row);
        const isUnseen = isViewers && isOwnUnseen;
        const isOnPodium = onPodium?.has(row) ?? false;
        return (
          <li
            key={key}
            className={isOnPodium ? hiddenCss['hidden'] : css['row']}
            data-own={isViewers}
            data-unseen={isUnseen}
            {...(isViewers && !isOnPodium && { ref: ownRow })}
          >
            {/* It has no rank among those that everybody sees: the number would be one that another player has. */}
            <span className={css['rank']}>{isUnseen ? '–' : row.rank}</span>
            {row.avatar === null ? <Crest name={teamKeyOf(row.name) ?? row.name} size={32} /> : <Avatar emoji={row.avatar} size="sm" lit={isViewers} />}
            <span className={css['who']}>
              <BoardRowName row={row} />
              {areFiguresTold ? null : <span className={css['besides']}>{isUnseen ? `${m.leaderboard_unseen_rank({ rank: row.rank })} ${unseenWords(row)}` : <Parts parts={besides(row)} />}</span>}
            </span>
            {areFiguresTold ? <span className={css['members']}>{m.leaderboard_members({ count: row.memberCount ?? 0 })}</span> : <BoardRowFigures {...{ row, deciding }} isOtherEqual={areDaysEqual} />}
          </li>
        );
      })}
    </ol>
  );
}

/** Facts in a line, a dot between two of them: none where the second begins a new line. */
function Parts({ parts }: { readonly parts: readonly string[] }) {
  return (
    <span className={css['parts']}>
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at === 0 ? null : ' '}
          <span className={css['part']}>
            {at === 0 ? null : <span className={css['dot']}>· </span>}
            {part}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
