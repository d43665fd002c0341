import type { OperatorPlayer } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Badge } from '../../ui/badge/Badge.tsx';

/** What stands against a player. */
export function PlayerRestrictionBadge({ player }: { readonly player: Pick<OperatorPlayer, 'suspendedAt' | 'hiddenByOperator' | 'hidden'> }) {
  if (player.suspendedAt !== null) return <Badge tone="stop">{m.operator_state_suspended()}</Badge>;
  if (player.hiddenByOperator) return <Badge tone="note">{m.operator_state_hidden()}</Badge>;
  return player.hidden ? <Badge>{m.operator_state_not_shown()}</Badge> : null;
}
