CREATE TABLE "project_matches" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"list" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_profile" ADD COLUMN "scope" text;--> statement-breakpoint
ALTER TABLE "project_matches" ADD CONSTRAINT "project_matches_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;