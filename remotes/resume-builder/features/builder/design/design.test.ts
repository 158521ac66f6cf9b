import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../../tooling/testing/fake-typesetter.ts';
import { openResumeBuilder } from '../../../__tests__/open-resume-builder.ts';
import { resume, storeResumes } from '../../../__tests__/stored-resumes.ts';

jest.setTimeout(30_000);

const gateway = installFakeGateway();
installFakeTypesetter();

async function openDesign() {
  const stored = storeResumes(gateway, resume('a'));
  const builder = openResumeBuilder('/resumes/edit/a');
  const { page, user } = builder;
  await user.click(await page.findByRole('button', { name: 'Design', pressed: false }));
  const design = within(await page.findByRole('region', { name: 'Design' }));
  await design.findByRole('radiogroup', { name: 'Template' });
  return { ...builder, ...stored, design };
}

const designOf = (find: ReturnType<typeof storeResumes>['find']) => find('a').document.design;
const patience = { timeout: 5_000 };

test('changes template, color, fonts, paper, and dates as separate undo steps, and saves them', async () => {
  const { page, user, find, design } = await openDesign();
  await user.click(design.getByRole('radio', { name: 'Sidebar' }));
  expect(await design.findByText('Photo, contact info, and skills in a tinted column.')).toBeVisible();
  await user.click(design.getByRole('radio', { name: 'Plum' }));
  await user.click(design.getByRole('radio', { name: 'EB Garamond' }));
  await user.click(design.getByRole('radio', { name: 'A4' }));
  await user.click(design.getByRole('radio', { name: '03/2021 – 11/2024' }));
  const chosen = {
    template: 'sidebar',
    paper: 'a4',
    accent: '#8c2f5b',
    fonts: 'garamond',
    dateFormat: 'numeric',
    smartPunctuation: true,
  };
  await waitFor(() => expect(designOf(find)).toEqual(chosen), patience);

  await user.click(page.getByRole('button', { name: 'Undo: change design' }));
  await waitFor(() => expect(designOf(find)).not.toHaveProperty('dateFormat'), patience);
  expect(design.getByRole('radio', { name: 'Mar 2021 – Nov 2024' })).toBeChecked();
  // A choice that equals the template's default is not stored.
  await user.click(design.getByRole('radio', { name: 'Source Sans (template default)' }));
  await waitFor(() => expect(designOf(find)).not.toHaveProperty('fonts'), patience);
});

test('turns smart punctuation, which new documents have, off and on', async () => {
  const { user, find, design } = await openDesign();
  const choice = design.getByRole('checkbox', { name: 'Smart quotes and dashes' });
  expect(choice).toBeChecked();
  await user.click(choice);
  await waitFor(() => expect(designOf(find).smartPunctuation).toBe(false), patience);
  await user.click(choice);
  await waitFor(() => expect(designOf(find).smartPunctuation).toBe(true), patience);
});

test('takes any color as a hex code, and warns when it must be darkened', async () => {
  const { user, find, design } = await openDesign();
  const code = design.getByLabelText('Custom color (hex)');
  await user.clear(code);
  await user.type(code, 'FFD700');
  await user.keyboard('{Enter}');
  expect(await design.findByText(/too light to read on white/)).toBeVisible();
  await waitFor(() => expect(designOf(find).accent).toBe('#ffd700'), patience);
  const other = design.getByLabelText('Custom color (hex)');
  await user.clear(other);
  await user.type(other, 'gold');
  expect(design.getByText(/^Enter # and six digits/)).toBeVisible();
  expect(designOf(find).accent).toBe('#ffd700');
});

test('explains why the headshot cannot be shown', async () => {
  const { design } = await openDesign();
  const box = design.getByRole('checkbox', { name: 'Show my headshot' });
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription('Your profile has no photo yet. Add one there to show it here.');
});
