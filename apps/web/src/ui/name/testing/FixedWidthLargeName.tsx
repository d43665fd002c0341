import { LargeName } from '../LargeName.tsx';
import css from './FixedWidthLargeName.module.css';

interface FixedWidthLargeNameProps {
  readonly name: string;
  /** Pixels. */
  readonly width: number;
}

/** A large name in a room so wide. */
export function FixedWidthLargeName({ name, width }: FixedWidthLargeNameProps) {
  return (
    <div className={css['room']} style={{ width }}>
      <LargeName as="p" name={name} className={css['name']} />
    </div>
  );
}
