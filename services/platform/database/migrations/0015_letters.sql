CREATE TABLE "letter_events" (
	"account_id" uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	CONSTRAINT "letter_events_pkey" PRIMARY KEY("account_id","letter_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "letter_versions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"name" text,
	"saved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_versions_pkey" PRIMARY KEY("account_id","id"),
	CONSTRAINT "letter_versions_account_letter_version_key" UNIQUE("account_id","letter_id","version")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letters_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "letter_events" ADD CONSTRAINT "letter_events_letter_fkey" FOREIGN KEY ("account_id","letter_id") REFERENCES "public"."letters"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_events" ADD CONSTRAINT "letter_events_event_fkey" FOREIGN KEY ("account_id","event_id") REFERENCES "public"."events"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_letter_fkey" FOREIGN KEY ("account_id","letter_id") REFERENCES "public"."letters"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_events_account_event_index" ON "letter_events" USING btree ("account_id","event_id");