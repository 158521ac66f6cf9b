CREATE TABLE "identity_email_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "identity_email_links_account" ON "identity_email_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_email_links_expiry" ON "identity_email_links" USING btree ("expires_at");