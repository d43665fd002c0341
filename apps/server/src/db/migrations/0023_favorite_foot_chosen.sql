ALTER TABLE "users" ADD COLUMN "favorite_foot_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "favorite_foot_chosen" = true WHERE "favorite_foot" = 'L';
