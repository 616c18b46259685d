CREATE TABLE "catalogue_checkpoint" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"added" bigint DEFAULT 0 NOT NULL,
	"changed" bigint DEFAULT 0 NOT NULL,
	"unchanged" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_earlier" (
	"engine" text NOT NULL,
	"id" text NOT NULL,
	"place" bigint NOT NULL,
	"at" bigint NOT NULL,
	"fields" text NOT NULL,
	CONSTRAINT "catalogue_earlier_engine_id_place_pk" PRIMARY KEY("engine","id","place")
);
--> statement-breakpoint
CREATE TABLE "catalogue_engine" (
	"engine" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_facet_value" (
	"engine" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"folded" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "catalogue_facet_value_engine_field_value_pk" PRIMARY KEY("engine","field","value")
);
--> statement-breakpoint
CREATE TABLE "catalogue_identity" (
	"key" text NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "catalogue_identity_key_place_pk" PRIMARY KEY("key","place")
);
--> statement-breakpoint
CREATE TABLE "catalogue_model" (
	"code" integer PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"dimension" integer NOT NULL,
	"documents" integer NOT NULL,
	"is_serving" boolean DEFAULT false NOT NULL,
	"data" "bytea",
	CONSTRAINT "catalogue_model_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_outbox" (
	"number" bigint PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_record" (
	"place" bigint PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"id" text NOT NULL,
	"hash" text NOT NULL,
	"json" text NOT NULL,
	"source" text NOT NULL,
	"collection" text,
	"is_sample" boolean NOT NULL,
	"hidden" integer NOT NULL,
	"date" integer NOT NULL,
	"closes" integer,
	"seen" bigint NOT NULL,
	"born" bigint NOT NULL,
	"watched" bigint,
	"draw" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_search_index" (
	"name" text PRIMARY KEY NOT NULL,
	"told" bigint NOT NULL,
	"is_serving" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"place" bigint DEFAULT 0 NOT NULL,
	"outbox" bigint DEFAULT 0 NOT NULL,
	"closed_until" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_vector" (
	"model" integer NOT NULL,
	"place" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "catalogue_vector_place_model_pk" PRIMARY KEY("place","model")
);
--> statement-breakpoint
ALTER TABLE "catalogue_identity" ADD CONSTRAINT "catalogue_identity_place_catalogue_record_place_fk" FOREIGN KEY ("place") REFERENCES "public"."catalogue_record"("place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_vector" ADD CONSTRAINT "catalogue_vector_model_catalogue_model_code_fk" FOREIGN KEY ("model") REFERENCES "public"."catalogue_model"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_vector" ADD CONSTRAINT "catalogue_vector_place_catalogue_record_place_fk" FOREIGN KEY ("place") REFERENCES "public"."catalogue_record"("place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_earlier_by_time" ON "catalogue_earlier" USING btree ("at");--> statement-breakpoint
CREATE INDEX "catalogue_identity_by_place" ON "catalogue_identity" USING btree ("place");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_record_by_ref" ON "catalogue_record" USING btree ("engine","id");--> statement-breakpoint
CREATE INDEX "catalogue_record_by_source" ON "catalogue_record" USING btree ("engine","source","place");--> statement-breakpoint
CREATE INDEX "catalogue_record_counted" ON "catalogue_record" USING btree ("engine","hidden","is_sample","collection","date");--> statement-breakpoint
CREATE INDEX "catalogue_record_drawn" ON "catalogue_record" USING btree ("engine","is_sample","draw") WHERE "catalogue_record"."hidden" = 0;--> statement-breakpoint
CREATE INDEX "catalogue_record_closing" ON "catalogue_record" USING btree ("closes") WHERE "catalogue_record"."closes" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_record_real" ON "catalogue_record" USING btree ("place") WHERE NOT "catalogue_record"."is_sample" AND "catalogue_record"."collection" IS NULL;--> statement-breakpoint
CREATE INDEX "catalogue_record_owned" ON "catalogue_record" USING btree ("collection") WHERE "catalogue_record"."collection" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_vector_by_model" ON "catalogue_vector" USING btree ("model","place");