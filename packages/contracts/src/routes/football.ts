import { MOST_HIGHLIGHTS, scoreOrigins } from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { text } from '../database-safe-schemas.ts';
import { Match, MatchDetails, MatchEvent, provenance } from './football-match-schemas.ts';

export const Highlight = z
  .object({
    id: z.string(),
    title: z.string(),
    url: z.url({ protocol: /^https$/ }).nullable().describe('A page of the video host, fit for a frame; null of a sample'),
    thumbnail: z.null().describe('Drawn by the page: nothing is fetched from a video host before a click'),
    duration: z.string().nullable(),
    competition: z.string().nullable(),
    views: z.int().min(0).nullable(),
    date: z.iso.datetime(),
    goals: z.array(MatchEvent).optional().describe('Of the match that a sample stands for; not known of a video'),
  })
  .meta({ id: 'Highlight' });
export type Highlight = z.output<typeof Highlight>;

const Club = z.object({ name: z.string(), league: z.string() }).meta({ id: 'Club' });
export type Club = z.output<typeof Club>;

/** Asked each minute by every page that is looked at, and answered from memory: a whole school may share an address. */
const shared = { address: { points: 1_200, seconds: 60, countedBy: 'process' } } as const;

/** Football that others play. */
export const footballRoutes = defineRoutes({
  getLiveScores: {
    kind: 'json',
    method: 'GET',
    path: '/api/live-scores',
    summary: "Today's matches, live ones included: of the first source that answers, never mixed",
    area: 'football',
    auth: 'public',
    conditional: true,
    limits: shared,
    reply: z.object({ success: z.literal(true), scores: z.array(Match), ...provenance }),
    fails: ['scores_unavailable'],
  },
  getMatchDetails: {
    kind: 'json',
    method: 'GET',
    path: '/api/match-details/{id}',
    summary: 'Events, statistics, line-ups and more of a match of the list',
    area: 'football',
    auth: 'public',
    conditional: true,
    limits: shared,
    params: z.object({ id: text(80) }),
    reply: z.object({ success: z.literal(true), fixtureId: z.string(), ...MatchDetails.shape, ...provenance }),
    fails: ['not_found', 'match_details_unavailable'],
  },
  getHighlights: {
    kind: 'json',
    method: 'GET',
    path: '/api/highlights',
    summary: 'Videos of the latest matches, or samples without a video',
    area: 'football',
    auth: 'public',
    conditional: true,
    limits: shared,
    reply: z.object({
      success: z.literal(true),
      highlights: z.array(Highlight).max(MOST_HIGHLIGHTS).describe('The latest first'),
      source: z.enum(scoreOrigins).describe('`demo`: samples, to be called so'),
      asOf: provenance.asOf,
      stale: provenance.stale,
    }),
    fails: ['highlights_unavailable'],
  },
  listClubs: {
    kind: 'json',
    method: 'GET',
    path: '/api/clubs',
    summary: 'Clubs that the sources of scores know, by a part of their name',
    area: 'football',
    auth: 'player',
    limits: { player: { points: 120, seconds: 60 } },
    query: z.object({ search: text(60).default(''), limit: z.coerce.number().int().min(1).max(50).default(20) }),
    reply: z.object({
      success: z.literal(true),
      clubs: z.array(Club).describe('Names that begin so first'),
      source: provenance.source,
    }),
    fails: ['scores_unavailable'],
  },
  getMyClub: {
    kind: 'json',
    method: 'GET',
    path: '/api/my-club',
    summary: "The match of the player's club, and the next one it plays",
    area: 'football',
    auth: 'player',
    reply: z.object({
      success: z.literal(true),
      club: z.string().nullable().describe('As the profile has it'),
      match: Match.nullable().describe('Under way, else the last one of the list'),
      next: Match.nullable().describe('The next kick-off that is known'),
      source: provenance.source,
    }),
    fails: ['scores_unavailable'],
  },
});
