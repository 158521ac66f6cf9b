import { and, or, type SQL, sql } from 'drizzle-orm';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { places } from '../../../platform/database/schema/index.ts';
import { type Coordinates, distance, kmOfDegree } from '../places/distance.ts';
import type { Gazetteer } from '../places/gazetteer.ts';
import { placeWords } from '../places/place-words.ts';
import type { Spellings } from '../query/spellings.ts';
import { searchText } from '../search-text.ts';
import { ask } from './ask.ts';

/** Opens the gazetteer, which knows the coordinates of places without postings. */
export type OpenGazetteer = () => Promise<Gazetteer>;

export interface PlaceResults {
  readonly ids: readonly string[];
  /** The name of the place around which was searched; null if the search is in the place itself. */
  readonly centre: string | null;
  /** Whether any posting, country, or city has that name. */
  readonly isKnown: boolean;
  /** Names of several towns that the text may mean, those with the most postings first; empty if it means one. */
  readonly choices: readonly string[];
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

/** The maximum number of towns of one name that are offered. */
const maxChoices = 5;

const townOf = (name: string): string => searchText(name.split(',')[0] ?? '');

/** Lists towns that have the typed name, if there are several: Portland is in Oregon and in Maine. */
async function namesakes(db: ReadReplica, place: string, rows: readonly Row[]): Promise<readonly string[]> {
  const typed = searchText(place);
  const same = rows.filter(({ name }) => townOf(name) === typed);
  if (same.length < 2) return [];
  const ids = same.map(({ id }) => id);
  const counted = await ask<{ name: string }>(
    db,
    sql`select name from ${places} where id = any(${sql.param(ids)}::uuid[])
      order by posting_count desc, name limit ${maxChoices}`,
    { keepsPlan: true },
  );
  return counted.map(({ name }) => name);
}

/** Restricts places to a country (ISO 3166-1, two letters). */
const inCountry = (country: string | null): SQL | undefined =>
  country === null ? undefined : sql`${places.country} = ${country}`;

/** Finds all places of a country. */
export async function findCountry(db: ReadReplica, country: string): Promise<readonly string[]> {
  const rows = await rowsWhere(db, sql`${places.country} = ${country}`);
  return rows.map(({ id }) => id);
}

export interface SoughtPlace {
  readonly place: string;
  readonly radiusKm: number | null;
  readonly country: string | null;
}

/** Finds the places of a search. With a radius, it finds those within it if the coordinates of the place are known. */
export async function findPlaces(
  db: ReadReplica,
  openGazetteer: OpenGazetteer,
  { place, radiusKm, country }: SoughtPlace,
): Promise<PlaceResults> {
  const where = and(nameMatches(place), inCountry(country));
  const rows = nameMatches(place) && where ? await rowsWhere(db, where) : [];
  const choices = await namesakes(db, place, rows);
  const cities = rows.length > 0 && radiusKm === null ? [] : (await openGazetteer()).findAll(place);
  const city = cities.find((each) => country === null || each.country === country);
  const isKnown = rows.length > 0 || cities.length > 0;
  const itself = { ids: rows.map(({ id }) => id), centre: null, isKnown, choices };
  if (radiusKm === null) return itself;
  // The shortest name is the town itself rather than one that is named after it, and of several towns with that name,
  // the one with the most postings is meant most often.
  const located = rows
    .filter(({ latitude, longitude }) => latitude !== null && longitude !== null)
    .toSorted((a, b) => a.name.length - b.name.length);
  const first = located.find(({ name }) => name === choices[0]) ?? located[0];
  const centre = first ?? city;
  if (!centre || centre.latitude === null || centre.longitude === null) return itself;
  const { latitude, longitude } = centre;
  const near = await around(db, { latitude, longitude }, radiusKm);
  return { ...itself, ids: [...new Set([...near, ...(first ? [first.id] : [])])], centre: centre.name };
}
