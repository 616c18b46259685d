-- Streams of a person look again whether they may go on, whichever way a session, a key or an account ends.
CREATE FUNCTION "tell_access_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notifications', json_build_object('userId', COALESCE(to_jsonb(OLD) ->> 'user_id', to_jsonb(OLD) ->> 'id'), 'what', 'access')::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "session_ended" AFTER DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION "tell_access_ended"();--> statement-breakpoint
CREATE TRIGGER "api_key_ended" AFTER DELETE ON "api_key" FOR EACH ROW EXECUTE FUNCTION "tell_access_ended"();--> statement-breakpoint
CREATE TRIGGER "user_disabled" AFTER UPDATE OF "disabled_at" ON "user" FOR EACH ROW WHEN (NEW."disabled_at" IS NOT NULL AND OLD."disabled_at" IS NULL) EXECUTE FUNCTION "tell_access_ended"();
