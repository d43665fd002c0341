-- What the boards, drills and achievements need of sessions that were saved before these tables were there.
REVOKE ALL ON drill_experience, achievements_earned, standings, standing_days, standing_drills, standing_deltas,
  team_events, team_days, team_members, team_standings FROM PUBLIC;
--> statement-breakpoint
DO $$
DECLARE
  public_role text;
BEGIN
  FOR public_role IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
    EXECUTE format('REVOKE ALL ON drill_experience, achievements_earned, standings, standing_days, standing_drills, '
      'standing_deltas, team_events, team_days, team_members, team_standings FROM %I', public_role);
  END LOOP;
END $$;
--> statement-breakpoint
UPDATE users SET tokens_ever = earned.tokens
FROM (SELECT player_id, sum(amount) AS tokens FROM token_ledger WHERE amount > 0 GROUP BY player_id) AS earned
WHERE earned.player_id = users.id;
--> statement-breakpoint
INSERT INTO drill_experience (player_id, drill_id, experience_points, sessions)
SELECT player_id, drill_id, sum(experience_gained), count(*) FROM practice_sessions GROUP BY player_id, drill_id;
--> statement-breakpoint
INSERT INTO standings (player_id, period, starts_on, days, drills, tokens, hidden, reached_at)
SELECT player_id, period, starts_on, count(DISTINCT practice_day), count(*), sum(tokens_earned), false, max(created_at)
FROM practice_sessions CROSS JOIN LATERAL (VALUES
  ('daily', practice_day),
  ('weekly', practice_day - extract(dow FROM practice_day)::int),
  ('monthly', date_trunc('month', practice_day)::date),
  ('alltime', date '1900-01-01')) AS board (period, starts_on)
GROUP BY player_id, period, starts_on;
--> statement-breakpoint
INSERT INTO standing_deltas (period, starts_on, days, drills, change)
SELECT period, starts_on, days, drills, 1 FROM standings;
