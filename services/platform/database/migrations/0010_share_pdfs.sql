CREATE TABLE "share_pdfs" (
	"account_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "share_pdfs_pkey" PRIMARY KEY("account_id","share_id")
);
--> statement-breakpoint
ALTER TABLE "share_pdfs" ADD CONSTRAINT "share_pdfs_share_fkey" FOREIGN KEY ("account_id","share_id") REFERENCES "public"."shares"("account_id","id") ON DELETE cascade ON UPDATE no action;