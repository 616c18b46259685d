CREATE TABLE "sign_up_invitation" (
	"email" text PRIMARY KEY NOT NULL,
	"invited_at" timestamp with time zone NOT NULL
);
