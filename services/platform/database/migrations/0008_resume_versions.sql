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
ALTER TABLE "resumes" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD CONSTRAINT "resume_versions_resume_fkey" FOREIGN KEY ("account_id","resume_id") REFERENCES "public"."resumes"("account_id","id") ON DELETE cascade ON UPDATE no action;