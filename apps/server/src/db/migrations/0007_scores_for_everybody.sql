CREATE TABLE "internal"."feeds" (
	"name" text PRIMARY KEY NOT NULL,
	"source" text,
	"body" jsonb,
	"fetched_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internal"."feeds" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
REVOKE ALL ON internal.feeds FROM PUBLIC;
--> statement-breakpoint
DO $$
DECLARE
  public_role text;
BEGIN
  FOR public_role IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
    EXECUTE format('REVOKE ALL ON internal.feeds FROM %I', public_role);
  END LOOP;
END $$;
