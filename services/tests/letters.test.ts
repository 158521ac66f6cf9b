import { sql } from 'drizzle-orm';
import type { ResumeDesign } from '../../shared/documents/design/resume-design.ts';
import type { LetterDocument } from '../../shared/documents/letter/letter-document.ts';
import { newLetter } from '../../shared/documents/letter/new-letter.ts';
import { newResume } from '../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../tooling/testing/gateway.ts';
import { purgeDeleted } from '../workers/retention/purge-deleted.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const fields = `id title version document followedResume { id title design isDeleted } job { id title company }`;
interface Letter {
  readonly id: string;
  readonly version: number;
  readonly document: LetterDocument;
  readonly followedResume: { readonly id: string; readonly design: ResumeDesign; readonly isDeleted: boolean } | null;
  readonly job: { readonly id: string; readonly company: string } | null;
}

/** Returns what a person does with letters. Throws the code of the first error. */
async function createPerson(name: string) {
  const token = await gateway.signUp(name);
  const ask = async <T>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> => {
    const { data, errors } = await gateway.ask<T>(query, variables, token);
    if (errors) throw new Error(JSON.stringify(errors[0]?.extensions.fields ?? errors[0]?.extensions.code));
    return data;
  };
  const mutate = async <T>(group: string, declared: string, call: string, variables: object): Promise<T> => {
    const data = await ask<Record<string, Record<string, T>>>(`mutation (${declared}) { ${group} { ${call} } }`, {
      ...variables,
    });
    return Object.values(Object.values(data)[0]!)[0]!;
  };
  return {
    ask,
    mutate,
    letter: async (id: string) =>
      (await ask<{ letter: Letter }>(`query ($id: ID!) { letter(id: $id) { ${fields} } }`, { id })).letter,
    create: (document: object, title = 'To Acme') =>
      mutate<Letter>('letter', '$input: LetterInput!', `createLetter(input: $input) { ${fields} }`, {
        input: { title, document },
      }),
    save: (id: string, version: number, document: object, title = 'To Acme') =>
      mutate<{ __typename: string; version?: number; currentVersion?: number }>(
        'letter',
        '$id: ID!, $version: Int!, $input: LetterInput!',
        'updateLetter(id: $id, version: $version, input: $input) { __typename ... on Letter { version } ... on VersionConflict { currentVersion } }',
        { id, version, input: { title, document } },
      ),
    job: (input: object) =>
      mutate<{ id: string }>('job', '$input: JobInput!', 'createJob(input: $input) { id }', { input }),
    resume: (design: ResumeDesign) =>
      mutate<{ id: string }>('resume', '$input: ResumeInput!', 'createResume(input: $input) { id }', {
        input: { title: 'Mine', document: { ...newResume({ language: 'en' }), design } },
      }),
    paragraph: (text: string) =>
      mutate<{ id: string }>(
        'event',
        '$text: String!',
        'createParagraphEvent(input: { title: "T", kind: body, text: $text }) { id }',
        { text },
      ),
  };
}

const linkedTo = (id: string) => ({ id, company: 'Old', position: '', location: '', source: '' });

test('reports what is wrong with a letter and saves it by version', async () => {
  const me = await createPerson('writer');
  const start = newLetter({ language: 'en' });
  await expect(me.create({ ...start, parts: [{ kind: 'block', id: 'a b', eventId: 'x' }] })).rejects.toThrow(
    'document.parts[0].id',
  );
  const { id } = await me.create(start);
  expect(await me.save(id, 1, { ...start, subject: 'Hello' })).toEqual({ __typename: 'Letter', version: 2 });
  expect(await me.save(id, 1, { ...start, subject: 'Late' })).toEqual({
    __typename: 'VersionConflict',
    currentVersion: 2,
  });
  expect((await me.letter(id)).document.subject).toBe('Hello');
  const { letterVersions } = await me.ask<{ letterVersions: { version: number; document: LetterDocument }[] }>(
    'query ($id: ID!) { letterVersions(id: $id) { version document changes { what } } }',
    { id },
  );
  expect(letterVersions).toMatchObject([{ version: 1, document: { subject: '' } }]);
});

