CREATE TABLE "email_templates" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_templates_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text,
	"role" text,
	"company" text,
	"email" text,
	"phone" text,
	"link" text,
	"how_we_met" text,
	"last_contact_on" date,
	"notes" text,
	"search_text" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_account_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_templates_deleted_index" ON "email_templates" USING btree ("deleted_at") WHERE "email_templates"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "people_deleted_index" ON "people" USING btree ("deleted_at") WHERE "people"."deleted_at" is not null;