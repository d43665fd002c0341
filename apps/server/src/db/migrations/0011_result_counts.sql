ALTER TABLE "practice_sessions" ADD COLUMN "result_counts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What nobody can have counted in the time, by the rates of the domain on the day of this change.
UPDATE "practice_sessions" SET "result_counts" = false FROM "drills"
WHERE "drills"."id" = "practice_sessions"."drill_id" AND "practice_sessions"."result" > "practice_sessions"."duration_minutes" *
  CASE "drills"."result_label"
    WHEN 'touches' THEN 600 WHEN 'moves' THEN 240 WHEN 'passes' THEN 180
    WHEN 'controls' THEN 120 WHEN 'turns' THEN 120 ELSE 60
  END;
