import { and, eq, sql } from 'drizzle-orm';
import { newResume } from '../../shared/documents/new-resume.ts';
import type { ResumeDocument } from '../../shared/documents/resume-document.ts';
import { startTestGateway, type TestGateway } from '../../tooling/testing/gateway.ts';
import { resumeVersions } from '../platform/database/schema/index.ts';
import { purgeDeleted } from '../workers/retention/purge-deleted.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

interface Version {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly name: string | null;
  readonly changes: readonly { readonly what: string; readonly section: string; readonly names: readonly string[] }[];
}

const result = '{ __typename ... on Resume { id version title document } ... on VersionConflict { currentVersion } }';

/** Returns what a person does with one résumé. */
async function createPerson(name: string) {
  const token = await gateway.signUp(name);
  const mutate = async <T>(
    call: string,
    declared: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<T> => {
    const { data, errors } = await gateway.ask<{ resume: Record<string, T> }>(
      `mutation (${declared}) { resume { ${call} } }`,
      variables,
      token,
    );
    if (errors) throw new Error(errors[0]?.extensions.code);
    return Object.values(data.resume)[0] as T;
  };
  const { data } = await gateway.ask<{ event: { createWorkEvent: { id: string } } }>(
    'mutation { event { createWorkEvent(input: { company: "Northside", position: "Baker" }) { id } } }',
    {},
    token,
  );
  const job = data.event.createWorkEvent.id;
  const start = newResume({ language: 'en' });
  const { id } = await mutate<{ id: string }>('createResume(input: $input) { id }', '$input: ResumeInput!', {
    input: { title: 'First', document: start },
  });
  return {
    token,
    id,
    job,
    start,
    mutate,
    save: (version: number, title: string, document: ResumeDocument = start) =>
      mutate<{ version?: number }>(
        `updateResume(id: $id, version: $version, input: $input) ${result}`,
        '$id: ID!, $version: Int!, $input: ResumeInput!',
        { id, version, input: { title, document } },
      ),
    versions: async (): Promise<readonly Version[]> =>
      (
        await gateway.ask<{ resumeVersions: readonly Version[] }>(
          'query ($id: ID!) { resumeVersions(id: $id) { id version title name changes { what section names } } }',
          { id },
          token,
        )
      ).data.resumeVersions,
    /** Moves the stored versions the given number of minutes into the past. */
    async wait(minutes: number): Promise<void> {
      const { db } = gateway.database;
      const earlier = (moment: Date): Date => new Date(moment.getTime() - minutes * 60_000);
      for (const { version, createdAt, savedAt } of await db
        .select()
        .from(resumeVersions)
        .where(eq(resumeVersions.documentId, id)))
        await db
          .update(resumeVersions)
          .set({ createdAt: earlier(createdAt), savedAt: earlier(savedAt) })
          .where(and(eq(resumeVersions.documentId, id), eq(resumeVersions.version, version)));
    },
  };
}

test('keeps the version before the first change and one every ten minutes, and describes the changes', async () => {
  const { save, versions, wait, start, job } = await createPerson('keeps');
  await save(1, 'Second');
  await save(2, 'Third');
  expect((await versions()).map(({ version }) => version)).toEqual([1]);
  await wait(11);
  const sections = start.sections.map((each) => (each.kind === 'work' ? { ...each, items: [{ eventId: job }] } : each));
  await save(3, 'Third', { ...start, sections });
  await wait(11);
  await save(4, 'Third');
  expect(await versions()).toMatchObject([
    { version: 4, changes: [{ what: 'entries-added', section: 'Work experience', names: ['Baker · Northside'] }] },
    { version: 3, changes: [{ what: 'title' }] },
    { version: 1, title: 'First', changes: [] },
  ]);
});

test('restores an earlier version as a new one that can be undone, unless another change came first', async () => {
  const { save, versions, mutate } = await createPerson('restores');
  await save(1, 'Second');
  const [first] = await versions();
  const restore = (version: number, id = first?.id) =>
    mutate<object>(`restoreResumeVersion(id: $id, version: $version) ${result}`, '$id: ID!, $version: Int!', {
      id,
      version,
    });
  expect(await restore(1)).toEqual({ __typename: 'VersionConflict', currentVersion: 2 });
  expect(await restore(2)).toMatchObject({ __typename: 'Resume', version: 3, title: 'First' });
  const [before] = await versions();
  expect(before).toMatchObject({ version: 2, title: 'Second' });
  expect(await restore(3, before?.id)).toMatchObject({ version: 4, title: 'Second' });
});

test('keeps a named version when others are pruned, and lets a person remove the name', async () => {
  const { save, versions, wait, mutate, id } = await createPerson('names');
  const keep = '$id: ID!, $name: String!';
  const namedVersion = await mutate<Version>('keepResumeVersion(id: $id, name: $name) { id name version }', keep, {
    id,
    name: ' Sent to Northside ',
  });
  expect(namedVersion).toMatchObject({ name: 'Sent to Northside', version: 1 });
  for (let version = 1; version < 6; version += 1) {
    await save(version, `Title ${version}`);
    await wait(11);
  }
  // A year later, all of these fall into one interval.
  await wait(365 * 24 * 60);
  await save(6, 'Last');
  expect((await versions()).map(({ name, version }) => [name, version])).toEqual([
    [null, 6],
    [null, 5],
    ['Sent to Northside', 1],
  ]);
  const rename = 'nameResumeVersion(id: $id, name: $name) { name }';
  expect(await mutate(rename, keep, { id: namedVersion.id, name: '' })).toEqual({ name: null });
  await expect(mutate(rename, keep, { id: namedVersion.id, name: 'x'.repeat(101) })).rejects.toThrow('BAD_USER_INPUT');
});

test('lets no other person read, name, or restore a version', async () => {
  const owner = await createPerson('owner');
  await owner.save(1, 'Second');
  const [version] = await owner.versions();
  const stranger = await gateway.signUp('stranger');
  for (const query of [
    `query ($id: ID!) { resumeVersion(id: $id) { title } }`,
    `mutation ($id: ID!) { resume { nameResumeVersion(id: $id, name: "x") { id } } }`,
    `mutation ($id: ID!) { resume { restoreResumeVersion(id: $id, version: 2) ${result} } }`,
  ]) {
    const { errors } = await gateway.ask(query, { id: version?.id }, stranger);
    expect(errors?.[0]?.extensions.code).toBe('NO_DATA_FOUND');
  }
});

test('hides a deleted résumé, restores it completely, and purges it in the end', async () => {
  const { token, id, save, versions, mutate, job, start } = await createPerson('deletes');
  const sections = start.sections.map((each) => (each.kind === 'work' ? { ...each, items: [{ eventId: job }] } : each));
  await save(1, 'Second', { ...start, sections });
  const everywhere = `query ($id: ID!) { resumes { id document } workEvents { usedIn { title } } deletedResumes { id title }
    resumeVersions(id: $id) { id } resume(id: $id) { id } }`;
  const ask = () => gateway.ask<Record<string, readonly object[]>>(everywhere, { id }, token);
  const before = await ask();
  const remove = 'deleteResume(id: $id) { id }';
  await mutate(remove, '$id: ID!', { id });
  const deletion = await gateway.ask(
    '{ resumes { id } workEvents { usedIn { title } } deletedResumes { id title } }',
    {},
    token,
  );
  expect(deletion.data).toEqual({
    resumes: [],
    workEvents: [{ usedIn: [] }],
    deletedResumes: [{ id, title: 'Second' }],
  });
  expect((await ask()).errors?.map(({ extensions }) => extensions.code)).toContain('NO_DATA_FOUND');
  await expect(save(2, 'Third')).rejects.toThrow('NO_DATA_FOUND');
  await expect(mutate(remove, '$id: ID!', { id })).rejects.toThrow('NO_DATA_FOUND');

  const restore = 'restoreResume(id: $id) { title version }';
  expect(await mutate(restore, '$id: ID!', { id })).toEqual({ title: 'Second', version: 2 });
  expect(await ask()).toEqual(before);
  expect(await versions()).toHaveLength(1);

  await mutate(remove, '$id: ID!', { id });
  await gateway.database.db.execute(sql`update resumes set deleted_at = now() - interval '29 days' where id = ${id}`);
  await purgeDeleted(gateway.database.db);
  expect((await gateway.ask('{ deletedResumes { id } }', {}, token)).data).toEqual({ deletedResumes: [{ id }] });
  await gateway.database.db.execute(sql`update resumes set deleted_at = now() - interval '31 days' where id = ${id}`);
  await purgeDeleted(gateway.database.db);
  await expect(mutate(restore, '$id: ID!', { id })).rejects.toThrow('NO_DATA_FOUND');
});

test('treats a new name like any other change', async () => {
  const { mutate, save, id } = await createPerson('renames');
  const rename = (version: number, title: string) =>
    mutate<object>(
      `renameResume(id: $id, version: $version, title: $title) ${result}`,
      '$id: ID!, $version: Int!, $title: String!',
      {
        id,
        version,
        title,
      },
    );
  expect(await rename(1, ' Better ')).toMatchObject({ title: 'Better', version: 2 });
  expect(await rename(1, 'Late')).toEqual({ __typename: 'VersionConflict', currentVersion: 2 });
  expect(await save(1, 'Also late')).toMatchObject({ currentVersion: 2 });
  await expect(rename(2, ' ')).rejects.toThrow('BAD_USER_INPUT');
});
