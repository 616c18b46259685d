CREATE TABLE "search_tabs" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"order" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_tabs" ADD CONSTRAINT "search_tabs_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;