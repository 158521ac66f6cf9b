ALTER TABLE "job_digests" ADD COLUMN "secret" text NOT NULL;--> statement-breakpoint
ALTER TABLE "job_digests" ADD COLUMN "confirmed_at" timestamp with time zone;