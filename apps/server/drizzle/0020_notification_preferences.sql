CREATE TABLE "digest_time" (
	"user_id" text PRIMARY KEY NOT NULL,
	"time_zone" text,
	"hour" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choice" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"choice" text NOT NULL,
	CONSTRAINT "notification_choice_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notification_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"title" text NOT NULL,
	"message" text,
	"forward_url" text,
	"project_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"batch_id" uuid,
	"handed_over_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "digest_time" ADD CONSTRAINT "digest_time_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mail" ADD CONSTRAINT "notification_mail_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mail" ADD CONSTRAINT "notification_mail_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_mail_user_idx" ON "notification_mail" USING btree ("user_id","way","created_at");