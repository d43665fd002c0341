ALTER TABLE "users" ALTER COLUMN "hidden" SET DEFAULT true;--> statement-breakpoint
UPDATE "users" SET "hidden" = true WHERE "age" IS NULL AND "hidden_chosen" IS NULL AND NOT "hidden";--> statement-breakpoint
WITH moved AS (
  UPDATE "standings" SET "hidden" = true FROM "users"
  WHERE "users"."id" = "standings"."player_id" AND "users"."hidden" AND NOT "standings"."hidden"
  RETURNING "standings"."period", "standings"."starts_on", "standings"."days", "standings"."drills"
)
INSERT INTO "standing_deltas" ("period", "starts_on", "days", "drills", "change")
SELECT "period", "starts_on", "days", "drills", -1 FROM moved;
