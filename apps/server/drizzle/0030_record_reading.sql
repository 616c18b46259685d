CREATE TABLE "record_reading" (
	"search_engine" text NOT NULL,
	"item_id" text NOT NULL,
	"state" text NOT NULL,
	"notes" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_reading_of" PRIMARY KEY("search_engine","item_id")
);
