CREATE TABLE "identity_delays" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"wait_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_cookie_keys" DROP CONSTRAINT "identity_cookie_keys_pkey";--> statement-breakpoint
ALTER TABLE "identity_cookie_keys" ALTER COLUMN "secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_signing_keys" ALTER COLUMN "private_jwk" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_cookie_keys" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_cookie_keys" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "identity_cookie_keys" ADD COLUMN "active_from" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_signing_keys" ADD COLUMN "sealed" text;--> statement-breakpoint
CREATE INDEX "identity_delays_expiry" ON "identity_delays" USING btree ("expires_at");