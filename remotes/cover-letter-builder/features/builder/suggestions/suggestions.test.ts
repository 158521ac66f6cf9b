import { newLetter, type LetterDocument } from '@shared/documents';
import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../../tooling/testing/fake-typesetter.ts';
import { openLetters } from '../../../__tests__/open-letters.ts';
import { job, letter, paragraph, storeLetters } from '../../../__tests__/stored-letters.ts';

// These tests run whole user flows, which take longer than the default five seconds on a busy machine.
jest.setTimeout(30_000);

const gateway = installFakeGateway();
installFakeTypesetter();
const late = { timeout: 5_000 };

const advertisement = `You will:
- Lead a team of bakers
- Speak Spanish with our customers
- Keep the ovens at PostgreSQL Bakery running`;

function open(description: string | null = advertisement) {
  const tied = { id: 'j1', company: 'Acme', position: 'Baker', location: '', source: '' };
  const document: LetterDocument = {
    ...newLetter({ language: 'en' }),
    parts: [
      { kind: 'written', id: 'own', text: 'Good day.' },
      { kind: 'block', id: 'end', eventId: 'thanks' },
    ],
    job: tied,
  };
  const stored = storeLetters(gateway, letter('a', { document }));
  stored.paragraphs.push(
    paragraph('lead', 'Leading', 'I led four bakers at {{company}} through two Christmases.'),
    paragraph('thanks', 'Thanks', 'Thank you.', 'closing'),
  );
  stored.jobs.push({ ...job('j1', 'Baker', 'Acme'), description } as never);
  const entry = { __typename: 'Accomplishment', id: 'e1', description: 'Served customers in Spanish and English' };
  const work = { __typename: 'WorkEvent', id: 'w1', position: 'Clerk', company: 'Harbour', variants: [] };
  gateway.answer({ workEvents: () => [{ ...work, accomplishments: [entry] }], eduEvents: () => [] });
  return { ...stored, ...openLetters('/cover-letters/edit/a') };
}

test('shows what answers each requirement with the words marked, and inserts it before the closing', async () => {
  const { page, user, letters } = open();
  await user.click(await page.findByRole('button', { name: 'Job' }));
  await user.click(page.getByRole('button', { name: 'Check keyword match' }));
  expect(await page.findByText('You cover 2 of 3 requirements.')).toBeVisible();
  const list = within(page.getByRole('list', { name: 'Requirements, and what you wrote about them' }));
  const marked = list.getAllByText((_text, element) => element?.tagName === 'MARK').map((mark) => mark.textContent);
  expect(marked).toEqual(expect.arrayContaining(['Lead', 'led', 'bakers', 'Spanish', 'customers']));
  expect(list.getByText('From your work and education: Clerk · Harbour')).toBeVisible();

  const insert = list.getByRole('button', { name: 'Add to letter: “Leading”' });
  await user.click(insert);
  // The pressed button now says that the text was added, and it keeps the focus.
  expect(insert).toHaveFocus();
  expect(insert).toHaveAccessibleName('“Leading” is in the letter');
  expect(page.getByText('Leading added to the letter in position 2 of 3')).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Add to letter: “Served customers in Spanish and English”' }));
  await waitFor(
    () =>
      expect(letters[0]?.document.parts).toMatchObject([
        { id: 'own' },
        { kind: 'block', eventId: 'lead' },
        { kind: 'written', text: 'Served customers in Spanish and English' },
        { id: 'end' },
      ]),
    late,
  );
  await user.click(list.getByRole('button', { name: /^Edit “Served/ }));
  await waitFor(() =>
    expect(page.getByRole('textbox', { name: 'Text of Served customers in Spanish and English' })).toHaveFocus(),
  );
});

test('hides an ignored requirement until it is requested, and offers an empty paragraph for one without answers', async () => {
  const { page, user } = open();
  await user.click(await page.findByRole('button', { name: 'Job' }));
  await user.click(page.getByRole('button', { name: 'Check keyword match' }));
  await user.click(await page.findByRole('button', { name: 'Ignore: Lead a team of bakers' }));
  expect(page.queryByRole('button', { name: 'Add to letter: “Leading”' })).toBeNull();
  expect(page.getByRole('list', { name: 'Requirements, and what you wrote about them' })).toHaveFocus();
  await user.click(page.getByRole('button', { name: 'Show 1 ignored' }));
  expect(page.getByRole('button', { name: 'Add to letter: “Leading”' })).toBeVisible();

  expect(page.getByText('You haven’t written about this yet.')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Write about: Keep the ovens at PostgreSQL Bakery running' }));
  await waitFor(() => expect(page.getByRole('textbox', { name: 'Text of New paragraph' })).toHaveFocus());
});

test('links to the form for the job description if the job has none', async () => {
  const { page, user, host } = open(null);
  await user.click(await page.findByRole('button', { name: 'Job' }));
  await user.click(page.getByRole('button', { name: 'Check keyword match' }));
  await user.click(await page.findByRole('link', { name: 'Add it to the job' }));
  expect(host.intents).toEqual([{ type: 'open', path: '/jobs/track/j1' }]);
});
