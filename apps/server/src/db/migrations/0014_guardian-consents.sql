CREATE TABLE "guardian_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"wording" smallint NOT NULL,
	"email" text,
	"site" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"undeliverable_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"is_given" boolean,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" text
);
--> statement-breakpoint
ALTER TABLE "guardian_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lowest_age" smallint;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardian_consents_newest" ON "guardian_consents" USING btree ("player_id","purpose","requested_at" DESC NULLS LAST);--> statement-breakpoint
UPDATE "users" SET "lowest_age" = "age";
