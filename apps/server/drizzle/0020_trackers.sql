CREATE TABLE "agent" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"created_by" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"companies" json NOT NULL,
	"eligible_applicants" jsonb NOT NULL,
	"precision" text NOT NULL,
	"schedule" jsonb NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_run_at" timestamp with time zone,
	"next_run_at" timestamp with time zone NOT NULL,
	"asked_to_run_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agent_hit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agent_id" uuid NOT NULL,
	"run_id" uuid,
	"key" text NOT NULL,
	"content" json NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_look" (
	"at" timestamp with time zone NOT NULL,
	"search_engine" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "agent_look_at_search_engine_pk" PRIMARY KEY("at","search_engine")
);
--> statement-breakpoint
CREATE TABLE "agent_place" (
	"id" integer PRIMARY KEY NOT NULL,
	"place" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agent_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_manual" boolean NOT NULL,
	"looked_at" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closing_notice" (
	"project_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"closes" text NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "closing_notice_project_id_item_id_closes_days_pk" PRIMARY KEY("project_id","item_id","closes","days")
);
--> statement-breakpoint
CREATE TABLE "company_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent" ADD CONSTRAINT "agent_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent" ADD CONSTRAINT "agent_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_hit" ADD CONSTRAINT "agent_hit_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_hit" ADD CONSTRAINT "agent_hit_run_id_agent_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."agent_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_run" ADD CONSTRAINT "agent_run_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_notice" ADD CONSTRAINT "closing_notice_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_request" ADD CONSTRAINT "company_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_project_idx" ON "agent" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_person_idx" ON "agent" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "agent_due_idx" ON "agent" USING btree ("next_run_at") WHERE not "agent"."is_paused";--> statement-breakpoint
CREATE UNIQUE INDEX "agent_hit_key_idx" ON "agent_hit" USING btree ("agent_id","key");--> statement-breakpoint
CREATE INDEX "agent_hit_run_idx" ON "agent_hit" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "agent_hit_untold_idx" ON "agent_hit" USING btree ("agent_id") WHERE "agent_hit"."run_id" is null;--> statement-breakpoint
CREATE INDEX "agent_run_agent_idx" ON "agent_run" USING btree ("agent_id","at");--> statement-breakpoint
CREATE INDEX "company_request_user_idx" ON "company_request" USING btree ("user_id");