import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const documentPart = 'word/document.xml';
const relationsPart = 'word/_rels/document.xml.rels';
const propertiesPart = 'docProps/core.xml';

/** The date of all entries. Archives store local time, so a local date gives the same bytes everywhere. */
const noTime = new Date(1980, 0, 1);

const isRandom = (id: string): boolean => !/^rId\d+$/.test(id);

/** Replacements for the random ids of links, numbered in order. */
function namesOf(relations: string): ReadonlyMap<string, string> {
  const found = [...relations.matchAll(/ Id="([^"]+)"/g)].map(([, id = '']) => id).filter(isRandom);
  return new Map(found.map((id, index) => [id, `rIdLink${index + 1}`]));
}

const renamed = (xml: string, names: ReadonlyMap<string, string>): string =>
  xml.replace(/ (Id|r:id)="([^"]+)"/g, (_all, field: string, id: string) => ` ${field}="${names.get(id) ?? id}"`);

/** Sets the time of creation, and adds the language, for which the library has no property. */
const withProperties = (xml: string, language: string, now: Date): string =>
  xml
    .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${now.toISOString().slice(0, 19)}Z`)
    .replace('</cp:coreProperties>', `<dc:language>${language}</dc:language></cp:coreProperties>`);

/**
 * Repacks a document so that the same content at the same time gives the same bytes, because the library writes random
 * ids into it. `own` are parts that replace the library's.
 */
export function makeReproducibleZip(
  bytes: Uint8Array,
  language: string,
  now: Date,
  own: Readonly<Record<string, string>> = {},
): Uint8Array {
  const parts = unzipSync(bytes);
  const textOf = (part: string): string => strFromU8(parts[part] ?? new Uint8Array());
  const names = namesOf(textOf(relationsPart));
  const changed: Readonly<Record<string, string>> = {
    ...own,
    [documentPart]: renamed(textOf(documentPart), names),
    [relationsPart]: renamed(textOf(relationsPart), names),
    [propertiesPart]: withProperties(textOf(propertiesPart), language, now),
  };
  const entries = Object.entries(parts).map(([part, content]) => {
    const text = changed[part];
    return [part, text === undefined ? content : strToU8(text)] as const;
  });
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: noTime });
}