test('lists which letters use a paragraph, even after it was deleted and restored', async () => {
  const me = await createPerson('user');
  const { id: eventId } = await me.paragraph('I saw {{position}}.');
  const part = { kind: 'block', id: 'a', eventId } as const;
  const { id } = await me.create(newLetter({ language: 'en', parts: [part, { ...part, id: 'b' }] }));
  const uses = async () =>
    (await me.ask<{ paragraphEvents: { usedIn: object[] }[] }>('{ paragraphEvents { usedIn { id title kind } } }'))
      .paragraphEvents;
  expect(await uses()).toEqual([{ usedIn: [{ id, title: 'To Acme', kind: 'letter' }] }]);
  const { copies } = await me.mutate<{ copies: object[] }>(
    'event',
    '$ids: [ID!]!',
    'deleteEvents(ids: $ids) { copies }',
    { ids: [eventId] },
  );
  expect(await uses()).toEqual([]);
  await me.mutate('event', '$copies: [EventCopy!]!', 'restoreEvents(copies: $copies) { paragraphs { id } }', {
    copies,
  });
  expect(await uses()).toEqual([{ usedIn: [{ id, title: 'To Acme', kind: 'letter' }] }]);
  await me.mutate('letter', '$id: ID!', 'deleteLetter(id: $id) { id }', { id });
  expect(await uses()).toEqual([{ usedIn: [] }]);
  await me.mutate('letter', '$id: ID!', 'restoreLetter(id: $id) { id }', { id });
  expect(await uses()).toHaveLength(1);
});

test('keeps a snapshot of a deleted job and résumé in the letter', async () => {
  const me = await createPerson('tied');
  const { id: resumeId } = await me.resume({ template: 'band', paper: 'a4' });
  const { id: jobId } = await me.job({ title: 'Pilot', company: 'Acme', source: 'a friend' });
  const design = { template: 'classic', paper: 'letter' } as const;
  const { id } = await me.create(newLetter({ language: 'en', job: linkedTo(jobId), resume: { id: resumeId, design } }));
  const made = await me.letter(id);
  expect(made.document.job).toEqual({
    id: jobId,
    company: 'Acme',
    position: 'Pilot',
    location: '',
    source: 'a friend',
  });
  expect(made.document.design).toEqual({ template: 'band', paper: 'a4' });
  expect([made.job, made.followedResume]).toMatchObject([
    { id: jobId, company: 'Acme' },
    { id: resumeId, isDeleted: false },
  ]);

  // Both change once more without the letter being saved, and are then deleted and purged.
  await me.mutate('job', '$id: ID!', 'updateJob(id: $id, version: 1, input: { company: "Acme Rail" }) { __typename }', {
    id: jobId,
  });
  const document = { ...newResume({ language: 'en' }), design: { template: 'margin', paper: 'a4' } };
  await me.mutate(
    'resume',
    '$id: ID!, $document: ResumeDocument!',
    'updateResume(id: $id, version: 1, input: { title: "Mine", document: $document }) { __typename }',
    { id: resumeId, document },
  );
  await me.mutate('job', '$ids: [ID!]!', 'deleteJobs(ids: $ids) { ids }', { ids: [jobId] });
  await me.mutate('resume', '$id: ID!', 'deleteResume(id: $id) { id }', { id: resumeId });
  expect((await me.letter(id)).followedResume).toMatchObject({ design: { template: 'margin' }, isDeleted: true });
  // The letter has the snapshot from the moment the job is deleted.
  expect((await me.letter(id)).document.job?.company).toBe('Acme Rail');
  const long = sql`deleted_at = now() - interval '40 days'`;
  await gateway.database.db.execute(sql`update jobs set ${long} where id = ${jobId}`);
  await gateway.database.db.execute(sql`update resumes set ${long} where id = ${resumeId}`);
  await purgeDeleted(gateway.database.db);
  const letterAfter = await me.letter(id);
  expect([letterAfter.job, letterAfter.followedResume, letterAfter.version]).toEqual([null, null, 1]);
  expect(letterAfter.document.job).toMatchObject({ company: 'Acme Rail', position: 'Pilot' });
  expect(letterAfter.document.design).toEqual({ template: 'margin', paper: 'a4' });
});

