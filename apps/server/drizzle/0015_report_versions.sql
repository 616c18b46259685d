CREATE TABLE "report_source" (
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"engine" text NOT NULL,
	"record_id" text NOT NULL,
	"hash" text NOT NULL,
	"title" text NOT NULL,
	"fields" jsonb NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "report_source_report_id_version_engine_record_id_pk" PRIMARY KEY("report_id","version","engine","record_id")
);
--> statement-breakpoint
CREATE TABLE "report_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"by_id" text,
	"at" timestamp with time zone NOT NULL,
	"written_version" integer NOT NULL,
	"withheld" jsonb,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "version_kind" text DEFAULT 'written' NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "version_by" text;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "version_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "written_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "withheld" jsonb;--> statement-breakpoint
ALTER TABLE "report_source" ADD CONSTRAINT "report_source_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_version" ADD CONSTRAINT "report_version_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_version" ADD CONSTRAINT "report_version_by_id_user_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_version_idx" ON "report_version" USING btree ("report_id","version");--> statement-breakpoint
CREATE INDEX "report_version_by_idx" ON "report_version" USING btree ("by_id");--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_version_by_user_id_fk" FOREIGN KEY ("version_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;