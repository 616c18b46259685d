CREATE TABLE "live_watch" (
	"kind" text NOT NULL,
	"of_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"words" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"next_ask_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_watch_kind_of_id_pk" PRIMARY KEY("kind","of_id")
);
--> statement-breakpoint
ALTER TABLE "live_ask" ADD COLUMN "is_for_search" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_watch" ADD CONSTRAINT "live_watch_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_watch" ADD CONSTRAINT "live_watch_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_watch_due_idx" ON "live_watch" USING btree ("next_ask_at");--> statement-breakpoint
CREATE INDEX "live_watch_user_idx" ON "live_watch" USING btree ("user_id");