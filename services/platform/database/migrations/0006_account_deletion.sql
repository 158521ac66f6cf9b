ALTER TABLE "accounts" ADD COLUMN "deletion_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "access_ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "accounts_deletion_date" ON "accounts" USING btree ("deletion_date") WHERE "accounts"."deletion_date" is not null;