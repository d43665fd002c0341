import { numberText } from '@touchline/messages';
import type { CSSProperties } from 'react';
import { ArrowRightIcon } from '../../ui/icons/edit-icons.tsx';
import css from './PersonalBestChange.module.css';

interface PersonalBestChangeProps {
  /** The best result until now. */
  readonly before: number;
  readonly result: number;
}

/** From the best result of before to the new one, in figures: as large as their digits leave room in what they stand in. Decoration: words elsewhere tell the same. */
export function PersonalBestChange({ before, result }: PersonalBestChangeProps) {
  const [from, to] = [numberText(before), numberText(result)];
  return (
    <span className={css['change']} style={{ '--digits': from.length + to.length } as CSSProperties}>
      <span className={css['before']}>{from}</span>
      <ArrowRightIcon />
      {to}
    </span>
  );
}
