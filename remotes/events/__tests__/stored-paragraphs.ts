import { gatewayError, type FakeGateway } from '../../../tooling/testing/fake-gateway.ts';

/** A paragraph as the gateway returns it. */
export interface StoredParagraph {
  __typename: 'ParagraphEvent';
  id: string;
  uuid: string;
  version: number;
  updatedAt: string;
  title: string;
  kind: 'opening' | 'body' | 'closing';
  text: string;
  variants: { id: string; length: string | null; language: string | null; text: string }[];
  usedIn: { id: string; title: string }[];
}

type Input = Readonly<Pick<StoredParagraph, 'uuid' | 'title' | 'kind' | 'text' | 'variants'>>;

/** Returns a stored paragraph with defaults for whatever a test does not set. */
export const paragraph = (id: string, changes: Partial<StoredParagraph> = {}): StoredParagraph => ({
  __typename: 'ParagraphEvent',
  id,
  uuid: `uuid-${id}`,
  version: 1,
  updatedAt: '2021-01-01T00:00:00Z',
  title: `Paragraph ${id}`,
  kind: 'body',
  text: 'I would like to work with you.',
  variants: [],
  usedIn: [],
  ...changes,
});

/** Keeps paragraphs behind the fake gateway, following the rules of the real one. `me` is Ada Lovelace. */
export function storeParagraphs(gateway: FakeGateway, ...blocks: StoredParagraph[]): StoredParagraph[] {
  const stored = [...blocks];
  const find = (id: string): StoredParagraph => {
    const found = stored.find((block) => block.id === id);
    if (found === undefined) throw gatewayError('NO_DATA_FOUND');
    return found;
  };
  gateway.answer({
    me: () => ({ id: 'me', profile: { firstName: 'Ada', lastName: 'Lovelace' } }),
    paragraphEvents: () => [...stored],
    paragraphEvent: ({ id }: { id: string }) => find(id),
    event: () => ({
      createParagraphEvent: ({ input }: { input: Input }) => {
        const made = paragraph(`new-${stored.length}`, input);
        stored.push(made);
        return made;
      },
      updateParagraphEvent: ({ id, version, input }: { id: string; version: number; input: Input }) => {
        const block = find(id);
        if (block.version !== version) return { __typename: 'VersionConflict', currentVersion: block.version };
        return Object.assign(block, input, { version: version + 1 });
      },
      deleteEvents: ({ ids }: { ids: string[] }) => {
        const copies = stored.filter(({ id }) => ids.includes(id));
        stored.splice(0, stored.length, ...stored.filter(({ id }) => !ids.includes(id)));
        return { ids: copies.map(({ id }) => id), copies };
      },
      restoreEvents: ({ copies }: { copies: StoredParagraph[] }) => {
        stored.push(...copies);
        return { work: [], education: [], skills: [], paragraphs: copies };
      },
    }),
  });
  return stored;
}
