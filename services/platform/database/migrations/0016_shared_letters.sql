ALTER TABLE "share_pdfs" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ALTER COLUMN "resume_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "share_pdfs" ADD COLUMN "letter_bytes" "bytea";--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "letter_id" uuid;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_letter_fkey" FOREIGN KEY ("account_id","letter_id") REFERENCES "public"."letters"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shares_account_letter_index" ON "shares" USING btree ("account_id","letter_id");--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_shows_check" CHECK ("shares"."resume_id" is not null or "shares"."letter_id" is not null);