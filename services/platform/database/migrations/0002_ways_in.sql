CREATE TABLE "identity_devices" (
	"session_uid" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_devices_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "identity_password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD COLUMN "partner_issuer" text;--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD COLUMN "partner_subject" text;--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "identity_devices_account" ON "identity_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_password_resets_account" ON "identity_password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_password_resets_expiry" ON "identity_password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_accounts_partner" ON "identity_accounts" USING btree ("partner_issuer","partner_subject");--> statement-breakpoint
CREATE INDEX "identity_accounts_last_used" ON "identity_accounts" USING btree ("last_used_at");