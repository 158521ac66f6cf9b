import { and, eq, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { JobContact } from '../../../../shared/documents/jobs/job.ts';
import { peopleLimits } from '../../../../shared/documents/people/people-limits.ts';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { newId, people } from '../../../platform/database/schema/index.ts';
import { emptyPerson, type PersonChange, type PersonDraft } from '../../input/read-person.ts';
import { type SharedChange, sharedChangeOf, withSharedChanges } from './contact-jobs.ts';
import { personColumns, personSearchText, sharedFields, type SharedFields } from './person-record.ts';

/** The contacts of a job that is saved. */
export interface SavedContacts {
  readonly contacts: readonly JobContact[];
  /** The contacts as they were stored; empty for a new job. */
  readonly before: readonly JobContact[];
  readonly company: string | null;
}

interface KnownPerson extends PersonDraft {
  readonly id: string;
  readonly isDeleted: boolean;
}

const emailKey = (email: string | null): string | undefined => email?.toLowerCase() ?? undefined;
const nameKey = (name: string | null, company: string | null): string | undefined =>
  name === null || company === null ? undefined : JSON.stringify([plainText(name), plainText(company)]);

/** Whether a contact says enough to become a person. A role or a phone number alone names no one. */
const namesPerson = ({ name, email }: JobContact): boolean => name !== null || email !== null;

/**
 * Links contacts of jobs to people of the account (docs/adr/0062). A contact keeps its person as long as it keeps its
 * id, even if a client does not send the link. Another one gets the person with its email, or else with its name and
 * company, or a new one. Requires `lockPeople`.
 */
export class ContactLinker {
  readonly #known = new Map<string, KnownPerson>();
  readonly #byEmail = new Map<string, string>();
  readonly #byName = new Map<string, string>();
  readonly #added = new Set<string>();
  readonly #changes = new Map<string, PersonChange>();
  #liveCount = 0;

  static async open(db: DatabaseOrTransaction, accountId: string): Promise<ContactLinker> {
    const rows = await db
      .select({ ...personColumns, isDeleted: sql<boolean>`${people.deletedAt} is not null` })
      .from(people)
      .where(eq(people.accountId, accountId))
      .orderBy(people.id);
    const linker = new ContactLinker();
    for (const { id, isDeleted, ...person } of rows) linker.#learn({ id, isDeleted, ...person });
    return linker;
  }

  #learn(person: KnownPerson): void {
    const isNew = !this.#known.has(person.id);
    this.#known.set(person.id, person);
    if (person.isDeleted) return;
    if (isNew) this.#liveCount += 1;
    const [email, name] = [emailKey(person.email), nameKey(person.name, person.company)];
    if (email !== undefined && !this.#byEmail.has(email)) this.#byEmail.set(email, person.id);
    if (name !== undefined && !this.#byName.has(name)) this.#byName.set(name, person.id);
  }

  #change(id: string, change: PersonChange): void {
    const person = this.#known.get(id);
    if (person === undefined || person.isDeleted || Object.keys(change).length === 0) return;
    this.#learn({ ...person, ...change });
    if (!this.#added.has(id)) this.#changes.set(id, { ...this.#changes.get(id), ...change });
  }

  /** Finds the person that a contact without a link names. */
  #find(contact: JobContact, company: string | null): string | undefined {
    // A person has the id of the first contact, so the link survives a server that does not know it.
    const first = contact.id.toLowerCase();
    if (this.#known.has(first)) return first;
    const email = emailKey(contact.email);
    const sameEmail = email === undefined ? undefined : this.#byEmail.get(email);
    if (sameEmail !== undefined) return sameEmail;
    const key = nameKey(contact.name, company);
    const sameName = key === undefined ? undefined : this.#byName.get(key);
    const otherEmail = sameName === undefined ? null : (this.#known.get(sameName)?.email ?? null);
    // Two addresses are two people, even with one name.
    return email !== undefined && otherEmail !== null && emailKey(otherEmail) !== email ? undefined : sameName;
  }

  #add(contact: JobContact, company: string | null): string | undefined {
    if (!namesPerson(contact) || this.#liveCount >= peopleLimits.people) return undefined;
    const id = validate(contact.id) ? contact.id.toLowerCase() : newId();
    this.#added.add(id);
    this.#learn({ ...emptyPerson, ...sharedValues(contact), company, id, isDeleted: false });
    return id;
  }

  /** Fills in what is not known of a person yet. */
  #fill(id: string, contact: JobContact): void {
    const person = this.#known.get(id);
    const missing = sharedFields.filter((field) => person?.[field] === null && contact[field] !== null);
    this.#change(id, Object.fromEntries(missing.map((field) => [field, contact[field]])));
  }

  #linkOne(contact: JobContact, { before, company }: SavedContacts): JobContact {
    const old = before.find(({ id }) => id === contact.id);
    const wanted = contact.personId?.toLowerCase();
    const named = wanted !== undefined && (this.#known.has(wanted) || wanted === old?.personId) ? wanted : undefined;
    const personId = named ?? old?.personId ?? undefined;
    if (personId === undefined) {
      const found = this.#find(contact, company);
      if (found !== undefined) this.#fill(found, contact);
      const linked = found ?? this.#add(contact, company);
      return linked === undefined ? withoutPerson(contact) : { ...contact, personId: linked };
    }
    if (old?.personId === personId) {
      const changed = sharedFields.filter((field) => contact[field] !== old[field]);
      this.#change(personId, Object.fromEntries(changed.map((field) => [field, contact[field]])));
      return { ...contact, personId };
    }
    // Without an earlier state, only what is filled in says something about the person; the person has the rest.
    const person = this.#known.get(personId) ?? emptyPerson;
    const written = sharedFields.filter((field) => contact[field] !== null && contact[field] !== person[field]);
    this.#change(personId, Object.fromEntries(written.map((field) => [field, contact[field]])));
    const whole = Object.fromEntries(sharedFields.map((field) => [field, contact[field] ?? person[field]]));
    return { ...contact, ...whole, personId };
  }

  /** Returns the contacts with their links. What the user changed about a person is noted for `store`. */
  link(saved: SavedContacts): readonly JobContact[] {
    return saved.contacts.map((contact) => this.#linkOne(contact, saved));
  }

  /** Returns the contacts of a job as they are after all changes of people in the same request. */
  follow(contacts: readonly JobContact[]): readonly JobContact[] {
    return withSharedChanges(contacts, this.sharedChanges());
  }

  /** What other jobs with the same people need to show. */
  sharedChanges(): readonly SharedChange[] {
    return [...this.#changes].map(([personId, change]) => ({ personId, fields: sharedChangeOf(change) }));
  }

  /** Stores the new people and the changes of the others. */
  async store(db: DatabaseOrTransaction, accountId: string): Promise<void> {
    const added = [...this.#added].flatMap((id) => this.#known.get(id) ?? []);
    if (added.length > 0) {
      await db.insert(people).values(
        added.map((person) => ({
          ...{ accountId, id: person.id, ...sharedValues(person), company: person.company },
          searchText: personSearchText(person),
        })),
      );
    }
    for (const [id, change] of this.#changes) {
      const person = this.#known.get(id);
      if (person === undefined) continue;
      await db
        .update(people)
        .set({
          ...change,
          searchText: personSearchText(person),
          version: sql`${people.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(and(eq(people.accountId, accountId), eq(people.id, id)));
    }
  }
}

const sharedValues = ({ name, role, email, phone, link }: SharedFields): SharedFields => ({
  ...{ name, role, email, phone, link },
});

/** Leaves out a link that leads to no person of the account. */
const withoutPerson = (contact: JobContact): JobContact => ({
  ...{ id: contact.id, ...sharedValues(contact), notes: contact.notes },
});
