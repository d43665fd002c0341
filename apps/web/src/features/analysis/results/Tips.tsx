import { tipWord } from '@touchline/messages/form-review-words';
import css from './Tips.module.css';

/** Short tips, each with a chalk mark. */
export function Tips({ tips }: { readonly tips: readonly string[] }) {
  return (
    <ul className={css['tips']}>
      {tips.map((tip) => {
        const words = tipWord(tip);
        return words === null ? null : <li key={tip}>{words}</li>;
      })}
    </ul>
  );
}
