ALTER TABLE "library_file" ADD COLUMN "reason_said" jsonb;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "project_event" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "step_said" jsonb;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "message_said" jsonb;