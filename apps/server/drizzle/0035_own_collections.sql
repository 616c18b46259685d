ALTER TABLE "organisation" ADD COLUMN "members_import" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "table_import" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "table_import" ADD CONSTRAINT "table_import_owner_id_organisation_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;