import { and, or, type SQL, sql } from 'drizzle-orm';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { places } from '../../../platform/database/schema/index.ts';
import { type Coordinates, distance, kmOfDegree } from '../places/distance.ts';
import type { Gazetteer } from '../places/gazetteer.ts';
import { placeWords } from '../places/place-words.ts';
import type { Spellings } from '../query/spellings.ts';
import { ask } from './ask.ts';

/** Opens the gazetteer, which knows the coordinates of places without postings. */
export type OpenGazetteer = () => Promise<Gazetteer>;

export interface PlaceResults {
  readonly ids: readonly string[];
  /** The name of the place around which was searched; null if the search is in the place itself. */
  readonly centre: string | null;
}

type Row = {
  readonly id: string;
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** Matches places that contain all the words. Words from index `begun` on may be incomplete. */
export function hasPlaceWords(words: readonly Spellings[], begun: number): SQL | undefined {
  const text = sql`' ' || ${places.searchText} || ' '`;
  return and(
    ...words.map((spellings, index) =>
      or(...spellings.map((word) => sql`${text} like ${`% ${word}${index < begun ? ' ' : ''}%`}`)),
    ),
  );
}

function nameMatches(place: string): SQL | undefined {
  const words = placeWords(place);
  return hasPlaceWords(words, words.length - 1);
}

const rowsWhere = (db: ReadReplica, where: SQL): Promise<readonly Row[]> =>
  ask<Row>(db, sql`select id, name, latitude, longitude from ${places} where ${where}`, { keepsPlan: true });

async function around(db: ReadReplica, centre: Coordinates, radiusKm: number): Promise<readonly string[]> {
  const { latitude, longitude } = centre;
  const tall = radiusKm / kmOfDegree;
  // A degree of longitude gets shorter away from the equator, and has no width at a pole.
  const wide = Math.min(180, tall / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)));
  const rows = await rowsWhere(
    db,
    sql`${places.latitude} between ${latitude - tall} and ${latitude + tall}
      and (abs(${places.longitude} - ${longitude}::float8) <= ${wide}::float8 or abs(${places.longitude} - ${longitude}::float8) >= 360 - ${wide}::float8)`,
  );
  return rows
    .filter((row) => row.latitude !== null && row.longitude !== null)
    .filter((row) => distance(centre, { latitude: row.latitude ?? 0, longitude: row.longitude ?? 0 }) <= radiusKm)
    .map(({ id }) => id);
}

/** Finds the places of a search. With a radius, it finds those within it if the coordinates of the place are known. */
export async function findPlaces(
  db: ReadReplica,
  openGazetteer: OpenGazetteer,
  place: string,
  radiusKm: number | null,
): Promise<PlaceResults> {
  const where = nameMatches(place);
  if (!where) return { ids: [], centre: null };
  const rows = await rowsWhere(db, where);
  const itself = { ids: rows.map(({ id }) => id), centre: null };
  if (radiusKm === null) return itself;
  // The shortest name is the town itself rather than one that is named after it.
  const located = rows
    .filter(({ latitude, longitude }) => latitude !== null && longitude !== null)
    .toSorted((a, b) => a.name.length - b.name.length)[0];
  const centre = located ?? (await openGazetteer()).find(place);
  if (!centre || centre.latitude === null || centre.longitude === null) return itself;
  const { latitude, longitude } = centre;
  const near = await around(db, { latitude, longitude }, radiusKm);
  return { ids: [...new Set([...near, ...(located ? [located.id] : [])])], centre: centre.name };
}
