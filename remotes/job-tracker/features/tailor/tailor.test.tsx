import { newResume } from '@shared/documents';
import { waitFor, within } from '@testing-library/react';
import { gatewayError, installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../tooling/testing/fake-typesetter.ts';
import { openTracker } from '../../__tests__/open-tracker.ts';
import { posting, storePostings } from '../../__tests__/stored-postings.ts';

const gateway = installFakeGateway();
const typesetter = installFakeTypesetter();

const why = (kind: string, ...terms: string[]) => [{ kind, terms }];
const entry = (id: string, text: string, include: boolean, isInBase: boolean) => ({
  ...{ id, text, include, isInBase, reasons: include ? why('answers', 'TIG welding') : why('notAsked') },
});

const mill = { id: 'mill', kind: 'work', name: 'Welder · Old Mill', include: true, isInBase: true };
const frames = entry('a', 'Welded 300 frames', true, true);
const apprentices = entry('b', 'Taught two apprentices', true, false);
const yard = entry('c', 'Swept the yard', false, true);
const proposal = {
  blocks: [{ ...mill, reasons: why('history'), entries: [frames, apprentices, yard] }],
  gaps: [{ term: 'Forklift licence', isRequired: true }],
  pages: 1,
  mostPages: 2,
  fits: true,
  isProvisional: false,
  lacks: [],
  baseTitle: 'General',
};
const titles: Readonly<Record<string, string>> = { general: 'General', short: 'Short' };
const resume = (id: string) => ({
  ...{ __typename: 'Resume', id, title: titles[id] },
  document: newResume({ language: 'en', eventIds: { work: ['mill'], education: [], skills: [] } }),
});
const address = { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null };
const profile = { firstName: 'Ada', lastName: 'Hill', email: 'ada@example.com', phone: null, linkedin: null, address };

interface Made {
  readonly id: string;
  readonly input: object;
}

/** Records the input of created documents. The first attempt gets no response. */
function storeBlocks(): readonly Made[] {
  storePostings(gateway, posting('p'));
  const made: Made[] = [];
  gateway.answer({
    resumes: [resume('general'), resume('short')],
    letters: [],
    resume: ({ id }: { readonly id: string }) => resume(id),
    me: { __typename: 'User', id: 'ada', headshotURL: null, profile },
    workEvents: [
      {
        ...{ __typename: 'WorkEvent', id: 'mill', uuid: 'mill', version: 1, company: 'Old Mill', position: 'Welder' },
        ...{
          location: null,
          link: null,
          startDate: '2020-01',
          startPrecision: 'MONTH',
          endDate: null,
          endPrecision: 'MONTH',
          variants: [],
        },
        accomplishments: [frames, apprentices, yard].map(({ id, text }) => ({ id, description: text })),
      },
    ],
    paragraphEvents: [
      { id: 'o', title: 'Hello', kind: 'opening', text: 'I would like to weld for {{company}}.' },
      { id: 'c', title: 'Goodbye', kind: 'closing', text: 'I look forward to hearing from you.' },
    ].map((paragraph) => ({
      ...{ __typename: 'ParagraphEvent', uuid: paragraph.id, version: 1, variants: [], ...paragraph },
    })),
    eduEvents: [],
    skillEvents: [],
    // With the other base résumé, one more entry is proposed, in another order.
    tailorResume: ({ baseResumeId }: { readonly baseResumeId: string }) =>
      baseResumeId === 'short'
        ? {
            ...proposal,
            baseTitle: 'Short',
            blocks: [{ ...mill, reasons: why('history'), entries: [yard, frames, apprentices] }],
          }
        : proposal,
    tailorLetter: {
      paragraphs: [
        { id: 'o', kind: 'opening', title: 'Hello', include: true, reasons: why('room') },
        { id: 'c', kind: 'closing', title: 'Goodbye', include: false, reasons: why('notAsked') },
      ],
      starters: [],
      gaps: [],
      isProvisional: false,
      lacks: [],
    },
  });
  const make = (answer: string) => (given: Made) => {
    made.push(given);
    if (made.length === 1) throw new TypeError('lost');
    return { id: answer };
  };
  gateway.answer({
    posting: ({ id }: { readonly id: string }) => {
      if (id !== 'p') throw gatewayError('NO_DATA_FOUND');
      return posting('p');
    },
    job: () => {
      throw gatewayError('NO_DATA_FOUND');
    },
    // The query's field and the mutations' object have the same name.
    resume: ({ id }: { readonly id?: string } = {}) =>
      id === undefined ? { createTailoredResume: make('new') } : resume(id),
    letter: { createTailoredLetter: make('letter') },
  });
  return made;
}

/** Returns the texts on the latest composed page, in order. */
function onPage(): readonly string[] {
  const page = JSON.stringify(typesetter.documents.at(-1));
  return [frames, apprentices, yard]
    .map(({ text }) => ({ text, place: page.indexOf(text) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)
    .map(({ text }) => text);
}

const path = '/jobs/tailor?posting=p';

test('proposes a résumé with reasons and its real page, changes it item by item, and creates it once', async () => {
  const made = storeBlocks();
  const { page, user, host, port } = openTracker('/jobs/find?posting=p');
  await user.click(await page.findByRole('link', { name: 'Tailor to this job' }));
  expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent('Tailor to: Welder p, Northside Steel');
  expect(port.path).toBe(path);
  expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/jobs/find?posting=p');
  expect(await page.findByText('Your choices fill 1 page.')).toBeVisible();
  expect(page.getByRole('combobox', { name: 'Length' })).toHaveDisplayValue('Up to 2 pages');
  expect(page.getByText('Compared with General: 1 added, 1 removed.')).toBeVisible();
  expect(page.getAllByText('Answers: TIG welding.')).toHaveLength(2);
  await user.click(page.getByRole('button', { name: '1 requirement missing from your blocks' }));
  expect(page.getByText('Forklift licence').closest('li')).toHaveTextContent('Required');
  await waitFor(() => expect(onPage()).toEqual([frames.text, apprentices.text]));

  await user.click(page.getByRole('checkbox', { name: /^Swept the yard/ }));
  await user.click(page.getByRole('button', { name: 'Move Taught two apprentices up' }));
  expect(page.getByText('Compared with General: 1 added, 0 removed.')).toBeVisible();
  await waitFor(() => expect(onPage()).toEqual([apprentices.text, frames.text, yard.text]));
  const make = (): Promise<void> => user.click(page.getByRole('button', { name: 'Create résumé' }));
  await make();
  expect(await page.findByText(/^We couldn’t create it/)).toBeVisible();
  await make();
  await waitFor(() => expect(host.intents).toContainEqual({ type: 'open', path: '/resumes/edit/new' }));
  expect(made[1]).toEqual(made[0]);
  expect(made[1]?.input).toMatchObject({
    ...{ title: 'Welder p, Northside Steel', postingId: 'p', jobId: null, baseResumeId: 'general' },
    choices: [{ id: 'mill', entryIds: ['b', 'a', 'c'] }],
  });
});

test('keeps choices with another base, after a letter, and on another visit, until they are reset', async () => {
  storeBlocks();
  const first = openTracker(path, 'ada');
  const { page, user } = first;
  await user.click(await page.findByRole('checkbox', { name: /^Swept the yard/ }));
  await user.click(page.getByRole('checkbox', { name: /^Welded 300 frames/ }));
  await user.clear(page.getByLabelText('Name'));
  await user.type(page.getByLabelText('Name'), 'For the mill');
  await user.selectOptions(page.getByLabelText('Start from'), 'Short');
  expect(await page.findByText('Compared with Short: 1 added, 1 removed.')).toBeVisible();
  await waitFor(() => expect(onPage()).toEqual([yard.text, apprentices.text]));
  await user.click(page.getByRole('radio', { name: 'Cover letter' }));
  await user.click(await page.findByRole('checkbox', { name: 'Goodbye' }));
  await first.close();

  const again = openTracker(path, 'ada');
  expect(await again.page.findByRole('checkbox', { name: 'Goodbye' })).toBeChecked();
  await again.user.click(again.page.getByRole('radio', { name: 'Résumé' }));
  expect(await again.page.findByRole('checkbox', { name: /^Swept the yard/ })).toBeChecked();
  expect(again.page.getByLabelText('Start from')).toHaveDisplayValue('Short');
  expect(again.page.getByLabelText('Name')).toHaveValue('For the mill');
  await again.user.click(again.page.getByRole('button', { name: 'Reset to suggestion' }));
  expect(again.page.getByRole('checkbox', { name: /^Swept the yard/ })).not.toBeChecked();
  expect(again.page.queryByRole('button', { name: 'Reset to suggestion' })).not.toBeInTheDocument();
});

test('says what cannot be shown and keeps the choices', async () => {
  storeBlocks();
  typesetter.breakDown();
  const { page, user } = openTracker(path);
  await user.click(await page.findByRole('checkbox', { name: /^Swept the yard/ }));
  expect(await page.findByText('We can’t count the pages right now.')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Page' }));
  const again = within(page.getByRole('region', { name: 'Page' })).getByRole('button', { name: 'Try again' });
  expect(again.closest('[role="status"]')).toBeVisible();
  typesetter.restore();
  await user.click(again);
  await user.click(page.getByRole('button', { name: 'Choices' }));
  expect(await page.findByText('Your choices fill 1 page.')).toBeVisible();
  expect(page.getByRole('checkbox', { name: /^Swept the yard/ })).toBeChecked();
});

test('creates a letter from the chosen paragraphs only', async () => {
  const made = storeBlocks();
  const { page, user, host } = openTracker(path);
  await user.click(await page.findByRole('radio', { name: 'Cover letter' }));
  expect(await page.findByText('Your choices fill 1 page.')).toBeVisible();
  expect(JSON.stringify(typesetter.documents.at(-1))).toContain('Northside Steel');
  expect(JSON.stringify(typesetter.documents.at(-1))).not.toContain('I look forward');
  await user.click(await page.findByRole('checkbox', { name: 'Hello' }));
  await user.click(page.getByRole('button', { name: 'Create cover letter' }));
  expect(await page.findByText('Please select at least one item.')).toBeVisible();
  await user.click(page.getByRole('checkbox', { name: 'Goodbye' }));
  await user.click(page.getByRole('button', { name: 'Create cover letter' }));
  expect(await page.findByText(/^We couldn’t create it/)).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Create cover letter' }));
  await waitFor(() => expect(host.intents).toContainEqual({ type: 'open', path: '/cover-letters/edit/letter' }));
  expect(made[1]?.input).toMatchObject({ postingId: 'p', paragraphIds: ['c'], resumeId: 'general' });
});

/** A job on the board with a job description. */
const tracked = (description: string | null) => ({
  ...{ __typename: 'Job', id: 'j', title: 'Night welder', company: 'Dockside', location: null, source: 'A friend' },
  description,
});

test('tailors to the description of a job on the board and links the document to it', async () => {
  const made = storeBlocks();
  const asked: object[] = [];
  const tailorResume = (given: object) => {
    asked.push(given);
    return proposal;
  };
  gateway.answer({ job: () => tracked('Welds at night'), tailorResume });
  const { page, user, host } = openTracker('/jobs/tailor?job=j');
  expect(await page.findByRole('heading', { level: 1, name: 'Tailor to: Night welder, Dockside' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/jobs/track/j');
  expect(await page.findByText('Your choices fill 1 page.')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ jobId: 'j', postingId: null });
  expect(page.queryByText('This job has no job description yet')).not.toBeInTheDocument();
  const make = (): Promise<void> => user.click(page.getByRole('button', { name: 'Create résumé' }));
  await make();
  await page.findByText(/^We couldn’t create it/);
  await make();
  await waitFor(() => expect(host.intents).toContainEqual({ type: 'open', path: '/resumes/edit/new' }));
  expect(made[1]?.input).toMatchObject({ jobId: 'j', postingId: null });
});

test.each([
  ['short', 'Welds', ['text', 'demands'], 'It’s very short. It doesn’t list any requirements.'],
  ['in another script', '看護師募集', ['demands', 'language'], 'It’s in a script we can’t read.'],
])('explains the first guess for a text that is %s', async (_, description, lacks, said) => {
  storeBlocks();
  gateway.answer({ job: () => tracked(description), tailorResume: { ...proposal, lacks } });
  const { page } = openTracker('/jobs/tailor?job=j');
  expect(await page.findByText(/^This is a first guess because/)).toHaveTextContent(new RegExp(`look for\\. ${said}$`));
});

test('explains a job without a description and links to where one is added', async () => {
  storeBlocks();
  gateway.answer({ job: () => tracked(null), tailorResume: { ...proposal, lacks: ['text', 'demands'] } });
  const { page } = openTracker('/jobs/tailor?job=j');
  expect(await page.findByRole('link', { name: 'Add a job description' })).toHaveAttribute(
    'href',
    '/jobs/track/j#advertisement',
  );
  expect(await page.findByText('Your choices fill 1 page.')).toBeVisible();
  expect(page.queryByText(/^This is a first guess/)).not.toBeInTheDocument();
});

test('names the problem if the job was deleted before the résumé is created', async () => {
  storeBlocks();
  gateway.answer({
    job: () => tracked('Welds at night'),
    resume: ({ id }: { readonly id?: string } = {}) => {
      if (id === undefined) throw gatewayError('NO_DATA_FOUND');
      return resume(id);
    },
  });
  const { page, user } = openTracker('/jobs/tailor?job=j');
  await user.click(await page.findByRole('button', { name: 'Create résumé' }));
  expect(await page.findByText(/was deleted\.$/)).toBeVisible();
});

test.each(['/jobs/tailor', '/jobs/tailor?posting=gone', '/jobs/tailor?job=gone'])(
  'shows that %s does not exist and links back',
  async (nowhere) => {
    storeBlocks();
    const { page } = openTracker(nowhere);
    expect(await page.findByText('There’s nothing to tailor to')).toBeVisible();
    expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
  },
);
