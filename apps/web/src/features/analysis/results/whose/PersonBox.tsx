import type { PersonInPicture } from '@touchline/vision';
import { m } from '../../../../i18n/index.ts';
import css from './PersonBox.module.css';

interface PersonBoxProps {
  readonly person: PersonInPicture;
  /** Which of the people it is. */
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

/** Air around a person, in parts of their own box. */
const AIR = 0.06;

/** Somebody in the picture: to be pressed, or marked where the review is of them already. */
export function PersonBox({ person: { box, isFollowed }, label, pressed, onPress }: PersonBoxProps) {
  const place = {
    left: percent(box.x + box.width / 2),
    top: percent(box.y + box.height / 2),
    width: percent(box.width * (1 + 2 * AIR)),
    height: percent(box.height * (1 + 2 * AIR)),
  };
  if (isFollowed) {
    return (
      <span className={css['followed']} style={place}>
        <span className={css['name']}>{m.results_point_followed()}</span>
      </span>
    );
  }
  return (
    <button type="button" className={css['box']} style={place} aria-label={label} aria-pressed={pressed} onClick={onPress} />
  );
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
