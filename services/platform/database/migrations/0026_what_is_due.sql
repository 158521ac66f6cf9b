-- Rounds over all accounts find what is due without looking at every row. On large tables make these beforehand (docs/operating.md).
DROP INDEX IF EXISTS "identity_accounts_last_used";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "identity_accounts_guests_used" ON "identity_accounts" USING btree ("last_used_at") WHERE "identity_accounts"."is_anonymous";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "identity_devices_last_seen" ON "identity_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "identity_rate_limits_expire" ON "identity_rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "job_digests_due_index" ON "job_digests" USING btree ("next_at") WHERE "job_digests"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "jobs_deleted_index" ON "jobs" USING btree ("deleted_at") WHERE "jobs"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "letters_deleted_index" ON "letters" USING btree ("deleted_at") WHERE "letters"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "resumes_deleted_index" ON "resumes" USING btree ("deleted_at") WHERE "resumes"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "saved_searches_deleted_index" ON "saved_searches" USING btree ("deleted_at") WHERE "saved_searches"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "search_digests_due_index" ON "search_digests" USING btree ("next_at") WHERE "search_digests"."confirmed_at" is not null;