DELETE FROM "internal"."feeds";--> statement-breakpoint
CREATE TABLE "internal"."clubs" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"league" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internal"."clubs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "internal"."feeds" ALTER COLUMN "tried_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "internal"."feeds" ADD COLUMN "due_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "internal"."feeds" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "internal"."feeds" ADD COLUMN "wanted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "club" text;--> statement-breakpoint
CREATE INDEX "feeds_wanted" ON "internal"."feeds" USING btree ("wanted_at");