CREATE TABLE "project_visit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"previous_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pulse_panel" (
	"key" text PRIMARY KEY NOT NULL,
	"project_id" uuid,
	"state" text NOT NULL,
	"answer" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_visit" ADD CONSTRAINT "project_visit_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_visit" ADD CONSTRAINT "project_visit_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_panel" ADD CONSTRAINT "pulse_panel_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "project_visit_of" ON "project_visit" USING btree ("user_id","project_id");--> statement-breakpoint
CREATE INDEX "pulse_panel_of_project" ON "pulse_panel" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "pulse_panel_expires" ON "pulse_panel" USING btree ("expires_at");