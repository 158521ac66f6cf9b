import { parseResumeDocument } from '@shared/documents';
import { storedKeys, storedValue, type StoredValue } from '@shared/remote-kit';
import type { Draft } from '../editing/draft.ts';
import type { UnsavedDraft } from './autosave.ts';

/** A draft that had not reached the server when it was kept. */
export interface KeptDraft extends UnsavedDraft {
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

const root = 'tessera.resume-builder.draft.';
const oldestInDays = 60;

function parseDraft(value: unknown): Draft | undefined {
  const { title, document } = (value ?? {}) as { readonly title?: unknown; readonly document?: unknown };
  const reading = parseResumeDocument(document);
  return reading.ok && typeof title === 'string' ? { title, document: reading.document } : undefined;
}

function parseKept(text: string): KeptDraft | undefined {
  try {
    const value = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    const draft = parseDraft(value);
    const { version, base, keptAt } = value ?? {};
    if (draft === undefined || typeof version !== 'number') return undefined;
    // Drafts that an earlier build kept know neither their base nor their time.
    return { draft, version, base: parseDraft(base), keptAt: typeof keptAt === 'number' ? keptAt : 0 };
  } catch {
    return undefined;
  }
}

/** Whose drafts of which résumé. */
export interface KeptPlace {
  readonly subject: string;
  readonly id: string;
}

const prefixOf = ({ subject, id }: KeptPlace): string => `${root}${subject}.${id}`;

/** The name of a tab's own draft, in the storage and for its lock: two tabs never keep theirs over each other's. */
export const keptDraftKey = (place: KeptPlace, tab: string): string => `${prefixOf(place)}.${tab}`;

/** Where this device keeps an unsaved draft until the server has it. */
export function keptDraft(key: string): StoredValue<KeptDraft> {
  return storedValue(key, {
    parse: parseKept,
    print: ({ draft, base, version, keptAt }) => JSON.stringify({ ...draft, base, version, keptAt }),
  });
}

/** Drafts that were left by tabs which are gone, the last one first; those in `held` are being written elsewhere. */
export function leftDrafts(place: KeptPlace, held: ReadonlySet<string>): readonly [key: string, kept: KeptDraft][] {
  const prefix = prefixOf(place);
  return storedKeys(prefix)
    .filter((key) => !held.has(key) && (key === prefix || key.startsWith(`${prefix}.`)))
    .flatMap((key): [string, KeptDraft][] => {
      const kept = keptDraft(key).get();
      return kept === undefined ? [] : [[key, kept]];
    })
    .sort(([, a], [, b]) => b.keptAt - a.keptAt);
}

/** Removes what nobody has come back to for 60 days, whoever made it. */
export function removeOldDrafts(now = Date.now()): void {
  for (const key of storedKeys(root)) {
    const keptAt = keptDraft(key).get()?.keptAt;
    if (keptAt !== undefined && keptAt > 0 && keptAt < now - oldestInDays * 86_400_000) keptDraft(key).remove();
  }
}
