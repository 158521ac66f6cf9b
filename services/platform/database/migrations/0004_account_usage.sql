CREATE TABLE "account_usage" (
	"account_id" uuid NOT NULL,
	"used_bytes" bigint NOT NULL,
	"allowed_bytes" bigint NOT NULL,
	CONSTRAINT "account_usage_pkey" PRIMARY KEY("account_id")
);
--> statement-breakpoint
ALTER TABLE "account_usage" ADD CONSTRAINT "account_usage_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;