import { isRecord, type KnownBlocks, type PortalRecord } from '@shared/portal-history';
import { savedImportKey } from './pending-import.ts';

/** What is left of an import, so that it continues after a reload of the page, which loses the access token. */
export interface SavedImport {
  /** The subject of the account that owns the records. */
  readonly subject: string;
  /** The partner's id. */
  readonly partner: string;
  readonly records: readonly PortalRecord[];
  /** The events that existed before; undefined until they are fetched. */
  readonly known?: KnownBlocks;
  /** The number of events that are new or have changed so far. */
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

function parse(text: string | null): SavedImport | undefined {
  const value: unknown = text === null ? undefined : JSON.parse(text);
  if (!isRecord(value)) return undefined;
  const { subject, partner, records, count } = value;
  if (typeof subject !== 'string' || typeof partner !== 'string' || typeof count !== 'number') return undefined;
  const known = parseKnown(value['known']);
  const left = Array.isArray(records) ? records.flatMap(parsePortalRecord) : [];
  return { subject, partner, count, records: left, ...(known && { known }) };
}

/**
 * Stores the import in this tab until nothing is left; where nothing can be stored, the next sign-in imports the rest.
 */
export function saveImport(kept: SavedImport): void {
  try {
    if (kept.records.length === 0) removeSavedImport();
    else sessionStorage.setItem(savedImportKey, JSON.stringify(kept));
  } catch {
    // What was stored before is older but harmless, because a record is imported only once.
  }
}

/** Removes the stored import from this tab. */
export function removeSavedImport(): void {
  try {
    sessionStorage.removeItem(savedImportKey);
  } catch {
    // Storage that cannot be accessed holds nothing to remove.
  }
}

/** Returns what is left for this user from this partner, and removes an import of anyone else. */
export function readSavedImport(subject: string, partner: string | undefined): SavedImport | undefined {
  try {
    const kept = parse(sessionStorage.getItem(savedImportKey));
    if (kept?.subject === subject && kept.partner === partner && kept.records.length > 0) return kept;
  } catch {
    // The text is malformed or from another program.
  }
  removeSavedImport();
  return undefined;
}
