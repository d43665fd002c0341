CREATE SCHEMA "internal";
--> statement-breakpoint
CREATE TABLE "internal"."accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
ALTER TABLE "internal"."accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "internal"."auth_sessions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"secret" "bytea" NOT NULL,
	"refresh_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "auth_sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "internal"."auth_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "internal"."idempotency_answers" (
	"player_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"answer" json NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_answers_player_id_route_key_pk" PRIMARY KEY("player_id","route","key")
);
--> statement-breakpoint
ALTER TABLE "internal"."idempotency_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "internal"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "internal"."rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "internal"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internal"."secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "internal"."signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"private_key" jsonb NOT NULL,
	"public_key" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "internal"."signing_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "token_ledger" (
	"id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"ref" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "token_ledger_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
ALTER TABLE "token_ledger" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"display_name" text,
	"avatar" text DEFAULT '⚽' NOT NULL,
	"level" integer GENERATED ALWAYS AS (total_experience / 100 + 1) STORED NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	"total_sessions" integer DEFAULT 0 NOT NULL,
	"total_experience" integer DEFAULT 0 NOT NULL,
	"total_minutes" integer DEFAULT 0 NOT NULL,
	"current_streak" integer DEFAULT 0 NOT NULL,
	"best_streak" integer DEFAULT 0 NOT NULL,
	"practice_days" integer DEFAULT 0 NOT NULL,
	"last_practice_day" date,
	"last_offset_minutes" smallint,
	"last_finished_at" timestamp (3) with time zone,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"team_name" text,
	"favorite_player" text,
	"country" text,
	"age" smallint,
	"favorite_foot" text DEFAULT 'R' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_tokens_not_negative" CHECK ("users"."tokens" >= 0),
	CONSTRAINT "users_favorite_foot" CHECK ("users"."favorite_foot" in ('L', 'R'))
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "drills" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"instructions" text NOT NULL,
	"result_label" text NOT NULL,
	"category" text NOT NULL,
	"difficulty" text NOT NULL,
	"level" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"drill_id" text NOT NULL,
	"side" text DEFAULT 'both' NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"result" integer NOT NULL,
	"tokens_earned" integer NOT NULL,
	"experience_gained" integer NOT NULL,
	"improvement_from_last" integer NOT NULL,
	"player_display_name" text,
	"player_team_name" text,
	"practice_day" date NOT NULL,
	"time_zone" text NOT NULL,
	"offset_minutes" smallint NOT NULL,
	"idempotency_key" uuid,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_sessions_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "practice_sessions_side" CHECK ("practice_sessions"."side" in ('left', 'right', 'both')),
	CONSTRAINT "practice_sessions_minutes" CHECK ("practice_sessions"."duration_minutes" between 1 and 240),
	CONSTRAINT "practice_sessions_result" CHECK ("practice_sessions"."result" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "practice_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "internal"."auth_sessions" ADD CONSTRAINT "auth_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "internal"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_ledger" ADD CONSTRAINT "token_ledger_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_drill_id_drills_id_fk" FOREIGN KEY ("drill_id") REFERENCES "public"."drills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_sessions_age" ON "internal"."auth_sessions" USING btree ("refreshed_at");--> statement-breakpoint
CREATE INDEX "idempotency_answers_age" ON "internal"."idempotency_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "token_ledger_newest" ON "token_ledger" USING btree ("player_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "practice_sessions_newest" ON "practice_sessions" USING btree ("player_id","finished_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "practice_sessions_day" ON "practice_sessions" USING btree ("player_id","practice_day");--> statement-breakpoint
CREATE INDEX "practice_sessions_drill" ON "practice_sessions" USING btree ("player_id","drill_id","finished_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "practice_sessions_key" ON "practice_sessions" USING btree ("player_id","idempotency_key");