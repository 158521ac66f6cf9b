import { newResume, type ResumeDocument } from '@shared/documents';
import { gatewayError, type FakeGateway } from '../../../tooling/testing/fake-gateway.ts';

export interface StoredResume {
  __typename: 'Resume';
  id: string;
  title: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  document: ResumeDocument;
}

interface ResumeInput {
  readonly title: string;
  readonly document: ResumeDocument;
}

export interface StoredVersion {
  readonly __typename: string;
  readonly id: string;
  readonly title: string;
  name: string | null;
  readonly document: ResumeDocument;
  readonly [field: string]: unknown;
}

export interface Stored {
  readonly resumes: StoredResume[];
  /** Earlier versions of every résumé, newest first. */
  readonly versions: StoredVersion[];
  /** Inputs of `importResume`, as the gateway received them. */
  readonly imports: Readonly<Record<string, unknown>>[];
  /** Inputs of `undoImport`, as the gateway received them. */
  readonly undone: Readonly<Record<string, unknown>>[];
  readonly find: (id: string) => StoredResume;
  /** Deletes a résumé behind the page's back, as another tab would. */
  readonly remove: (id: string) => void;
}

/** Returns a stored résumé with the given id, for tests. */
export function resume(id: string, changes: Partial<StoredResume> = {}): StoredResume {
  return {
    __typename: 'Resume',
    id,
    title: `Résumé ${id}`,
    version: 1,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    document: newResume({ language: 'en', eventIds: { work: ['w1'], education: [], skills: [] } }),
    ...changes,
  };
}

const address = { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null };
export const emptyProfile = {
  firstName: null,
  lastName: null,
  mjUserId: null,
  mjDomain: null,
  email: 'ada@example.com',
  phone: null,
  linkedin: null,
  address,
};

/** Returns a work event as the fake gateway answers it. */
export const workEvent = (id: string, position: string) => ({
  __typename: 'WorkEvent',
  id,
  uuid: `uuid-${id}`,
  version: 1,
  updatedAt: '2026-01-01T00:00:00Z',
  usedIn: [],
  company: 'Acme',
  position,
  location: null,
  link: null,
  startDate: '2020-01',
  startPrecision: 'MONTH',
  endDate: null,
  endPrecision: 'MONTH',
  accomplishments: [],
  variants: [] as readonly object[],
});

/** Keeps résumés behind the fake gateway, following the rules of the real one. */
export function storeResumes(gateway: FakeGateway, ...given: StoredResume[]): Stored {
  const resumes = [...given];
  const versions: StoredVersion[] = [];
  const versionOf = (id: string): StoredVersion => {
    const found = versions.find((each) => each.id === id);
    if (found === undefined) throw gatewayError('NO_DATA_FOUND');
    return found;
  };
  const deleted: (StoredResume & { deletedAt: string })[] = [];
  const imports: Readonly<Record<string, unknown>>[] = [];
  const undone: Readonly<Record<string, unknown>>[] = [];
  const find = (id: string): StoredResume => {
    const found = resumes.find((each) => each.id === id);
    if (found === undefined) throw gatewayError('NO_DATA_FOUND');
    return found;
  };
  const remove = (id: string): void => {
    const [gone] = resumes.splice(resumes.indexOf(find(id)), 1);
    if (gone) deleted.push({ ...gone, deletedAt: '2026-02-01T00:00:00Z' });
  };
  const restore = (id: string): StoredResume => {
    const [back] = deleted.splice(
      deleted.findIndex((each) => each.id === id),
      1,
    );
    if (back === undefined) throw gatewayError('NO_DATA_FOUND');
    resumes.push(back);
    return back;
  };
  const add = (input: ResumeInput): StoredResume => {
    const made = resume(`new-${resumes.length + 1}`, { ...input, updatedAt: '2026-02-01T00:00:00Z' });
    resumes.push(made);
    return made;
  };
  let profile: unknown = emptyProfile;
  gateway.answer({
    me: () => ({ __typename: 'User', id: 'ada', headshotURL: null, tesseraProduct: 'free', profile }),
    user: {
      updateContactInfo: ({ input }: { input: Readonly<Record<string, string | null>> }) => {
        const { firstName, lastName, email, phone, linkedin, ...rest } = input;
        profile = { ...emptyProfile, firstName, lastName, email, phone, linkedin, address: rest };
        return { id: 'ada', firstName, lastName, email, phone, linkedin, address: rest, conflicts: [] };
      },
    },
    resumes: () => [...resumes],
    resume: ({ id, input }: { id?: string; input?: unknown } = {}) => {
      // One root field serves both the query and the namespace of the mutations.
      if (id !== undefined || input !== undefined) return find(id ?? '');
      return {
        createResume: (call: { input: ResumeInput }) => add(call.input),
        updateResume: (call: { id: string; version: number; input: ResumeInput }) => {
          const found = find(call.id);
          if (call.input.title === '') throw gatewayError('BAD_USER_INPUT');
          if (found.version !== call.version) return { __typename: 'VersionConflict', currentVersion: found.version };
          return Object.assign(found, call.input, { version: found.version + 1 });
        },
        keepResumeVersion: (call: { id: string; name: string }) => {
          const { title, document, version } = find(call.id);
          const kept = {
            __typename: 'ResumeVersion',
            id: `kept-${version}`,
            title,
            document,
            version,
            name: call.name,
          };
          versions.unshift({ ...kept, savedAt: '2026-04-01T00:00:00Z', changes: [] });
          return versions[0];
        },
        nameResumeVersion: (call: { id: string; name: string }) =>
          Object.assign(versionOf(call.id), { name: call.name === '' ? null : call.name }),
        restoreResumeVersion: (call: { id: string; version: number }) => {
          const { title, document } = versionOf(call.id);
          const [found] = resumes;
          if (found?.version !== call.version) {
            return { __typename: 'VersionConflict', currentVersion: found?.version };
          }
          return Object.assign(found, { title, document, version: found.version + 1 });
        },
        renameResume: (call: { id: string; version: number; title: string }) => {
          const found = find(call.id);
          if (found.version !== call.version) return { __typename: 'VersionConflict', currentVersion: found.version };
          return Object.assign(found, { title: call.title, version: found.version + 1 });
        },
        deleteResumes: ({ ids }: { ids: string[] }) => {
          ids.forEach(remove);
          return ids.map((id) => ({ id }));
        },
        restoreResumes: ({ ids }: { ids: string[] }) => ids.map(restore),
        restoreResume: (call: { id: string }) => restore(call.id),
        importResume: (call: { input: { resume: ResumeInput } }) => {
          imports.push(call.input);
          return add(call.input.resume);
        },
        undoImport: (call: { input: { resumeId: string } }) => {
          undone.push(call.input);
          const found = find(call.input.resumeId);
          if (found.version > 1) {
            return { __typename: 'ImportChangedSince', resume: true, blocks: [], profile: false };
          }
          resumes.splice(resumes.indexOf(found), 1);
          return { __typename: 'UndoneImport', resumeId: found.id, blocks: [] };
        },
      };
    },
    resumeVersions: () => [...versions],
    resumeVersion: ({ id }: { id: string }) => versionOf(id),
    deletedResumes: () => deleted.map((each) => ({ ...each, __typename: 'DeletedResume' })),
    workEvents: () => [workEvent('w1', 'Engineer'), workEvent('w2', 'Manager')],
    eduEvents: () => [],
    skillEvents: () => [],
  });
  return { resumes, versions, imports, undone, find, remove };
}
