CREATE TABLE "operator_factors" (
	"identity_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "operator_sessions" ADD COLUMN "has_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_factors" ADD CONSTRAINT "operator_factors_identity_id_operators_identity_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."operators"("identity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sign_ins" ADD CONSTRAINT "operator_sign_ins_identity_id_operators_identity_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."operators"("identity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_sign_ins_identity" ON "operator_sign_ins" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "operator_sign_ins_expiry" ON "operator_sign_ins" USING btree ("expires_at");