CREATE TABLE "internal"."departures" (
	"player_hash" "bytea" PRIMARY KEY NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internal"."departures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_storage" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_storage_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "user_storage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hidden_chosen" boolean;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "user_storage" ADD CONSTRAINT "user_storage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departures_age" ON "internal"."departures" USING btree ("left_at");--> statement-breakpoint
UPDATE "users" SET "hidden_chosen" = true WHERE "hidden";
--> statement-breakpoint
REVOKE ALL ON user_storage, internal.departures FROM PUBLIC;
--> statement-breakpoint
DO $$
DECLARE
  public_role text;
BEGIN
  FOR public_role IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
    EXECUTE format('REVOKE ALL ON user_storage, internal.departures FROM %I', public_role);
  END LOOP;
END $$;
