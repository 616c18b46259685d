CREATE TABLE "alert_change" (
	"saved_search_id" uuid NOT NULL,
	"record_id" text NOT NULL,
	"title" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_change_saved_search_id_record_id_pk" PRIMARY KEY("saved_search_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "alert_place" (
	"id" integer PRIMARY KEY NOT NULL,
	"place" bigint NOT NULL,
	"began_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_mail" ADD COLUMN "changed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "news_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_change" ADD CONSTRAINT "alert_change_saved_search_id_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_search"("id") ON DELETE cascade ON UPDATE no action;