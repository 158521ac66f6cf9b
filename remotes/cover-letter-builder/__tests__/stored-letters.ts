import { newLetter, type LetterDocument } from '@shared/documents';
import { gatewayError, type FakeGateway } from '../../../shared/testing/fake-gateway.ts';

export interface StoredLetter {
  __typename: 'Letter';
  id: string;
  title: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  document: LetterDocument;
  about: { __typename: 'LetterAbout'; recipient: string; position: string; company: string };
}

export const about = (recipient = '', position = '', company = ''): StoredLetter['about'] => ({
  __typename: 'LetterAbout',
  recipient,
  position,
  company,
});

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
    ...changes,
  };
}

/** Keeps letters behind the fake gateway, by the rules of the real one. */
export function storeLetters(gateway: FakeGateway, ...given: StoredLetter[]): { readonly letters: StoredLetter[] } {
  const letters = [...given];
  const deleted: StoredLetter[] = [];
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
    letters: () => [...letters],
    deletedLetters: () =>
      deleted.map(({ id, title }) => ({ __typename: 'DeletedLetter', id, title, deletedAt: '2026-02-01T00:00:00Z' })),
    letter: ({ id }: { id?: string } = {}) => {
      // The same root name serves the query and the mutations' namespace.
      if (id !== undefined) return letters.find((each) => each.id === id);
      return {
        createLetter: ({ input }: { input: Pick<StoredLetter, 'title' | 'document'> }) => {
          const made = letter(`new-${letters.length + 1}`, { ...input, updatedAt: '2026-02-01T00:00:00Z' });
          letters.push(made);
          return made;
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
  return { letters };
}
