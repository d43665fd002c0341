CREATE TABLE "deleted_analyses" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_analyses_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
ALTER TABLE "deleted_analyses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "total_analyses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_analyses" ADD CONSTRAINT "deleted_analyses_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_analyses_oldest" ON "deleted_analyses" USING btree ("deleted_at");--> statement-breakpoint
ALTER TABLE "video_analysis_results" DROP COLUMN "clip_upload_id";