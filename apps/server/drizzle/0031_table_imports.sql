CREATE TABLE "table_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"file_size" bigint NOT NULL,
	"transfer_id" text NOT NULL,
	"state" text NOT NULL,
	"mapping" jsonb,
	"source" text,
	"engines" jsonb,
	"counts" jsonb,
	"message" text,
	"notice" text,
	"rejections" jsonb,
	"job_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "table_import_created_idx" ON "table_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "table_import_state_idx" ON "table_import" USING btree ("state");