import { LargeName } from '../LargeName.tsx';
import css from './large-name-room.module.css';

interface LargeNameRoomProps {
  readonly name: string;
  /** Pixels. */
  readonly width: number;
}

/** A large name in a room so wide. */
export function LargeNameRoom({ name, width }: LargeNameRoomProps) {
  return (
    <div className={css['room']} style={{ width }}>
      <LargeName as="p" name={name} className={css['name']} />
    </div>
  );
}
