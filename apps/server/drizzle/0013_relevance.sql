CREATE TABLE "project_profile" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"corrections" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_mark" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"search_engine" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"verdict" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_profile" ADD CONSTRAINT "project_profile_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_mark" ADD CONSTRAINT "record_mark_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "record_mark_of" ON "record_mark" USING btree ("project_id","search_engine","item_id");