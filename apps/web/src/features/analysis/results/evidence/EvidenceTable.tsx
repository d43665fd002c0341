import { evidenceFor, type FormReview } from '@touchline/vision';
import { m } from '@touchline/messages';
import { bases, inaccuracy, measured, sights, sureness } from '@touchline/messages/measure-explanations';
import { fill } from '@touchline/messages/fill';
import { measureWord } from '@touchline/messages/form-review-words';
import { Badge } from '../../../../ui/badge/Badge.tsx';
import css from './EvidenceTable.module.css';

/** Each measure of the skill: what it is, where its good range comes from, how sure its number is. */
export function EvidenceTable({ review }: { readonly review: FormReview }) {
  const isHere = (id: string): boolean => review.measures.some((measure) => measure.id === id);
  return (
    <div className={css['known']}>
      <p>{m.results_how_words()}</p>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{m.results_how_what()}</th>
            <th scope="col">{m.results_how_source()}</th>
            <th scope="col">{m.results_how_sure()}</th>
          </tr>
        </thead>
        <tbody>
          {evidenceFor(review.type).map(({ range: { id, grade, sight }, basis, studies, canBeDegreesOff }) => (
            <tr key={id}>
              <th scope="row">
                <span className={css['name']}>{measureWord(id)}</span>
                <span className={css['what']}>{measured[id]}</span>
                {isHere(id) ? <Badge>{m.results_how_here()}</Badge> : null}
              </th>
              <td>
                <span className={css['label']} aria-hidden="true">
                  {m.results_how_source()}
                </span>
                {fill(bases[basis], { studies: studies ?? '' })}
              </td>
              <td>
                <span className={css['label']} aria-hidden="true">
                  {m.results_how_sure()}
                </span>
                {sureness[grade]} {canBeDegreesOff ? inaccuracy.degrees : null} {sights[sight]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{m.results_how_limits()}</p>
    </div>
  );
}
