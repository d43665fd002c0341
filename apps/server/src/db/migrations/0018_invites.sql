CREATE TABLE "internal"."invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"note" text,
	"max_uses" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invites_code_unique" UNIQUE("code"),
	CONSTRAINT "invites_not_overused" CHECK ("internal"."invites"."uses" <= "internal"."invites"."max_uses")
);
--> statement-breakpoint
ALTER TABLE "internal"."invites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "internal"."sign_ups" ADD COLUMN "invite_code" text;