CREATE TABLE "achievements_earned" (
	"player_id" uuid NOT NULL,
	"achievement_id" text NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "achievements_earned_player_id_achievement_id_pk" PRIMARY KEY("player_id","achievement_id")
);
--> statement-breakpoint
ALTER TABLE "achievements_earned" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "drill_experience" (
	"player_id" uuid NOT NULL,
	"drill_id" text NOT NULL,
	"experience_points" integer NOT NULL,
	"sessions" integer NOT NULL,
	CONSTRAINT "drill_experience_player_id_drill_id_pk" PRIMARY KEY("player_id","drill_id")
);
--> statement-breakpoint
ALTER TABLE "drill_experience" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "standing_days" (
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"days" integer NOT NULL,
	"players" bigint NOT NULL,
	CONSTRAINT "standing_days_period_starts_on_days_pk" PRIMARY KEY("period","starts_on","days")
);
--> statement-breakpoint
ALTER TABLE "standing_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "standing_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"days" integer NOT NULL,
	"drills" integer NOT NULL,
	"change" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "standing_deltas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "standing_drills" (
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"days" integer NOT NULL,
	"drills" integer NOT NULL,
	"players" bigint NOT NULL,
	CONSTRAINT "standing_drills_period_starts_on_days_drills_pk" PRIMARY KEY("period","starts_on","days","drills")
);
--> statement-breakpoint
ALTER TABLE "standing_drills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "standings" (
	"player_id" uuid NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"days" integer NOT NULL,
	"drills" integer NOT NULL,
	"tokens" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"reached_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "standings_player_id_period_starts_on_pk" PRIMARY KEY("player_id","period","starts_on")
);
--> statement-breakpoint
ALTER TABLE "standings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "team_days" (
	"team_key" text NOT NULL,
	"practice_day" date NOT NULL,
	CONSTRAINT "team_days_team_key_practice_day_pk" PRIMARY KEY("team_key","practice_day")
);
--> statement-breakpoint
ALTER TABLE "team_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "team_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_key" text NOT NULL,
	"team_name" text NOT NULL,
	"player_id" uuid NOT NULL,
	"practice_day" date NOT NULL,
	"tokens" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_key" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"player_id" uuid NOT NULL,
	CONSTRAINT "team_members_team_key_period_starts_on_player_id_pk" PRIMARY KEY("team_key","period","starts_on","player_id")
);
--> statement-breakpoint
ALTER TABLE "team_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "team_standings" (
	"team_key" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"team_name" text NOT NULL,
	"days" integer NOT NULL,
	"drills" integer NOT NULL,
	"tokens" integer NOT NULL,
	"members" integer NOT NULL,
	"reached_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_standings_team_key_period_starts_on_pk" PRIMARY KEY("team_key","period","starts_on")
);
--> statement-breakpoint
ALTER TABLE "team_standings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tokens_ever" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "achievements_revision" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "achievements_earned" ADD CONSTRAINT "achievements_earned_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_experience" ADD CONSTRAINT "drill_experience_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_experience" ADD CONSTRAINT "drill_experience_drill_id_drills_id_fk" FOREIGN KEY ("drill_id") REFERENCES "public"."drills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standing_deltas_board" ON "standing_deltas" USING btree ("period","starts_on","days","drills");--> statement-breakpoint
CREATE INDEX "standings_board" ON "standings" USING btree ("period","starts_on","days" DESC NULLS FIRST,"drills" DESC NULLS FIRST,"reached_at","player_id") WHERE not "standings"."hidden";--> statement-breakpoint
CREATE INDEX "team_members_player" ON "team_members" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "team_standings_board" ON "team_standings" USING btree ("period","starts_on","days" DESC NULLS FIRST,"drills" DESC NULLS FIRST,"reached_at","team_key");