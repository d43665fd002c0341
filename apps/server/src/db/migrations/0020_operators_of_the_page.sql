CREATE TABLE "internal"."operators" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internal"."operators" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "internal"."operators" ADD CONSTRAINT "operators_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;