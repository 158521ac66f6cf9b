import { and, eq, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { ResumeState } from '../../../shared/documents/merge/merge-resumes.ts';
import type { ContactInfo, ResumeDocument } from '../../../shared/documents/resume-document.ts';
import type { DatabaseOrTransaction, Database } from '../../platform/database/database.ts';
import {
  type EduContent,
  type EventContents,
  type EventKind,
  events,
  type ResumeRow,
  type SkillContent,
  type WorkContent,
} from '../../platform/database/schema/index.ts';
import { badUserInput, type FieldProblem } from '../errors.ts';
import type { EventDraft } from '../input/read-events.ts';
import { contactOf, updateContactInfo } from '../accounts/contact-info.ts';
import { storing } from '../usage/storage.ts';
import { insertEvent } from './events.ts';
import { resumeKind } from '../documents/document-kind.ts';
import { insertDocument } from '../documents/write-document.ts';

export interface ResumeImport {
  readonly work: readonly EventDraft<WorkContent>[];
  readonly education: readonly EventDraft<EduContent>[];
  readonly skills: readonly EventDraft<SkillContent>[];
  readonly resume: ResumeState;
  /** The contact info that the profile gets; null for no change. */
  readonly contactInfo: ContactInfo | null;
  /** The profile that the person saw while choosing `contactInfo`; only changes to it are written if it is given. */
  readonly contactInfoBase: ContactInfo | undefined;
}

/** Replaces each reference with `idOf(reference)`. An unknown reference is reported as a problem at its path. */
function exchangeReferences(
  document: ResumeDocument,
  idOf: (reference: string) => string | undefined,
): { readonly document: ResumeDocument; readonly problems: readonly FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const sections = document.sections.map((section, sectionIndex) => {
    if (section.kind === 'summary' || section.kind === 'custom') return section;
    const items = section.items.map((item, index) => {
      const eventId = idOf(item.eventId);
      if (eventId !== undefined) return { ...item, eventId };
      const path = `resume.document.sections[${sectionIndex}].items[${index}].eventId`;
      problems.push({ path, message: 'refers to a block that is neither in this import nor in the account' });
      return item;
    });
    return { ...section, items };
  });
  return { document: { ...document, sections }, problems };
}

/** Returns the ids among `ids` that belong to blocks of the account. */
async function ownEvents(
  db: DatabaseOrTransaction,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const validIds = ids.filter((id) => validate(id));
  if (validIds.length === 0) return new Set();
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.accountId, accountId), sql`${events.id} = any(${sql.param(validIds)}::uuid[])`));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Writes the contact info of an import to the profile. Returns the contact info that the résumé must have of its own:
 * what the file says where the profile has newer information, which is kept. Undefined if the profile has everything.
 */
async function importContactInfo(
  db: DatabaseOrTransaction,
  accountId: string,
  { contactInfo, contactInfoBase }: ResumeImport,
): Promise<ContactInfo | undefined> {
  if (contactInfo === null) return undefined;
  const { account, conflicts } = await updateContactInfo(db, accountId, contactInfo, contactInfoBase);
  if (conflicts.length === 0) return undefined;
  const chosen = conflicts.map((name) => [name, contactInfo[name]]);
  return { ...contactOf(account), ...(Object.fromEntries(chosen) as Partial<ContactInfo>) };
}

/**
 * Creates the blocks, the résumé that uses them and, if given, the profile's contact info, in one transaction. Throws
 * BAD_USER_INPUT for a duplicate uuid or an unknown reference.
 */
export function importResume(db: Database, accountId: string, input: ResumeImport): Promise<ResumeRow> {
  return storing(db, accountId, async (transaction) => {
    const idByUuid = new Map<string, string>();
    const insertAll = async <Kind extends EventKind>(
      kind: Kind,
      list: string,
      drafts: readonly EventDraft<EventContents[Kind]>[],
    ): Promise<void> => {
      // Lists show the newest block first, so inserting in reverse puts the first block of the import first.
      for (const [index, draft] of [...drafts.entries()].reverse()) {
        const path = `${list}[${index}].uuid`;
        if (draft.uuid !== null && idByUuid.has(draft.uuid)) {
          throw badUserInput([{ path, message: 'Another block of this import has the same UUID.' }]);
        }
        const row = await insertEvent(transaction, accountId, kind, draft, path);
        idByUuid.set(row.uuid, row.id);
      }
    };
    await insertAll('skill', 'skills', input.skills);
    await insertAll('edu', 'education', input.education);
    await insertAll('work', 'work', input.work);

    const references = input.resume.document.sections.flatMap((section) =>
      section.kind === 'summary' || section.kind === 'custom' ? [] : section.items.map(({ eventId }) => eventId),
    );
    const own = await ownEvents(
      transaction,
      accountId,
      references.filter((reference) => !idByUuid.has(reference)),
    );
    const { document, problems } = exchangeReferences(
      input.resume.document,
      (reference) => idByUuid.get(reference) ?? (own.has(reference) ? reference : undefined),
    );
    if (problems.length > 0) throw badUserInput(problems);
    const ownContact = await importContactInfo(transaction, accountId, input);
    return insertDocument(transaction, resumeKind, accountId, {
      title: input.resume.title,
      document: { ...document, contact: document.contact ?? ownContact ?? null },
    });
  });
}
