CREATE TABLE "places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"search_text" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "places_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "posting_feeds" (
	"source" text PRIMARY KEY NOT NULL,
	"etag" text,
	"last_modified" text,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_problem" text
);
--> statement-breakpoint
CREATE TABLE "posting_problems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"external_id" text,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_sources" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"posting_id" uuid NOT NULL,
	"link" text,
	"content_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posting_sources_pkey" PRIMARY KEY("source","external_id")
);
--> statement-breakpoint
CREATE TABLE "posting_texts" (
	"posting_id" uuid PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_words" (
	"word" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"company_key" text NOT NULL,
	"location" text,
	"place_ids" uuid[] DEFAULT '{}' NOT NULL,
	"workplace" text,
	"employment_types" text[] DEFAULT '{}' NOT NULL,
	"salary_min" numeric(14, 2),
	"salary_max" numeric(14, 2),
	"currency" text,
	"salary_period" text,
	"yearly_salary" double precision,
	"posted_on" date NOT NULL,
	"closes_on" date,
	"closed_at" timestamp with time zone,
	"source_name" text NOT NULL,
	"link" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"fingerprint" text NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"sort" text NOT NULL,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_until" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_digests" (
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"time_zone" text NOT NULL,
	"hour" smallint NOT NULL,
	"language" text NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_digests_pkey" PRIMARY KEY("account_id")
);
--> statement-breakpoint
ALTER TABLE "posting_sources" ADD CONSTRAINT "posting_sources_posting_fkey" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_texts" ADD CONSTRAINT "posting_texts_posting_fkey" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_digests" ADD CONSTRAINT "search_digests_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_problems_source_index" ON "posting_problems" USING btree ("source");--> statement-breakpoint
CREATE INDEX "posting_sources_posting_index" ON "posting_sources" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "postings_search_index" ON "postings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "postings_places_index" ON "postings" USING gin ("place_ids");--> statement-breakpoint
CREATE INDEX "postings_company_index" ON "postings" USING btree ("company_key");--> statement-breakpoint
CREATE INDEX "postings_fingerprint_index" ON "postings" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "postings_first_seen_index" ON "postings" USING btree ("first_seen_at");--> statement-breakpoint
CREATE INDEX "postings_closes_index" ON "postings" USING btree ("closes_on") WHERE "postings"."closed_at" is null and "postings"."closes_on" is not null;--> statement-breakpoint
-- A server that does not have the extension, or a role that may not add it: the search works without suggestions then.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "posting_words_trigrams" ON "posting_words" USING gin ("word" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'pg_trgm is not there: mistyped words get no suggestions.';
END $$;
