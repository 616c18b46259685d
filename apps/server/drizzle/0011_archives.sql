CREATE TABLE "project_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"transfer_id" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"message" text,
	"summary" jsonb,
	"content_hash" text,
	"stored_files" integer DEFAULT 0 NOT NULL,
	"job_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_file" ADD COLUMN "recognition" jsonb;--> statement-breakpoint
ALTER TABLE "project_event" ADD COLUMN "by_name" text;--> statement-breakpoint
ALTER TABLE "project_import" ADD CONSTRAINT "project_import_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_import_owner_idx" ON "project_import" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "project_import_touched_idx" ON "project_import" USING btree ("touched_at");