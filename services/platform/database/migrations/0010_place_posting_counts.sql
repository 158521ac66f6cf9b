ALTER TABLE "places" ADD COLUMN "posting_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "places" SET "posting_count" = "counted"."count"
FROM (SELECT "place_id", count(*)::integer AS "count" FROM "postings", unnest("place_ids") AS "place_id" GROUP BY 1) AS "counted"
WHERE "places"."id" = "counted"."place_id";
