-- The terms by which a posting is found without reading it: its words; the words of its title and company, and each pair
-- of neighbors in them, under `a:` and `b:`; and the hour, day, and week of its publication, which its id begins with.
-- It is costly and not parallel, so that no plan computes it for rows or starts workers for the few that are read.
CREATE OR REPLACE FUNCTION posting_index_terms(search tsvector, id uuid) returns tsvector
language sql immutable parallel restricted cost 1000 as $$
  with words as (
    select lexeme, p.position, lower(p.weight) as part
    from unnest(ts_filter(search, '{a,b}')) as w (lexeme, positions, weights),
      unnest(w.positions, w.weights) as p (position, weight)
  ), published (hours) as (
    select ('x' || substr(id::text, 1, 8) || substr(id::text, 10, 4))::bit(48)::bigint / 3600000
  )
  select strip(search) || array_to_tsvector(array(
    select part || ':' || lexeme from words
    union select a.part || ':' || a.lexeme || '+' || b.lexeme
      from words a join words b on b.position = a.position + 1 and b.part = a.part
    union all select '#h' || hours from published
    union all select '#d' || hours / 24 from published
    union all select '#w' || hours / 168 from published
  ))
$$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "postings_terms_index" ON "postings" USING gin (posting_index_terms(search, id));--> statement-breakpoint
-- The part with the oldest postings has names of its own (partition-postings.ts).
ALTER INDEX IF EXISTS "postings_before_posting_index_terms_idx" RENAME TO "postings_terms_index_before";
