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
	CONSTRAINT "jobs_pkey" PRIMARY KEY("account_id","id"),
	CONSTRAINT "jobs_stage_check" CHECK ("jobs"."stage" in ('saved', 'applied', 'screening', 'interview', 'offer', 'closed')),
	CONSTRAINT "jobs_close_reason_check" CHECK (("jobs"."stage" = 'closed') = ("jobs"."close_reason" is not null)),
	CONSTRAINT "jobs_excitement_check" CHECK ("jobs"."excitement" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "job_stage_entries" ADD CONSTRAINT "job_stage_entries_job_fkey" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."jobs"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_account_stage_index" ON "jobs" USING btree ("account_id","stage","stage_since","id");--> statement-breakpoint
CREATE INDEX "jobs_account_link_index" ON "jobs" USING btree ("account_id","link_key");