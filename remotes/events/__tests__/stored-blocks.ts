import { gatewayError, type FakeGateway } from '../../../tooling/testing/fake-gateway.ts';

type Input = Readonly<Record<string, unknown>> & { readonly uuid: string };
type Entry = Readonly<{ uuid: string; description: string }>;

/** A work event as the gateway returns it. */
export interface StoredWork {
  __typename: 'WorkEvent';
  id: string;
  uuid: string;
  version: number;
  updatedAt: string;
  company: string;
  position: string;
  location: string | null;
  link: string | null;
  startDate: string | null;
  startPrecision: 'MONTH' | 'YEAR';
  endDate: string | null;
  endPrecision: 'MONTH' | 'YEAR';
  accomplishments: { id: string; uuid: string; description: string }[];
  variants: Readonly<Record<string, unknown>>[];
  usedIn: { id: string; title: string }[];
}

/** Returns a stored position with defaults for whatever a test does not set. */
export function work(
  id: string,
  changes: Partial<Omit<StoredWork, 'accomplishments'>> & { points?: string[] } = {},
): StoredWork {
  const { points = [], ...rest } = changes;
  return {
    __typename: 'WorkEvent',
    id,
    uuid: `uuid-${id}`,
    version: 1,
    updatedAt: '2021-01-01T00:00:00Z',
    company: 'Acme',
    position: `Engineer ${id}`,
    location: null,
    link: null,
    startDate: null,
    startPrecision: 'MONTH',
    endDate: null,
    endPrecision: 'MONTH',
    accomplishments: points.map((description, index) => ({
      id: `${id}-${index}`,
      uuid: `${id}-${index}`,
      description,
    })),
    variants: [],
    usedIn: [],
    ...rest,
  };
}

const withIds = (entries: readonly Entry[]) => entries.map((entry) => ({ id: entry.uuid, ...entry }));

/** Keeps work events behind the fake gateway, following the rules of the real one. */
export function storeWork(gateway: FakeGateway, ...blocks: StoredWork[]): StoredWork[] {
  const stored = [...blocks];
  const find = (id: string): StoredWork => {
    const found = stored.find((block) => block.id === id);
    if (found === undefined) throw gatewayError('NO_DATA_FOUND');
    return found;
  };
  const variantOf = (variant: Readonly<Record<string, unknown>>) => ({
    __typename: 'WorkVariant',
    ...variant,
    accomplishments: variant['accomplishments'] === null ? null : withIds(variant['accomplishments'] as Entry[]),
  });
  const contentOf = (input: Input) => ({
    ...input,
    accomplishments: withIds(input['accomplishments'] as Entry[]),
    variants: (input['variants'] as Readonly<Record<string, unknown>>[]).map(variantOf),
  });
  gateway.answer({
    workEvents: () => [...stored],
    workEvent: ({ id }: { id: string }) => find(id),
    event: () => ({
      createWorkEvent: ({ input }: { input: Input }) => {
        if (stored.some(({ uuid }) => uuid === input.uuid))
          throw gatewayError('BAD_USER_INPUT', 'Another block already has this UUID.');
        const made: StoredWork = { ...work(`new-${stored.length}`), ...contentOf(input) };
        stored.push(made);
        return made;
      },
      updateWorkEvent: ({ id, version, input }: { id: string; version: number; input: Input }) => {
        const block = find(id);
        if (block.version !== version) return { __typename: 'VersionConflict', currentVersion: block.version };
        return Object.assign(block, contentOf(input), { version: version + 1 });
      },
      deleteEvents: ({ ids }: { ids: string[] }) => {
        const copies = stored.filter(({ id }) => ids.includes(id));
        stored.splice(0, stored.length, ...stored.filter(({ id }) => !ids.includes(id)));
        return { ids: copies.map(({ id }) => id), copies };
      },
      restoreEvents: ({ copies }: { copies: StoredWork[] }) => {
        stored.push(...copies.filter(({ id }) => !stored.some((block) => block.id === id)));
        return { work: copies, education: [], skills: [] };
      },
    }),
  });
  return stored;
}
