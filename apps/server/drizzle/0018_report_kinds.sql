CREATE TABLE "report_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"project_id" uuid,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_usage" ADD COLUMN "basis" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_usage" ADD COLUMN "is_written" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "report_usage" DROP CONSTRAINT "report_usage_pkey";--> statement-breakpoint
ALTER TABLE "report_usage" ADD CONSTRAINT "report_usage_report_id_basis_pk" PRIMARY KEY("report_id","basis");--> statement-breakpoint
ALTER TABLE "report_template" ADD CONSTRAINT "report_template_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_template" ADD CONSTRAINT "report_template_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_template_owner_idx" ON "report_template" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "report_template_project_idx" ON "report_template" USING btree ("project_id");