test('lists the recipients and jobs of letters, as the jobs are now, in one query', async () => {
  const me = await createPerson('lister');
  const { id: jobId } = await me.job({ title: 'Pilot', company: 'Acme' });
  const blank = newLetter({ language: 'en' });
  const recipient = { ...blank.recipient, name: 'Ms Brand', company: 'Looms' };
  await me.create(blank, 'C');
  await me.create({ ...blank, recipient }, 'B');
  await me.create({ ...blank, recipient, job: linkedTo(jobId) }, 'A');
  const abouts = async () =>
    (
      await me.ask<{ letters: { about: object }[] }>('{ letters { about { recipient position company } } }')
    ).letters.map(({ about }) => about);
  await me.mutate('job', '$id: ID!', 'updateJob(id: $id, version: 1, input: { title: "Captain" }) { __typename }', {
    id: jobId,
  });
  const others = [
    { recipient: 'Ms Brand', position: '', company: 'Looms' },
    { recipient: '', position: '', company: '' },
  ];
  expect(await abouts()).toEqual([{ recipient: 'Ms Brand', position: 'Captain', company: 'Acme' }, ...others]);
  await me.mutate('job', '$ids: [ID!]!', 'deleteJobs(ids: $ids) { ids }', { ids: [jobId] });
  expect(await abouts()).toEqual([{ recipient: 'Ms Brand', position: 'Captain', company: 'Acme' }, ...others]);
});

test('deletes several letters in one step and restores them in one, only the person’s own', async () => {
  const [me, other] = [await createPerson('tidy'), await createPerson('untidy')];
  const start = newLetter({ language: 'en' });
  const [a, b, foreignLetter] = [
    await me.create(start, 'A'),
    await me.create(start, 'B'),
    await other.create(start, 'C'),
  ];
  const ids = [a.id, b.id, foreignLetter.id, 'no id'];
  const remove = () =>
    me.mutate<{ id: string }[]>('letter', '$ids: [ID!]!', 'deleteLetters(ids: $ids) { id }', { ids });
  const ownLetters = async () =>
    (await me.ask<{ letters: { id: string }[] }>('{ letters { id } }')).letters.map(({ id }) => id);
  expect((await remove()).map(({ id }) => id).sort()).toEqual([a.id, b.id].sort());
  expect(await ownLetters()).toEqual([]);
  // A second attempt, as after a lost answer, does no harm.
  expect(await remove()).toEqual([]);
  expect(await other.ask('{ letters { title } }')).toEqual({ letters: [{ title: 'C' }] });
  const restored = await me.mutate<object[]>('letter', '$ids: [ID!]!', 'restoreLetters(ids: $ids) { id }', { ids });
  expect(restored).toHaveLength(2);
  expect((await ownLetters()).sort()).toEqual([a.id, b.id].sort());
  await expect(
    me.mutate('letter', '$ids: [ID!]!', 'deleteLetters(ids: $ids) { id }', { ids: Array<string>(1_001).fill(a.id) }),
  ).rejects.toThrow('at most 1000');
});

test('reveals nothing of another person’s job and résumé', async () => {
  const [owner, other] = [await createPerson('owner-of-ties'), await createPerson('other-of-ties')];
  const { id: jobId } = await owner.job({ title: 'Secret', company: 'Secret' });
  const { id: resumeId } = await owner.resume({ template: 'band', paper: 'a4' });
  const design = { template: 'classic', paper: 'letter' } as const;
  const { id } = await other.create(
    newLetter({ language: 'en', job: linkedTo(jobId), resume: { id: resumeId, design } }),
  );
  const { document, job, followedResume } = await other.letter(id);
  expect([document.job?.company, document.design, job, followedResume]).toEqual(['Old', design, null, null]);
});
