CREATE TABLE "identity_split" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"a_engine" text NOT NULL,
	"a_id" text NOT NULL,
	"b_engine" text NOT NULL,
	"b_id" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_split_pair" UNIQUE("a_engine","a_id","b_engine","b_id")
);
--> statement-breakpoint
ALTER TABLE "identity_split" ADD CONSTRAINT "identity_split_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_split_b_idx" ON "identity_split" USING btree ("b_engine","b_id");