CREATE TABLE "job_files" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "job_files_pkey" PRIMARY KEY("account_id","id"),
	CONSTRAINT "job_files_kind_check" CHECK ("job_files"."kind" in ('pdf', 'docx', 'png', 'jpeg'))
);
--> statement-breakpoint
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_files_account_job_index" ON "job_files" USING btree ("account_id","job_id");