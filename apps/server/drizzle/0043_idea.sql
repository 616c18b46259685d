CREATE TABLE "held_chart" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"chart" jsonb NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "near_judgement" (
	"project_id" uuid NOT NULL,
	"asked_key" text NOT NULL,
	"search_engine" text NOT NULL,
	"item_id" text NOT NULL,
	"record_hash" text NOT NULL,
	"near" jsonb NOT NULL,
	"judged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "near_judgement_of" PRIMARY KEY("project_id","asked_key","search_engine","item_id")
);
--> statement-breakpoint
CREATE TABLE "project_statements" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"statements" jsonb,
	"put_for" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_mark" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"statement" text NOT NULL,
	"search_engine" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"verdict" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "held_chart" ADD CONSTRAINT "held_chart_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "near_judgement" ADD CONSTRAINT "near_judgement_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_statements" ADD CONSTRAINT "project_statements_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_mark" ADD CONSTRAINT "statement_mark_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_mark_of" ON "statement_mark" USING btree ("project_id","statement","search_engine","item_id");