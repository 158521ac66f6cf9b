import { newLetter, type LetterDocument } from '@shared/documents';
import { gatewayError, type FakeGateway } from '../../../tooling/testing/fake-gateway.ts';

export interface StoredLetter {
  __typename: 'Letter';
  id: string;
  title: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  document: LetterDocument;
  about: { __typename: 'LetterAbout'; recipient: string; position: string; company: string };
  followedResume: null;
  job: StoredJob | null;
}

export interface StoredJob {
  readonly __typename: 'Job';
  readonly id: string;
  readonly company: string;
  readonly title: string;
  readonly location: string | null;
  readonly source: string | null;
}

/** Returns a tracked job as the fake gateway answers it. */
export const job = (id: string, title: string, company: string): StoredJob => ({
  __typename: 'Job',
  ...{ id, title, company, location: null, source: null },
});

/** Returns a paragraph event as the fake gateway answers it. */
export const paragraph = (id: string, title: string, text: string, kind = 'body') => ({
  __typename: 'ParagraphEvent',
  ...{ id, uuid: `uuid-${id}`, version: 1, title, kind, text },
  variants: [] as readonly object[],
  usedIn: [] as readonly object[],
});

const address = { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null };
const profile = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', mjUserId: null, mjDomain: null },
  ...{ email: 'ada@example.com', phone: null, linkedin: null, address },
};

/** Returns the summary of a letter's recipient and job for the list of letters. */
export const about = (recipient = '', position = '', company = ''): StoredLetter['about'] => ({
  __typename: 'LetterAbout',
  recipient,
  position,
  company,
});

/** Returns a stored letter with the given id, for tests. */
export function letter(id: string, changes: Partial<StoredLetter> = {}): StoredLetter {
  return {
    __typename: 'Letter',
    id,
    title: `Letter ${id}`,
    version: 1,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    document: newLetter({ language: 'en' }),
    about: about(),
    followedResume: null,
    job: null,
    ...changes,
  };
}

export interface Stored {
  readonly letters: StoredLetter[];
  /** The person's paragraphs and tracked jobs. */
  readonly paragraphs: ReturnType<typeof paragraph>[];
  readonly jobs: StoredJob[];
}

/** Keeps letters behind the fake gateway, following the rules of the real one. */
export function storeLetters(gateway: FakeGateway, ...given: StoredLetter[]): Stored {
  const letters = [...given];
  const deleted: StoredLetter[] = [];
  const paragraphs: ReturnType<typeof paragraph>[] = [];
  const jobs: StoredJob[] = [];
  const move = (from: StoredLetter[], to: StoredLetter[], id: string): StoredLetter => {
    const [moved] = from.splice(
      from.findIndex((each) => each.id === id),
      1,
    );
    if (moved === undefined) throw gatewayError('NO_DATA_FOUND');
    to.push(moved);
    return moved;
  };
  gateway.answer({
    me: () => ({ __typename: 'User', id: 'ada', headshotURL: null, profile }),
    resumes: () => [],
    paragraphEvents: () => [...paragraphs],
    paragraphEvent: ({ id }: { id: string }) => paragraphs.find((each) => each.id === id),
    event: {
      createParagraphEvent: ({ input }: { input: { title: string; text: string; kind: string } }) => {
        const made = paragraph(`p-new-${paragraphs.length}`, input.title, input.text, input.kind);
        paragraphs.push(made);
        return made;
      },
      updateParagraphEvent: (call: { id: string; version: number; input: object }) =>
        Object.assign(paragraphs.find(({ id }) => id === call.id) ?? {}, call.input, { version: call.version + 1 }),
    },
    jobs: ({ filter }: { filter?: { text?: string | null } }) => {
      const nodes = jobs.filter(({ company, title }) => `${company} ${title}`.includes(filter?.text ?? ''));
      return { total: nodes.length, nodes };
    },
    job: ({ id }: { id: string }) => jobs.find((each) => each.id === id),
    letters: () => [...letters],
    deletedLetters: () =>
      deleted.map(({ id, title }) => ({ __typename: 'DeletedLetter', id, title, deletedAt: '2026-02-01T00:00:00Z' })),
    letter: ({ id }: { id?: string } = {}) => {
      // One root field serves both the query and the namespace of the mutations.
      if (id !== undefined) {
        const found = letters.find((each) => each.id === id);
        if (found === undefined) throw gatewayError('NO_DATA_FOUND');
        return { ...found, job: jobs.find((each) => each.id === found.document.job?.id) ?? null };
      }
      return {
        createLetter: ({ input }: { input: Pick<StoredLetter, 'title' | 'document'> }) => {
          const made = letter(`new-${letters.length + 1}`, { ...input, updatedAt: '2026-02-01T00:00:00Z' });
          letters.push(made);
          return made;
        },
        updateLetter: (call: { id: string; version: number; input: Pick<StoredLetter, 'title' | 'document'> }) => {
          const found = letters.find((each) => each.id === call.id);
          if (found === undefined) throw gatewayError('NO_DATA_FOUND');
          if (found.version !== call.version) return { __typename: 'VersionConflict', currentVersion: found.version };
          return Object.assign(found, call.input, { version: found.version + 1 });
        },
        renameLetter: (call: { id: string; version: number; title: string }) => {
          const found = letters.find((each) => each.id === call.id);
          return Object.assign(found ?? {}, { title: call.title, version: call.version + 1 });
        },
        deleteLetters: ({ ids }: { ids: string[] }) => ids.map((each) => move(letters, deleted, each)),
        restoreLetters: ({ ids }: { ids: string[] }) => ids.map((each) => move(deleted, letters, each)),
      };
    },
  });
  return { letters, paragraphs, jobs };
}
