CREATE TABLE "forgotten_records" (
	"account_id" uuid NOT NULL,
	"uuid" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forgotten_records_pkey" PRIMARY KEY("account_id","uuid")
);
--> statement-breakpoint
ALTER TABLE "forgotten_records" ADD CONSTRAINT "forgotten_records_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;