CREATE TABLE "internal"."letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email_key" text NOT NULL,
	"sign_up_id" uuid,
	"site" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internal"."letters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "internal"."mail_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"sign_up_id" uuid,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_links_open_one_thing" CHECK (num_nonnulls("internal"."mail_links"."account_id", "internal"."mail_links"."sign_up_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "internal"."mail_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "internal"."sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_metadata" jsonb NOT NULL,
	"name" text,
	"display_name" text,
	"time_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internal"."sign_ups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "internal"."auth_sessions" ADD COLUMN "followed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "internal"."auth_sessions" ADD COLUMN "opened_by" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "internal"."letters" ADD CONSTRAINT "letters_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "internal"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal"."mail_links" ADD CONSTRAINT "mail_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "internal"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal"."mail_links" ADD CONSTRAINT "mail_links_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "internal"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_sign_up" ON "internal"."letters" USING btree ("sign_up_id");--> statement-breakpoint
CREATE INDEX "letters_age" ON "internal"."letters" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_links_account" ON "internal"."mail_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_links_sign_up" ON "internal"."mail_links" USING btree ("sign_up_id");--> statement-breakpoint
CREATE INDEX "mail_links_age" ON "internal"."mail_links" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "sign_ups_address" ON "internal"."sign_ups" USING btree ("email_key","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sign_ups_age" ON "internal"."sign_ups" USING btree ("created_at");--> statement-breakpoint
REVOKE ALL ON internal.letters, internal.mail_links, internal.sign_ups FROM PUBLIC;
--> statement-breakpoint
DO $$
DECLARE
  public_role text;
BEGIN
  FOR public_role IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
    EXECUTE format('REVOKE ALL ON internal.letters, internal.mail_links, internal.sign_ups FROM %I', public_role);
  END LOOP;
END $$;
