ALTER TABLE "library_file" ADD COLUMN "name_searched" text;--> statement-breakpoint
ALTER TABLE "library_page" ADD COLUMN "searched" text;--> statement-breakpoint
ALTER TABLE "library_page" drop column "search";--> statement-breakpoint
ALTER TABLE "library_page" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', coalesce(nullif(searched, ''), text))) STORED;--> statement-breakpoint
CREATE INDEX "library_page_search_idx" ON "library_page" USING gin ("search");--> statement-breakpoint
CREATE INDEX "library_file_unwritten_idx" ON "library_file" USING btree ("id") WHERE "library_file"."name_searched" IS NULL;--> statement-breakpoint
CREATE INDEX "library_page_unwritten_idx" ON "library_page" USING btree ("file_id") WHERE "library_page"."searched" IS NULL;
