import type { PersonInPicture } from '@touchline/vision';
import { m } from '@touchline/messages';
import { classes } from '../../../../ui/join-class-names.ts';
import css from './PersonBox.module.css';

interface PersonBoxProps {
  /** Around the whole of the person, in parts of what is shown. */
  readonly box: PersonInPicture['box'];
  /** The review is of this one: nothing to press. */
  readonly isFollowed: boolean;
  /** From the left, from 1. */
  readonly number: number;
  /** How many there are. */
  readonly people: number;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

/** Nearer than this to an edge, in parts of the picture, a name in the middle would be cut off by it. */
const EDGE = 0.25;

/** Somebody in the picture, in a plain box with a number: to be pressed, or marked where the review is of them already. */
export function PersonBox({ box, isFollowed, number, people, pressed, onPress }: PersonBoxProps) {
  const place = {
    left: percent(box.x + box.width / 2),
    top: percent(box.y + box.height / 2),
    width: percent(box.width),
    height: percent(box.height),
  };
  const tag = (
    <span className={css['number']} aria-hidden="true">
      {number}
    </span>
  );
  if (isFollowed) {
    return (
      <span className={css['followed']} style={place}>
        {tag}
        <span className={classes(css['name'], css[sideOf(box)])}>{m.results_point_followed()}</span>
      </span>
    );
  }
  return (
    <button type="button" className={css['box']} style={place} aria-label={m.results_point_person({ number, people })} aria-pressed={pressed} onClick={onPress}>
      {people === 1 ? null : tag}
    </button>
  );
}

/** Towards which edge the name has to stay clear of it. */
function sideOf({ x, width }: PersonInPicture['box']): 'left' | 'right' | 'middle' {
  const middle = x + width / 2;
  return middle < EDGE ? 'left' : middle > 1 - EDGE ? 'right' : 'middle';
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
