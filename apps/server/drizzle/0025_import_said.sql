ALTER TABLE "project_import" ADD COLUMN "step_said" jsonb;--> statement-breakpoint
ALTER TABLE "project_import" ADD COLUMN "message_said" jsonb;