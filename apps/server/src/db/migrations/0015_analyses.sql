CREATE TABLE "analysis_insights" (
	"player_id" uuid NOT NULL,
	"video_analysis_id" uuid NOT NULL,
	"priority" integer NOT NULL,
	"insight_type" text DEFAULT 'tip' NOT NULL,
	"category" text DEFAULT 'general' NOT NULL,
	"message" text NOT NULL,
	"confidence" real DEFAULT 0.8 NOT NULL,
	"reason" text,
	CONSTRAINT "analysis_insights_player_id_video_analysis_id_priority_pk" PRIMARY KEY("player_id","video_analysis_id","priority")
);
--> statement-breakpoint
ALTER TABLE "analysis_insights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "analysis_queue" (
	"id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"video_url" text,
	"analysis_type" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analysis_queue_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
ALTER TABLE "analysis_queue" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "frame_analysis" (
	"player_id" uuid NOT NULL,
	"video_analysis_id" uuid NOT NULL,
	"frame_number" integer NOT NULL,
	"timestamp_ms" integer NOT NULL,
	"landmarks" jsonb,
	"pose_confidence" real NOT NULL,
	"angles" jsonb NOT NULL,
	"metrics" jsonb NOT NULL,
	CONSTRAINT "frame_analysis_player_id_video_analysis_id_frame_number_pk" PRIMARY KEY("player_id","video_analysis_id","frame_number")
);
--> statement-breakpoint
ALTER TABLE "frame_analysis" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "key_frames" (
	"player_id" uuid NOT NULL,
	"video_analysis_id" uuid NOT NULL,
	"frame_number" integer NOT NULL,
	"frame_type" text DEFAULT 'custom' NOT NULL,
	"gcs_image_url" text,
	"vision_api_analysis" jsonb,
	"confidence_score" real,
	CONSTRAINT "key_frames_player_id_video_analysis_id_frame_number_pk" PRIMARY KEY("player_id","video_analysis_id","frame_number")
);
--> statement-breakpoint
ALTER TABLE "key_frames" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "motion_tracking" (
	"player_id" uuid NOT NULL,
	"video_analysis_id" uuid NOT NULL,
	"tracking_point" text NOT NULL,
	"motion_data" jsonb NOT NULL,
	"max_velocity" double precision NOT NULL,
	"max_acceleration" double precision NOT NULL,
	"total_distance" double precision NOT NULL,
	CONSTRAINT "motion_tracking_player_id_video_analysis_id_tracking_point_pk" PRIMARY KEY("player_id","video_analysis_id","tracking_point")
);
--> statement-breakpoint
ALTER TABLE "motion_tracking" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "video_analysis_results" (
	"id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"session_id" uuid,
	"analysis_type" text NOT NULL,
	"sharing" text NOT NULL,
	"video_url" text DEFAULT 'pending_upload' NOT NULL,
	"gcs_video_url" text,
	"gcs_bucket" text,
	"gcs_file_path" text,
	"video_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"gemini_analysis" jsonb,
	"analysis_data" jsonb,
	"mediapipe_data" jsonb,
	"vision_api_data" jsonb,
	"summary" text,
	"analysis_status" text DEFAULT 'pending' NOT NULL,
	"frame_count" integer DEFAULT 0 NOT NULL,
	"overall_score" smallint,
	"measures_version" text,
	"clip_state" text DEFAULT 'none' NOT NULL,
	"clip_bytes" bigint,
	"clip_type" text,
	"clip_upload_id" text,
	"keeps_clip" boolean DEFAULT false NOT NULL,
	"clip_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_analysis_results_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "video_analysis_results_score" CHECK ("video_analysis_results"."overall_score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "video_analysis_results" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "analysis_insights" ADD CONSTRAINT "analysis_insights_of" FOREIGN KEY ("player_id","video_analysis_id") REFERENCES "public"."video_analysis_results"("player_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_queue" ADD CONSTRAINT "analysis_queue_of" FOREIGN KEY ("player_id","id") REFERENCES "public"."video_analysis_results"("player_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frame_analysis" ADD CONSTRAINT "frame_analysis_of" FOREIGN KEY ("player_id","video_analysis_id") REFERENCES "public"."video_analysis_results"("player_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_frames" ADD CONSTRAINT "key_frames_of" FOREIGN KEY ("player_id","video_analysis_id") REFERENCES "public"."video_analysis_results"("player_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "motion_tracking" ADD CONSTRAINT "motion_tracking_of" FOREIGN KEY ("player_id","video_analysis_id") REFERENCES "public"."video_analysis_results"("player_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_analysis_results" ADD CONSTRAINT "video_analysis_results_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_analysis_results_newest" ON "video_analysis_results" USING btree ("player_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "video_analysis_results_clips" ON "video_analysis_results" USING btree ("clip_expires_at") WHERE "video_analysis_results"."clip_state" in ('uploading', 'stored');--> statement-breakpoint
CREATE VIEW "public"."analysis_overview" WITH (security_invoker = true) AS (select "id", "player_id", "created_at", "analysis_type", "overall_score" as "summary_score", "analysis_status" as "status", coalesce("summary", 'Summary not available') as "summary", "sharing", "video_metadata" ->> 'error_message' as "error", "measures_version", "clip_state", "clip_bytes", "clip_type", "keeps_clip", "clip_expires_at" from "video_analysis_results");