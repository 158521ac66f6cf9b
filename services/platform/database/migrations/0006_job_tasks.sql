ALTER TABLE "jobs" ADD COLUMN "tasks" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "task_days" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reminder_days" date[] DEFAULT '{}' NOT NULL;