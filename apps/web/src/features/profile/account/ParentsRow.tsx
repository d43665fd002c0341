import { m } from '@touchline/messages';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import css from './SignedInCard.module.css';

/** The row of a card that leads to the page for parents. */
export function ParentsRow() {
  return (
    <li className={css['row']}>
      <div className={css['words']}>
        <p className={css['what']}>{m.parents_account()}</p>
        <p className={css['quiet']}>{m.parents_account_words()}</p>
      </div>
      <ButtonLink href="/parents.html">{m.parents_account_open()}</ButtonLink>
    </li>
  );
}
