import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/schema/columns.ts';
import { type GeoPlace, placeKey } from '../../job-search/places/place.ts';
import { placeSearchText } from '../../job-search/places/place-words.ts';

/** Stores places, each once. Returns a function that looks up the ids of some of them. */
export async function placeIdsOf(
  db: DatabaseOrTransaction,
  places: readonly GeoPlace[],
): Promise<(places: readonly GeoPlace[]) => readonly string[]> {
  const byKey = new Map(places.map((place) => [placeKey(place), place]));
  if (byKey.size === 0) return () => [];
  // Places are sorted, so that two processes that store the same places cannot deadlock.
  const records = [...byKey].toSorted().map(([key, { name, country, latitude, longitude }]) => ({
    ...{ id: newId(), key, name, country, latitude, longitude },
    search_text: placeSearchText({ name, country }),
  }));
  // Coordinates that were unknown before are added.
  const { rows } = await db.execute<{ id: string; key: string }>(sql`
    insert into places (id, key, name, country, search_text, latitude, longitude)
    select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as r (id uuid, key text, name text, country text, search_text text, latitude float8, longitude float8)
    on conflict (key) do update set
      latitude = coalesce(excluded.latitude, places.latitude), longitude = coalesce(excluded.longitude, places.longitude)
    returning id, key`);
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  return (some) => [...new Set(some.flatMap((place) => ids.get(placeKey(place)) ?? []))];
}

/** Counts new postings at their places, whose rows `placeIdsOf` has locked in this transaction. */
export async function countAtPlaces(db: DatabaseOrTransaction, placeIds: readonly string[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const id of placeIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  if (counts.size === 0) return;
  await db.execute(sql`
    update places set posting_count = posting_count + added.count
    from unnest(${sql.param([...counts.keys()])}::uuid[], ${sql.param([...counts.values()])}::int[]) as added (id, count)
    where places.id = added.id`);
}
