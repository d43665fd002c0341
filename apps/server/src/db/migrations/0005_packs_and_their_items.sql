CREATE TABLE "player_collection" (
	"id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"reward_id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_name" text NOT NULL,
	"item_emoji" text NOT NULL,
	"rarity" text NOT NULL,
	"idempotency_key" uuid,
	"obtained_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_collection_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "player_collection_item_type" CHECK ("player_collection"."item_type" in ('player', 'badge', 'item')),
	CONSTRAINT "player_collection_rarity" CHECK ("player_collection"."rarity" in ('common', 'rare', 'epic', 'legendary'))
);
--> statement-breakpoint
ALTER TABLE "player_collection" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "player_collection" ADD CONSTRAINT "player_collection_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "player_collection_key" ON "player_collection" USING btree ("player_id","idempotency_key");--> statement-breakpoint
REVOKE ALL ON player_collection FROM PUBLIC;
--> statement-breakpoint
DO $$
DECLARE
  public_role text;
BEGIN
  FOR public_role IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
    EXECUTE format('REVOKE ALL ON player_collection FROM %I', public_role);
  END LOOP;
END $$;
