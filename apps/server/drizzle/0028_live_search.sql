CREATE TABLE "live_answer" (
	"ask_id" uuid NOT NULL,
	"source" text NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"job_id" text,
	"limit" integer NOT NULL,
	"answer" jsonb,
	"reason" text,
	"is_unreachable" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "live_answer_ask_id_source_pk" PRIMARY KEY("ask_id","source")
);
--> statement-breakpoint
CREATE TABLE "live_ask" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" text,
	"is_weekly" boolean NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_consent" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"consent" text NOT NULL,
	"user_id" text,
	"next_ask_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "live_host" (
	"host" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"requests" integer NOT NULL,
	"next_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_answer" ADD CONSTRAINT "live_answer_ask_id_live_ask_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."live_ask"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_ask" ADD CONSTRAINT "live_ask_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_ask" ADD CONSTRAINT "live_ask_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_consent" ADD CONSTRAINT "live_consent_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_consent" ADD CONSTRAINT "live_consent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_ask_project_idx" ON "live_ask" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "live_ask_user_idx" ON "live_ask" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "live_consent_due_idx" ON "live_consent" USING btree ("next_ask_at");