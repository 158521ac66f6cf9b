ALTER TABLE "identity_reset_requests" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;