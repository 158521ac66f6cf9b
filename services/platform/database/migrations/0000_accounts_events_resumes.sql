CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"product" text DEFAULT 'free' NOT NULL,
	"headshot_url" text,
	"mj_user_id" text,
	"mj_domain" text,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phone" text,
	"linkedin" text,
	"address_one" text,
	"address_two" text,
	"city" text,
	"state" text,
	"zip" text,
	"country" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_issuer_subject_key" UNIQUE("issuer","subject"),
	CONSTRAINT "accounts_product_check" CHECK ("accounts"."product" in ('free', 'plus', 'partner'))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"uuid" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"synced" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_pkey" PRIMARY KEY("account_id","id"),
	CONSTRAINT "events_account_uuid_key" UNIQUE("account_id","uuid"),
	CONSTRAINT "events_kind_check" CHECK ("events"."kind" in ('work', 'edu', 'skill'))
);
--> statement-breakpoint
CREATE TABLE "resume_events" (
	"account_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	CONSTRAINT "resume_events_pkey" PRIMARY KEY("account_id","resume_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resumes_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_events" ADD CONSTRAINT "resume_events_resume_fkey" FOREIGN KEY ("account_id","resume_id") REFERENCES "public"."resumes"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_events" ADD CONSTRAINT "resume_events_event_fkey" FOREIGN KEY ("account_id","event_id") REFERENCES "public"."events"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_account_kind_index" ON "events" USING btree ("account_id","kind");--> statement-breakpoint
CREATE INDEX "resume_events_account_event_index" ON "resume_events" USING btree ("account_id","event_id");