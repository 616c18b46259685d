CREATE TABLE "model_call" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid,
	"purpose" text NOT NULL,
	"task" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost" bigint,
	"started_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "model_reading" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"drafted_from" text,
	"draft" jsonb,
	"looked_at" text NOT NULL,
	"outcome" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_screening" (
	"project_id" uuid NOT NULL,
	"profile_key" text NOT NULL,
	"search_engine" text NOT NULL,
	"item_id" text NOT NULL,
	"record_hash" text NOT NULL,
	"grade" text,
	"screened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_screening_of" PRIMARY KEY("project_id","profile_key","search_engine","item_id")
);
--> statement-breakpoint
ALTER TABLE "model_call" ADD CONSTRAINT "model_call_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_reading" ADD CONSTRAINT "model_reading_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_screening" ADD CONSTRAINT "record_screening_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_call_started" ON "model_call" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "model_call_of_project" ON "model_call" USING btree ("project_id");