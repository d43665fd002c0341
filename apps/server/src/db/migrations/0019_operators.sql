CREATE TABLE "internal"."operator_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internal"."operator_actions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hidden_by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "operator_actions_newest" ON "internal"."operator_actions" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "operator_actions_subject" ON "internal"."operator_actions" USING btree ("subject");