CREATE TABLE "calendar_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY("account_id")
);
--> statement-breakpoint
CREATE TABLE "job_digests" (
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"time_zone" text NOT NULL,
	"hour" smallint NOT NULL,
	"language" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_digests_pkey" PRIMARY KEY("account_id")
);
--> statement-breakpoint
CREATE TABLE "job_sent" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"engine" text NOT NULL,
	CONSTRAINT "job_sent_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "job_sent_blocks" (
	"account_id" uuid NOT NULL,
	"sent_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"wording_key" text NOT NULL,
	"wording" text NOT NULL,
	CONSTRAINT "job_sent_blocks_pkey" PRIMARY KEY("account_id","sent_id","event_id","wording_key")
);
--> statement-breakpoint
CREATE TABLE "job_sent_documents" (
	"account_id" uuid NOT NULL,
	"sent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"pdf" "bytea" NOT NULL,
	CONSTRAINT "job_sent_documents_pkey" PRIMARY KEY("account_id","sent_id","kind"),
	CONSTRAINT "job_sent_documents_kind_check" CHECK ("job_sent_documents"."kind" in ('resume', 'letter'))
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_digests" ADD CONSTRAINT "job_digests_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sent" ADD CONSTRAINT "job_sent_job_fkey" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."jobs"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sent_blocks" ADD CONSTRAINT "job_sent_blocks_sent_fkey" FOREIGN KEY ("account_id","sent_id") REFERENCES "public"."job_sent"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sent_documents" ADD CONSTRAINT "job_sent_documents_sent_fkey" FOREIGN KEY ("account_id","sent_id") REFERENCES "public"."job_sent"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_addresses_account_index" ON "calendar_addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "job_sent_account_job_index" ON "job_sent" USING btree ("account_id","job_id");