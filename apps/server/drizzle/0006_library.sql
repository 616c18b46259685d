CREATE TABLE "library_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"folder_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"last_modified" bigint,
	"storage_key" text NOT NULL,
	"transfer_id" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"pages" integer,
	"characters" integer,
	"content_hash" text,
	"job_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_folder" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"is_other" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_page" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', text)) STORED,
	CONSTRAINT "library_page_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
ALTER TABLE "library_file" ADD CONSTRAINT "library_file_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_file" ADD CONSTRAINT "library_file_folder_id_library_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."library_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_folder" ADD CONSTRAINT "library_folder_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_page" ADD CONSTRAINT "library_page_file_id_library_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."library_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "library_file_name_idx" ON "library_file" USING btree ("folder_id","name_key");--> statement-breakpoint
CREATE INDEX "library_file_owner_idx" ON "library_file" USING btree ("owner_id","folder_id");--> statement-breakpoint
CREATE INDEX "library_file_pending_idx" ON "library_file" USING btree ("touched_at") WHERE "library_file"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "library_folder_name_idx" ON "library_folder" USING btree ("owner_id","name_key");--> statement-breakpoint
CREATE INDEX "library_page_search_idx" ON "library_page" USING gin ("search");