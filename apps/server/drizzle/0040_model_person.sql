CREATE TABLE "insight_step" (
	"insight_id" uuid NOT NULL,
	"step" text NOT NULL,
	"output" jsonb NOT NULL,
	CONSTRAINT "insight_step_insight_id_step_pk" PRIMARY KEY("insight_id","step")
);
--> statement-breakpoint
ALTER TABLE "model_call" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "insight_step" ADD CONSTRAINT "insight_step_insight_id_insight_id_fk" FOREIGN KEY ("insight_id") REFERENCES "public"."insight"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_call" ADD CONSTRAINT "model_call_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_call_of_user" ON "model_call" USING btree ("user_id","started_at");