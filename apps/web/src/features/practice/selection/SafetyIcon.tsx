import type { SafetyReminderId } from '@touchline/domain';
import { Icon } from '../../../ui/icons/Icon.tsx';

/** What is drawn beside each reminder: a hand that stops, a head, a drop, room on all sides. */
const drawings: Record<SafetyReminderId, string> = {
  hurt: 'M8 12V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v7.5a7 7 0 0 1-13 3.2L4.4 13a1.6 1.6 0 0 1 2.7-1.7L8 12.6',
  head: 'M9 20.5v-3H7a2 2 0 0 1-2-2v-2l-1.5-.8L5 10a6.8 6.8 0 1 1 11 5v5.5M12.5 6.5v4M12.5 13.3v.1',
  water: 'M12 3.5s6 6.3 6 10.7a6 6 0 0 1-12 0C6 9.8 12 3.5 12 3.5zM9.5 14.5a2.6 2.6 0 0 0 2.5 2.6',
  space: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5M4 4l5.5 5.5M20 4l-5.5 5.5M4 20l5.5-5.5M20 20l-5.5-5.5',
};

export function SafetyIcon({ id }: { readonly id: SafetyReminderId }) {
  return (
    <Icon size={20}>
      <path d={drawings[id]} />
    </Icon>
  );
}
