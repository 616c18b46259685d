CREATE TABLE "import_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"job_id" text,
	"since" text,
	"counts" jsonb,
	"total" integer,
	"message" text,
	"rejections" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_schedule" (
	"source" text PRIMARY KEY NOT NULL,
	"cron" text,
	"is_default" boolean NOT NULL,
	"next_run_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "import_run_source_idx" ON "import_run" USING btree ("source","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "import_run_active_idx" ON "import_run" USING btree ("source") WHERE "import_run"."state" in ('queued', 'running');