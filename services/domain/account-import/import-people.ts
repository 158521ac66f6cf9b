import { and, eq } from 'drizzle-orm';
import { parsePlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { JsonRecord } from '../../../shared/documents/parsing/read-json.ts';
import { peopleLimits } from '../../../shared/documents/people/people-limits.ts';
import { plainText } from '../../../shared/documents/text/plain-text.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { emailTemplates, people } from '../../platform/database/schema/index.ts';
import { readEmailTemplate } from '../input/read-email-template.ts';
import { checkPerson, emptyPerson, type PersonDraft, readPersonChange } from '../input/read-person.ts';
import type { InputReader } from '../input/reader.ts';
import { personSearchText } from '../jobs/people/person-record.ts';
import type { ReportWriter } from './import-report.ts';
import { idIn, instantIn, readStrictly, recordsIn, textIn, versionIn } from './record-tools.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readPerson(reader: InputReader, record: JsonRecord): PersonDraft {
  const texts = ['name', 'role', 'company', 'email', 'phone', 'link', 'howWeMet', 'notes'] as const;
  const day = record['lastContactOn'];
  const input = {
    ...Object.fromEntries(texts.map((field) => [field, text(record[field])])),
    lastContactOn: day === null || day === undefined ? null : parsePlainDay(day),
  };
  const draft = { ...emptyPerson, ...readPersonChange(reader, input) };
  checkPerson(reader, draft);
  return draft;
}

/** What makes two people the same: their email, or else name and company. */
const keyOf = ({ name, company, email }: Pick<PersonDraft, 'name' | 'company' | 'email'>): string =>
  email?.toLowerCase() ?? JSON.stringify([plainText(name ?? ''), plainText(company ?? '')]);

const isSame = (one: PersonDraft, other: PersonDraft): boolean =>
  (Object.keys(emptyPerson) as (keyof PersonDraft)[]).every((field) => one[field] === other[field]);

/**
 * Stores the people of an archive under their own ids. One that the account has is kept as it is there, found by id,
 * email, or name and company; a deleted one comes back. Returns the ids that contacts of jobs must use instead.
 */
export async function importPeople(
  db: Transaction,
  accountId: string,
  list: unknown,
  report: ReportWriter,
): Promise<ReadonlyMap<string, string>> {
  const existing = await db.select().from(people).where(eq(people.accountId, accountId));
  const live = existing.filter(({ deletedAt }) => deletedAt === null);
  const byId = new Map(live.map((row) => [row.id, row]));
  const byKey = new Map(live.map((row) => [keyOf(row), row]));
  const newIds = new Map<string, string>();
  let count = live.length;
  for (const [index, record] of recordsIn(list)) {
    const path = `people.json, [${index}]`;
    const id = idIn(record['id']);
    const reading = readStrictly((reader) => readPerson(reader, record));
    if (!reading.ok || id === undefined) {
      report.refuse(reading.ok ? path : `${path}.${reading.path}`, reading.ok ? 'has no valid id' : reading.message);
      continue;
    }
    const draft = reading.value;
    const same = byId.get(id) ?? byKey.get(keyOf(draft));
    if (same) {
      if (same.id !== id) newIds.set(id, same.id);
      report.keep('people', draft.name ?? draft.email ?? '', isSame(same, draft));
    } else if (count >= peopleLimits.people) {
      report.refuse(path, `You can save at most ${peopleLimits.people} people.`);
    } else {
      await db.delete(people).where(and(eq(people.accountId, accountId), eq(people.id, id)));
      const [row] = await db
        .insert(people)
        .values({
          ...{ accountId, id, version: versionIn(record['version']), ...draft },
          searchText: personSearchText(draft),
          createdAt: instantIn(record['createdAt']),
          updatedAt: instantIn(record['updatedAt']),
        })
        .returning();
      if (row) byId.set(id, row);
      count += 1;
      report.add('people');
    }
  }
  return newIds;
}

/** Stores the email templates of an archive that the account does not have. */
export async function importEmailTemplates(
  db: Transaction,
  accountId: string,
  list: unknown,
  report: ReportWriter,
): Promise<void> {
  const existing = await db.select().from(emailTemplates).where(eq(emailTemplates.accountId, accountId));
  const live = existing.filter(({ deletedAt }) => deletedAt === null);
  let count = live.length;
  for (const [index, record] of recordsIn(list)) {
    const path = `email-templates.json, [${index}]`;
    const id = idIn(record['id']);
    const { name, subject, body } = record;
    const reading = readStrictly((reader) =>
      readEmailTemplate(reader, { name: textIn(name), subject: textIn(subject), body: textIn(body) }),
    );
    if (!reading.ok || id === undefined) {
      report.refuse(reading.ok ? path : `${path}.${reading.path}`, reading.ok ? 'has no valid id' : reading.message);
      continue;
    }
    const draft = reading.value;
    const isEqual = (row: typeof draft): boolean => row.subject === draft.subject && row.body === draft.body;
    const same = live.find((row) => row.id === id) ?? live.find((row) => row.name === draft.name && isEqual(row));
    if (same) report.keep('templates', draft.name, same.name === draft.name && isEqual(same));
    else if (count >= peopleLimits.templates) {
      report.refuse(path, `You can save at most ${peopleLimits.templates} email templates.`);
    } else {
      await db.delete(emailTemplates).where(and(eq(emailTemplates.accountId, accountId), eq(emailTemplates.id, id)));
      await db.insert(emailTemplates).values({ accountId, id, version: versionIn(record['version']), ...draft });
      count += 1;
      report.add('templates');
    }
  }
}
