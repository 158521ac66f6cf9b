CREATE TABLE "share_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"share_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_views" (
	"account_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "share_views_pkey" PRIMARY KEY("account_id","share_id","day")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"address" text NOT NULL,
	"label" text NOT NULL,
	"mode" text NOT NULL,
	"frozen" jsonb,
	"frozen_at" timestamp with time zone,
	"language" text NOT NULL,
	"password_hash" text,
	"hides_phone" boolean DEFAULT false NOT NULL,
	"hides_email" boolean DEFAULT false NOT NULL,
	"hides_address" boolean DEFAULT false NOT NULL,
	"allows_search" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_pkey" PRIMARY KEY("account_id","id"),
	CONSTRAINT "shares_mode_check" CHECK ("shares"."mode" in ('live', 'frozen')),
	CONSTRAINT "shares_frozen_check" CHECK (("shares"."mode" = 'frozen') = ("shares"."frozen" is not null))
);
--> statement-breakpoint
ALTER TABLE "share_views" ADD CONSTRAINT "share_views_share_fkey" FOREIGN KEY ("account_id","share_id") REFERENCES "public"."shares"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_resume_fkey" FOREIGN KEY ("account_id","resume_id") REFERENCES "public"."resumes"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_addresses_account_index" ON "share_addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "shares_account_resume_index" ON "shares" USING btree ("account_id","resume_id");