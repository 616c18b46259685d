ALTER TABLE "notification_mail" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text;