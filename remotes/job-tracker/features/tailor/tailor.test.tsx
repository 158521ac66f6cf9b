import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../shared/testing/fake-gateway.ts';
import { openTracker } from '../../__tests__/open-tracker.ts';
import { posting, storePostings } from '../../__tests__/stored-postings.ts';

const gateway = installFakeGateway();

const why = (kind: string, ...terms: string[]) => [{ kind, terms }];
const entry = (id: string, text: string, include: boolean, isInBase: boolean) => ({
  ...{ id, text, include, isInBase, reasons: include ? why('answers', 'TIG welding') : why('notAsked') },
});

const proposal = {
  blocks: [
    {
      ...{
        id: 'mill',
        kind: 'work',
        name: 'Welder · Old Mill',
        include: true,
        isInBase: true,
        reasons: why('history'),
      },
      entries: [
        entry('a', 'Welded 300 frames', true, true),
        entry('b', 'Taught two apprentices', true, false),
        entry('c', 'Swept the yard', false, true),
      ],
    },
  ],
  gaps: [{ term: 'Forklift licence', isRequired: true }],
  pages: 1,
  mostPages: 2,
  fits: true,
  isProvisional: false,
  baseTitle: 'General',
};

async function openProposal() {
  storePostings(gateway, posting('p'));
  const made: unknown[] = [];
  gateway.answer({
    resumes: [{ id: 'general', title: 'General' }],
    letters: [],
    tailorResume: proposal,
    tailorLetter: {
      paragraphs: [
        { id: 'o', kind: 'opening', title: 'Hello', include: true, reasons: why('room') },
        { id: 'c', kind: 'closing', title: 'Goodbye', include: false, reasons: why('notAsked') },
      ],
      gaps: [],
      isProvisional: false,
    },
    resume: {
      createTailoredResume({ input }: { readonly input: object }) {
        made.push(input);
        if (made.length === 1) throw new TypeError('lost');
        return { id: 'new' };
      },
    },
    letter: {
      createTailoredLetter({ input }: { readonly input: object }) {
        made.push(input);
        return { id: 'letter' };
      },
    },
  });
  const open = openTracker('/jobs/find?posting=p');
  await open.user.click(await open.page.findByRole('button', { name: 'Tailor to this job' }));
  const dialog = within(await open.page.findByRole('dialog', { name: 'Tailor to: Welder p, Northside Steel' }));
  return { ...open, dialog, made };
}

test('a résumé is proposed with reasons, compared with the base, changed by items, and made', async () => {
  const { dialog, user, made, host } = await openProposal();
  expect(await dialog.findByText('The proposal fills 1 page.')).toBeVisible();
  expect(dialog.getByText('At most 2 pages')).toBeVisible();
  expect(dialog.getByText('Compared with General: 1 come in, 1 go.')).toBeVisible();
  expect(dialog.getAllByText('Answers: TIG welding.')).toHaveLength(2);
  expect(dialog.getByText('Forklift licence').closest('li')).toHaveTextContent('Required');

  await user.click(dialog.getByRole('checkbox', { name: /^Swept the yard/ }));
  await user.click(dialog.getByRole('button', { name: 'Move Taught two apprentices up' }));
  expect(dialog.getByText('Compared with General: 1 come in, 0 go.')).toBeVisible();
  expect(dialog.getByText('counted before your changes')).toBeVisible();
  const make = (): Promise<void> => user.click(dialog.getByRole('button', { name: 'Make this résumé' }));
  await make();
  expect(await dialog.findByText(/^It could not be made/)).toBeVisible();
  await make();
  await waitFor(() => expect(host.intents).toContainEqual({ type: 'open', path: '/resumes/edit/new' }));
  expect(made[1]).toMatchObject({
    ...{ title: 'Welder p, Northside Steel', postingId: 'p', jobId: null, baseResumeId: 'general' },
    choices: [{ id: 'mill', entryIds: ['b', 'a', 'c'] }],
  });
});

test('a letter is made of the paragraphs that are taken, and of nothing else', async () => {
  const { dialog, user, made, host } = await openProposal();
  await user.click(dialog.getByRole('radio', { name: 'Cover letter' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Hello' }));
  await user.click(dialog.getByRole('button', { name: 'Make this letter' }));
  expect(await dialog.findByText('Please take at least one thing.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Goodbye' }));
  await user.click(dialog.getByRole('button', { name: 'Make this letter' }));
  await waitFor(() => expect(host.intents).toContainEqual({ type: 'open', path: '/cover-letters/edit/letter' }));
  expect(made).toMatchObject([{ postingId: 'p', paragraphIds: ['c'] }]);
});
