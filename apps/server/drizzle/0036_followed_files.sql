CREATE TABLE "followed_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"created_by" text,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"mapping" jsonb,
	"frequency" text NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"content_hash" text,
	"last_checked_at" timestamp with time zone,
	"last_taken_at" timestamp with time zone,
	"next_run_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "table_import" ADD COLUMN "fetched" jsonb;--> statement-breakpoint
ALTER TABLE "table_import" ADD COLUMN "followed_id" uuid;--> statement-breakpoint
ALTER TABLE "followed_file" ADD CONSTRAINT "followed_file_owner_id_organisation_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_file" ADD CONSTRAINT "followed_file_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followed_file_due_idx" ON "followed_file" USING btree ("next_run_at");--> statement-breakpoint
ALTER TABLE "table_import" ADD CONSTRAINT "table_import_followed_id_followed_file_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."followed_file"("id") ON DELETE set null ON UPDATE no action;