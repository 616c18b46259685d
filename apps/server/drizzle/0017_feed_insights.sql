CREATE TABLE "feed_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"search_engine" text NOT NULL,
	"record_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"place" integer NOT NULL,
	"is_starred" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"notes_version" integer DEFAULT 0 NOT NULL,
	"notes_by" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_run" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"seen_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"key" text NOT NULL,
	"asked_by" text,
	"questions" jsonb,
	"state" text NOT NULL,
	"content" jsonb,
	"importance" integer DEFAULT 0 NOT NULL,
	"is_bookmarked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "insight_like" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"insight_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"is_liked" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_run" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "insight_usage" (
	"insight_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"feed_item_id" uuid,
	"insight_id" uuid,
	"shared_by" text,
	"is_indexed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_link_of_one" CHECK (("shared_link"."feed_item_id" is null) <> ("shared_link"."insight_id" is null))
);
--> statement-breakpoint
ALTER TABLE "feed_item" ADD CONSTRAINT "feed_item_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_item" ADD CONSTRAINT "feed_item_notes_by_user_id_fk" FOREIGN KEY ("notes_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_run" ADD CONSTRAINT "feed_run_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight" ADD CONSTRAINT "insight_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight" ADD CONSTRAINT "insight_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_like" ADD CONSTRAINT "insight_like_insight_id_insight_id_fk" FOREIGN KEY ("insight_id") REFERENCES "public"."insight"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_like" ADD CONSTRAINT "insight_like_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_run" ADD CONSTRAINT "insight_run_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_usage" ADD CONSTRAINT "insight_usage_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link" ADD CONSTRAINT "shared_link_feed_item_id_feed_item_id_fk" FOREIGN KEY ("feed_item_id") REFERENCES "public"."feed_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link" ADD CONSTRAINT "shared_link_insight_id_insight_id_fk" FOREIGN KEY ("insight_id") REFERENCES "public"."insight"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link" ADD CONSTRAINT "shared_link_shared_by_user_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_item_of_record" ON "feed_item" USING btree ("project_id","search_engine","record_id");--> statement-breakpoint
CREATE INDEX "feed_item_of_project" ON "feed_item" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "feed_item_notes_by" ON "feed_item" USING btree ("notes_by");--> statement-breakpoint
CREATE INDEX "insight_of_project" ON "insight" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "insight_standing" ON "insight" USING btree ("project_id","key") WHERE "insight"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "insight_asked_by" ON "insight" USING btree ("asked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "insight_like_of" ON "insight_like" USING btree ("insight_id","user_id");--> statement-breakpoint
CREATE INDEX "insight_usage_of" ON "insight_usage" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_link_token" ON "shared_link" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_link_of_feed_item" ON "shared_link" USING btree ("feed_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_link_of_insight" ON "shared_link" USING btree ("insight_id");--> statement-breakpoint
CREATE INDEX "shared_link_by" ON "shared_link" USING btree ("shared_by");