CREATE TABLE "payment_events" (
	"name" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"once" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"months" integer NOT NULL,
	"session" text,
	"account_id" uuid,
	"giver_name" text,
	"giver_email" text,
	"recipient_name" text,
	"recipient_email" text,
	"message" text,
	"deliver_at" timestamp with time zone,
	"delivery" text DEFAULT 'waiting' NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_orders_reference_key" UNIQUE("reference"),
	CONSTRAINT "plan_orders_once_key" UNIQUE("once"),
	CONSTRAINT "plan_orders_code_hash_key" UNIQUE("code_hash"),
	CONSTRAINT "plan_orders_kind_check" CHECK ("plan_orders"."kind" in ('gift', 'own')),
	CONSTRAINT "plan_orders_state_check" CHECK ("plan_orders"."state" in ('waiting', 'paid', 'ended', 'refunded')),
	CONSTRAINT "plan_orders_delivery_check" CHECK ("plan_orders"."delivery" in ('waiting', 'sent', 'delivered', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "plus_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "plan_orders_account_index" ON "plan_orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "plan_orders_to_deliver" ON "plan_orders" USING btree ("deliver_at") WHERE "plan_orders"."delivery" = 'waiting' and "plan_orders"."state" = 'paid';