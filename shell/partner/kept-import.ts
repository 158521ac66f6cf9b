import type { KnownBlocks } from './import-history.ts';
import { isRecord } from './is-record.ts';
import { keptImportKey } from './pending-import.ts';
import type { PortalRecord } from './portal-api.ts';

/** What is left of an import: it goes on after a reload of the page, which loses the access token. */
export interface KeptImport {
  /** Whose records these are: the account's subject. */
  readonly subject: string;
  /** The partner's id. */
  readonly partner: string;
  readonly records: readonly PortalRecord[];
  /** What was there before; undefined until it is read. */
  readonly known?: KnownBlocks;
  /** Blocks that are new or have changed so far. */
  readonly count: number;
}

function parsePortalRecord(value: unknown): PortalRecord[] {
  if (!isRecord(value)) return [];
  const { kind, place, record } = value;
  const isKnown = kind === 'work' || kind === 'education';
  return isKnown && typeof place === 'number' ? [{ kind, place, record }] : [];
}

const parseKnown = (value: unknown): KnownBlocks | undefined =>
  Array.isArray(value)
    ? value.flatMap((pair: unknown) => {
        const [uuid, version] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
        return typeof uuid === 'string' && typeof version === 'number' ? [[uuid, version] as const] : [];
      })
    : undefined;

function parse(text: string | null): KeptImport | undefined {
  const value: unknown = text === null ? undefined : JSON.parse(text);
  if (!isRecord(value)) return undefined;
  const { subject, partner, records, count } = value;
  if (typeof subject !== 'string' || typeof partner !== 'string' || typeof count !== 'number') return undefined;
  const known = parseKnown(value['known']);
  const left = Array.isArray(records) ? records.flatMap(parsePortalRecord) : [];
  return { subject, partner, count, records: left, ...(known && { known }) };
}

/** Keeps it in this tab until nothing is left; where nothing can be stored, the next sign-in takes the rest over. */
export function keepImport(kept: KeptImport): void {
  try {
    if (kept.records.length === 0) forgetImport();
    else sessionStorage.setItem(keptImportKey, JSON.stringify(kept));
  } catch {
    // What was kept before is older, and does no harm: a record is taken over once only.
  }
}

export function forgetImport(): void {
  try {
    sessionStorage.removeItem(keptImportKey);
  } catch {
    // What cannot be reached is not kept either.
  }
}

/** What is left for this person from this partner. Of anybody else nothing stays. */
export function readKeptImport(subject: string, partner: string | undefined): KeptImport | undefined {
  try {
    const kept = parse(sessionStorage.getItem(keptImportKey));
    if (kept?.subject === subject && kept.partner === partner && kept.records.length > 0) return kept;
  } catch {
    // Somebody else's text, or none.
  }
  forgetImport();
  return undefined;
}
