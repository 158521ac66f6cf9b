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
ALTER TABLE "posting_features" ADD CONSTRAINT "posting_features_posting_fkey" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_terms" ADD CONSTRAINT "posting_terms_posting_fkey" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savvy_dismissals" ADD CONSTRAINT "savvy_dismissals_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savvy_weights" ADD CONSTRAINT "savvy_weights_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_terms_posting_index" ON "posting_terms" USING btree ("posting_id");