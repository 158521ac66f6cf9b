import { storedKeys, storedValue, type StoredValue } from '@shared/remote-kit';
import type { DocumentKind } from '../document-kind.ts';
import type { NamedAction } from '../editing/document-editor.ts';
import type { Draft } from '../editing/draft.ts';
import type { UnsavedDraft } from './autosave.ts';

/** A draft that had not reached the server when it was stored on the device. */
export interface SavedDraft<Document> extends UnsavedDraft<Document> {
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** What storing a draft needs to know about a document kind. */
type Kept<Document> = Pick<DocumentKind<Document, NamedAction>, 'name' | 'parse'>;

const oldestInDays = 60;

const rootOf = ({ name }: Pick<Kept<unknown>, 'name'>): string => `tessera.${name}.draft.`;

function parseDraft<Document>(kind: Kept<Document>, value: unknown): Draft<Document> | undefined {
  const { title, document } = (value ?? {}) as { readonly title?: unknown; readonly document?: unknown };
  const parsed = kind.parse(document);
  return parsed !== undefined && typeof title === 'string' ? { title, document: parsed } : undefined;
}

function parseKept<Document>(kind: Kept<Document>, text: string): SavedDraft<Document> | undefined {
  try {
    const value = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    const draft = parseDraft(kind, value);
    const { version, base, keptAt } = value ?? {};
    if (draft === undefined || typeof version !== 'number') return undefined;
    // Drafts that an earlier build stored have neither a base nor a time.
    return { draft, version, base: parseDraft(kind, base), keptAt: typeof keptAt === 'number' ? keptAt : 0 };
  } catch {
    return undefined;
  }
}

/** Identifies the drafts of one document of one user. */
export interface DraftLocation {
  readonly subject: string;
  readonly id: string;
}

const prefixOf = (kind: Pick<Kept<unknown>, 'name'>, { subject, id }: DraftLocation): string =>
  `${rootOf(kind)}${subject}.${id}`;

/** The name of a tab's own draft, in storage and for its lock, so that two tabs never overwrite each other's. */
export const savedDraftKey = (kind: Pick<Kept<unknown>, 'name'>, place: DraftLocation, tab: string): string =>
  `${prefixOf(kind, place)}.${tab}`;

/** Returns the place on this device that stores an unsaved draft until the server has it. */
export function savedDraft<Document>(kind: Kept<Document>, key: string): StoredValue<SavedDraft<Document>> {
  return storedValue(key, {
    parse: (text) => parseKept(kind, text),
    print: ({ draft, base, version, keptAt }) => JSON.stringify({ ...draft, base, version, keptAt }),
  });
}

/** Lists the drafts of tabs that are closed, newest first; the ones in `held` belong to open tabs. */
export function orphanedDrafts<Document>(
  kind: Kept<Document>,
  place: DraftLocation,
  held: ReadonlySet<string>,
): readonly [key: string, kept: SavedDraft<Document>][] {
  const prefix = prefixOf(kind, place);
  return storedKeys(prefix)
    .filter((key) => !held.has(key) && (key === prefix || key.startsWith(`${prefix}.`)))
    .flatMap((key): [string, SavedDraft<Document>][] => {
      const kept = savedDraft(kind, key).get();
      return kept === undefined ? [] : [[key, kept]];
    })
    .sort(([, a], [, b]) => b.keptAt - a.keptAt);
}

/** Removes drafts of all users that are older than 60 days. */
export function removeOldDrafts(kind: Kept<unknown>, now = Date.now()): void {
  for (const key of storedKeys(rootOf(kind))) {
    const keptAt = savedDraft(kind, key).get()?.keptAt;
    if (keptAt !== undefined && keptAt > 0 && keptAt < now - oldestInDays * 86_400_000) savedDraft(kind, key).remove();
  }
}
