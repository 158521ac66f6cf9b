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
	"deletion_date" timestamp with time zone,
	"access_ended_at" timestamp with time zone,
	"plus_until" timestamp with time zone,
	CONSTRAINT "accounts_issuer_subject_key" UNIQUE("issuer","subject"),
	CONSTRAINT "accounts_product_check" CHECK ("accounts"."product" in ('free', 'plus', 'partner'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"outcome" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"subject_account" uuid
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
	CONSTRAINT "events_kind_check" CHECK ("events"."kind" in ('work', 'edu', 'skill', 'paragraph'))
);
--> statement-breakpoint
CREATE TABLE "forgotten_records" (
	"account_id" uuid NOT NULL,
	"uuid" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forgotten_records_pkey" PRIMARY KEY("account_id","uuid")
);
--> statement-breakpoint
CREATE TABLE "identity_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"email_key" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"partner_issuer" text,
	"partner_subject" text,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_cookie_keys" (
	"secret" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sealed" text,
	"active_from" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_delays" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"wait_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "identity_rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "identity_records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"account_id" text,
	"grant_id" text,
	"uid" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "identity_records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "identity_reset_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language" text DEFAULT 'en' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb,
	"active_from" timestamp with time zone DEFAULT now() NOT NULL,
	"sealed" text
);
--> statement-breakpoint
CREATE TABLE "calendar_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
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
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
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
CREATE TABLE "job_stage_entries" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"close_reason" text,
	"on" date NOT NULL,
	CONSTRAINT "job_stage_entries_pkey" PRIMARY KEY("account_id","job_id","id"),
	CONSTRAINT "job_stage_entries_close_reason_check" CHECK (("job_stage_entries"."stage" = 'closed') = ("job_stage_entries"."close_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"company" text,
	"location" text,
	"link" text,
	"link_key" text,
	"description" text,
	"source" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"excitement" smallint,
	"salary_min" numeric(14, 2),
	"salary_max" numeric(14, 2),
	"currency" text,
	"salary_period" text,
	"deadline" date,
	"applied_on" date,
	"next_step" text,
	"next_step_on" date,
	"notes" text,
	"stage" text NOT NULL,
	"close_reason" text,
	"stage_since" date NOT NULL,
	"interviews" jsonb DEFAULT '[]' NOT NULL,
	"interview_days" date[] DEFAULT '{}' NOT NULL,
	"contacts" jsonb DEFAULT '[]' NOT NULL,
	"resume_id" uuid,
	"letter_id" uuid,
	"search_text" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"posting_id" uuid,
	CONSTRAINT "jobs_pkey" PRIMARY KEY("account_id","id"),
	CONSTRAINT "jobs_stage_check" CHECK ("jobs"."stage" in ('saved', 'applied', 'screening', 'interview', 'offer', 'closed')),
	CONSTRAINT "jobs_close_reason_check" CHECK (("jobs"."stage" = 'closed') = ("jobs"."close_reason" is not null)),
	CONSTRAINT "jobs_excitement_check" CHECK ("jobs"."excitement" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "operator_factors" (
	"identity_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"form_token" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"has_factor" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sign_ins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"form_token" text NOT NULL,
	"offered" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"identity_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"is_sealed" boolean NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"useless_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_revision" (
	"name" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_id_check" CHECK ("partners"."record" ->> 'id' = "partners"."id")
);
--> statement-breakpoint
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
	"language" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "plan_orders_reference_key" UNIQUE("reference"),
	CONSTRAINT "plan_orders_once_key" UNIQUE("once"),
	CONSTRAINT "plan_orders_code_hash_key" UNIQUE("code_hash"),
	CONSTRAINT "plan_orders_kind_check" CHECK ("plan_orders"."kind" in ('gift', 'own')),
	CONSTRAINT "plan_orders_state_check" CHECK ("plan_orders"."state" in ('waiting', 'paid', 'ended', 'refunded')),
	CONSTRAINT "plan_orders_delivery_check" CHECK ("plan_orders"."delivery" in ('waiting', 'sent', 'delivered', 'refused'))
);
--> statement-breakpoint
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
CREATE TABLE "posting_features" (
	"posting_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"features" jsonb NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_terms" (
	"term" text NOT NULL,
	"posting_id" uuid NOT NULL,
	CONSTRAINT "posting_terms_pkey" PRIMARY KEY("term","posting_id")
);
--> statement-breakpoint
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
CREATE TABLE "resume_events" (
	"account_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	CONSTRAINT "resume_events_pkey" PRIMARY KEY("account_id","resume_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "resume_versions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"name" text,
	"saved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_versions_pkey" PRIMARY KEY("account_id","id"),
	CONSTRAINT "resume_versions_account_resume_version_key" UNIQUE("account_id","resume_id","version")
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
	"deleted_at" timestamp with time zone,
	CONSTRAINT "resumes_pkey" PRIMARY KEY("account_id","id")
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
CREATE TABLE "savvy_dismissals" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"reason" text NOT NULL,
	"traits" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "savvy_dismissals_pkey" PRIMARY KEY("account_id","id"),
	CONSTRAINT "savvy_dismissals_posting_key" UNIQUE("account_id","posting_id")
);
--> statement-breakpoint
CREATE TABLE "savvy_weights" (
	"account_id" uuid NOT NULL,
	"weights" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "savvy_weights_pkey" PRIMARY KEY("account_id")
);
--> statement-breakpoint
CREATE TABLE "share_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"share_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_pdfs" (
	"account_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"bytes" "bytea",
	"letter_bytes" "bytea",
	CONSTRAINT "share_pdfs_pkey" PRIMARY KEY("account_id","share_id")
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
	"resume_id" uuid,
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
	"letter_id" uuid,
	CONSTRAINT "shares_pkey" PRIMARY KEY("account_id","id"),
	CONSTRAINT "shares_shows_check" CHECK ("shares"."resume_id" is not null or "shares"."letter_id" is not null),
	CONSTRAINT "shares_mode_check" CHECK ("shares"."mode" in ('live', 'frozen')),
	CONSTRAINT "shares_frozen_check" CHECK (("shares"."mode" = 'frozen') = ("shares"."frozen" is not null))
);
--> statement-breakpoint
CREATE TABLE "stored_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgotten_records" ADD CONSTRAINT "forgotten_records_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_digests" ADD CONSTRAINT "job_digests_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sent" ADD CONSTRAINT "job_sent_job_fkey" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."jobs"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sent_blocks" ADD CONSTRAINT "job_sent_blocks_sent_fkey" FOREIGN KEY ("account_id","sent_id") REFERENCES "public"."job_sent"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sent_documents" ADD CONSTRAINT "job_sent_documents_sent_fkey" FOREIGN KEY ("account_id","sent_id") REFERENCES "public"."job_sent"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_stage_entries" ADD CONSTRAINT "job_stage_entries_job_fkey" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."jobs"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_factors" ADD CONSTRAINT "operator_factors_identity_id_operators_identity_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."operators"("identity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_identity_id_operators_identity_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."operators"("identity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sign_ins" ADD CONSTRAINT "operator_sign_ins_identity_id_operators_identity_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."operators"("identity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_events" ADD CONSTRAINT "letter_events_letter_fkey" FOREIGN KEY ("account_id","letter_id") REFERENCES "public"."letters"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_events" ADD CONSTRAINT "letter_events_event_fkey" FOREIGN KEY ("account_id","event_id") REFERENCES "public"."events"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_letter_fkey" FOREIGN KEY ("account_id","letter_id") REFERENCES "public"."letters"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_features" ADD CONSTRAINT "posting_features_posting_fkey" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_terms" ADD CONSTRAINT "posting_terms_posting_fkey" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_sources" ADD CONSTRAINT "posting_sources_posting_fkey" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_texts" ADD CONSTRAINT "posting_texts_posting_fkey" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_events" ADD CONSTRAINT "resume_events_resume_fkey" FOREIGN KEY ("account_id","resume_id") REFERENCES "public"."resumes"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_events" ADD CONSTRAINT "resume_events_event_fkey" FOREIGN KEY ("account_id","event_id") REFERENCES "public"."events"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD CONSTRAINT "resume_versions_resume_fkey" FOREIGN KEY ("account_id","resume_id") REFERENCES "public"."resumes"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_digests" ADD CONSTRAINT "search_digests_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savvy_dismissals" ADD CONSTRAINT "savvy_dismissals_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savvy_weights" ADD CONSTRAINT "savvy_weights_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_pdfs" ADD CONSTRAINT "share_pdfs_share_fkey" FOREIGN KEY ("account_id","share_id") REFERENCES "public"."shares"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_views" ADD CONSTRAINT "share_views_share_fkey" FOREIGN KEY ("account_id","share_id") REFERENCES "public"."shares"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_resume_fkey" FOREIGN KEY ("account_id","resume_id") REFERENCES "public"."resumes"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_letter_fkey" FOREIGN KEY ("account_id","letter_id") REFERENCES "public"."letters"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_deletion_date" ON "accounts" USING btree ("deletion_date") WHERE "accounts"."deletion_date" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_account_kind_index" ON "events" USING btree ("account_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_accounts_email_key" ON "identity_accounts" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_accounts_partner" ON "identity_accounts" USING btree ("partner_issuer","partner_subject");--> statement-breakpoint
CREATE INDEX "identity_accounts_guests_used" ON "identity_accounts" USING btree ("last_used_at") WHERE "identity_accounts"."is_anonymous";--> statement-breakpoint
CREATE INDEX "identity_delays_expiry" ON "identity_delays" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_devices_account" ON "identity_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_devices_last_seen" ON "identity_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "identity_password_resets_account" ON "identity_password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_password_resets_expiry" ON "identity_password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_rate_limits_expire" ON "identity_rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "identity_records_account" ON "identity_records" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_records_grant" ON "identity_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_records_uid" ON "identity_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_records_expiry" ON "identity_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_reset_requests_created" ON "identity_reset_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "calendar_addresses_account_index" ON "calendar_addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "job_digests_due_index" ON "job_digests" USING btree ("next_at") WHERE "job_digests"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "job_sent_account_job_index" ON "job_sent" USING btree ("account_id","job_id");--> statement-breakpoint
CREATE INDEX "jobs_account_stage_index" ON "jobs" USING btree ("account_id","stage","stage_since","id");--> statement-breakpoint
CREATE INDEX "jobs_account_link_index" ON "jobs" USING btree ("account_id","link_key");--> statement-breakpoint
CREATE INDEX "jobs_account_posting_index" ON "jobs" USING btree ("account_id","posting_id") WHERE "jobs"."posting_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_deleted_index" ON "jobs" USING btree ("deleted_at") WHERE "jobs"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "operator_sessions_identity" ON "operator_sessions" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_expiry" ON "operator_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "operator_sign_ins_identity" ON "operator_sign_ins" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "operator_sign_ins_expiry" ON "operator_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_due" ON "outgoing_mail" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_domain" ON "partners" USING btree (("record" ->> 'domain'));--> statement-breakpoint
CREATE UNIQUE INDEX "partners_issuer" ON "partners" USING btree (("record" ->> 'issuer'));--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "plan_orders_account_index" ON "plan_orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "plan_orders_to_deliver" ON "plan_orders" USING btree ("deliver_at") WHERE "plan_orders"."delivery" = 'waiting' and "plan_orders"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "letter_events_account_event_index" ON "letter_events" USING btree ("account_id","event_id");--> statement-breakpoint
CREATE INDEX "letters_deleted_index" ON "letters" USING btree ("deleted_at") WHERE "letters"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "posting_terms_posting_index" ON "posting_terms" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "posting_problems_source_index" ON "posting_problems" USING btree ("source");--> statement-breakpoint
CREATE INDEX "posting_sources_posting_index" ON "posting_sources" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "postings_search_index" ON "postings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "postings_places_index" ON "postings" USING gin ("place_ids");--> statement-breakpoint
CREATE INDEX "postings_company_index" ON "postings" USING btree ("company_key");--> statement-breakpoint
CREATE INDEX "postings_fingerprint_index" ON "postings" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "postings_first_seen_index" ON "postings" USING btree ("first_seen_at");--> statement-breakpoint
CREATE INDEX "postings_closes_index" ON "postings" USING btree ("closes_on") WHERE "postings"."closed_at" is null and "postings"."closes_on" is not null;--> statement-breakpoint
CREATE INDEX "resume_events_account_event_index" ON "resume_events" USING btree ("account_id","event_id");--> statement-breakpoint
CREATE INDEX "resumes_deleted_index" ON "resumes" USING btree ("deleted_at") WHERE "resumes"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_deleted_index" ON "saved_searches" USING btree ("deleted_at") WHERE "saved_searches"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "search_digests_due_index" ON "search_digests" USING btree ("next_at") WHERE "search_digests"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "share_addresses_account_index" ON "share_addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "shares_account_resume_index" ON "shares" USING btree ("account_id","resume_id");--> statement-breakpoint
CREATE INDEX "shares_account_letter_index" ON "shares" USING btree ("account_id","letter_id");--> statement-breakpoint
-- Choices without words are answered from this index alone, because rows of postings are wide.
CREATE INDEX "postings_choices_index" ON "postings" USING btree ("workplace","id") INCLUDE ("yearly_salary","currency","closes_on","closed_at","employment_types");--> statement-breakpoint
-- Without the extension, on a server that lacks it or for a role that may not add it, the search works but suggests nothing for mistyped words.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "posting_words_trigrams" ON "posting_words" USING gin ("word" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'pg_trgm is not there: mistyped words get no suggestions.';
END $$;
