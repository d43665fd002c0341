import type { coachRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import { clientDisconnectSignal } from '../../http/client-disconnect-signal.ts';
import type { CoachService } from './service.ts';

/** The coach, at both of its addresses, in one piece or as it is made. */
export function coachHandlers(coach: CoachService): Handlers<typeof coachRoutes> {
  return {
    askCoach: ({ body }, { player, reply }) => coach.ask(player.id, body, clientDisconnectSignal(reply)),
    askCoachAtRoot: ({ body }, { player, reply }) => coach.ask(player.id, body, clientDisconnectSignal(reply)),
    streamCoach: ({ body }, { player, signal }) => coach.stream(player.id, body, signal),
    streamCoachAtRoot: ({ body }, { player, signal }) => coach.stream(player.id, body, signal),
  };
}
