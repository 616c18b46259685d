CREATE TABLE "expert_check" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"requester_id" text NOT NULL,
	"note" text NOT NULL,
	"reviewer_id" text,
	"summary" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_thread" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"place" jsonb NOT NULL,
	"quote" text NOT NULL,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "expert_check" ADD CONSTRAINT "expert_check_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_check" ADD CONSTRAINT "expert_check_requester_id_user_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_check" ADD CONSTRAINT "expert_check_reviewer_id_user_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_comment" ADD CONSTRAINT "report_comment_thread_id_report_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."report_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_comment" ADD CONSTRAINT "report_comment_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_thread" ADD CONSTRAINT "report_thread_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "expert_check_open_idx" ON "expert_check" USING btree ("report_id") WHERE state in ('asked', 'reviewing');--> statement-breakpoint
CREATE INDEX "expert_check_report_idx" ON "expert_check" USING btree ("report_id","asked_at");--> statement-breakpoint
CREATE INDEX "expert_check_state_idx" ON "expert_check" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "expert_check_requester_idx" ON "expert_check" USING btree ("requester_id");--> statement-breakpoint
CREATE INDEX "expert_check_reviewer_idx" ON "expert_check" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "report_comment_thread_idx" ON "report_comment" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "report_comment_author_idx" ON "report_comment" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "report_thread_report_idx" ON "report_thread" USING btree ("report_id");