import { m } from '@touchline/messages';
import { FamilyIcon } from '../../../ui/icons/account-icons.tsx';
import { LinkRow } from '../../../ui/row/PressableRow.tsx';
import css from './SignedInCard.module.css';

/** The row of a card that leads to the page for parents. */
export function ParentsRow() {
  return (
    <li className={css['row']}>
      <LinkRow sign={<FamilyIcon size={22} />} href="/parents.html" label={m.parents_account()} hint={m.parents_account_words()} />
    </li>
  );
}
