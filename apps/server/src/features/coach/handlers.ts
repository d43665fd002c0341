import type { coachRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount.ts';
import type { CoachService } from './service.ts';

/** The coach, at both of its addresses, in one piece or as it is made. */
export function coachHandlers(coach: CoachService): Handlers<typeof coachRoutes> {
  return {
    askCoach: ({ body }, { player }) => coach.ask(player.id, body),
    askCoachAtRoot: ({ body }, { player }) => coach.ask(player.id, body),
    streamCoach: ({ body }, { player, signal }) => coach.stream(player.id, body, signal),
    streamCoachAtRoot: ({ body }, { player, signal }) => coach.stream(player.id, body, signal),
  };
}
