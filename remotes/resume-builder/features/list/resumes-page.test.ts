import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../shared/testing/fake-gateway.ts';
import { openResumeBuilder } from '../../__tests__/open-resume-builder.ts';
import { resume, storeResumes } from '../../__tests__/stored-resumes.ts';

const gateway = installFakeGateway();
const titles = (page: ReturnType<typeof openResumeBuilder>['page']) =>
  page.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('offers the ways to a first résumé', async () => {
  storeResumes(gateway);
  const { page } = openResumeBuilder('/resumes');
  expect(await page.findByRole('button', { name: 'Import a résumé' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Start from my blocks' })).toHaveAttribute('href', '/resumes/edit/new');
  expect(page.getByRole('link', { name: 'Start from nothing' })).toBeVisible();
});

test('leaves out what needs blocks as long as there are none', async () => {
  storeResumes(gateway);
  gateway.answer({ workEvents: [] });
  const { page } = openResumeBuilder('/resumes');
  expect(await page.findByRole('link', { name: 'Start from nothing' })).toBeVisible();
  expect(page.queryByRole('link', { name: 'Start from my blocks' })).toBeNull();
});

test('lists the newest change first', async () => {
  storeResumes(gateway, resume('a'), resume('b', { updatedAt: '2026-03-01T00:00:00Z' }), resume('c', { title: ' ' }));
  const { page } = openResumeBuilder('/resumes');
  await page.findByText('Résumé a');
  expect(titles(page)).toEqual(['Résumé b', 'Résumé a', 'Untitled résumé']);
});

test('asks before it deletes, and tells when that fails', async () => {
  const { resumes } = storeResumes(gateway, resume('a'), resume('b'));
  const { page, user } = openResumeBuilder('/resumes');
  await user.click(await page.findByRole('button', { name: 'Delete Résumé a' }));
  const dialog = within(await page.findByRole('alertdialog', { name: 'Delete Résumé a?' }));
  expect(resumes).toHaveLength(2);
  gateway.breakDown();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('It could not be deleted')).toBeVisible();
  gateway.restore();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(titles(page)).toEqual(['Résumé b']);
  });
  expect(resumes.map(({ id }) => id)).toEqual(['b']);
});

test('duplicates a résumé as it is', async () => {
  const { resumes } = storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder('/resumes');
  await user.click(await page.findByRole('button', { name: 'Duplicate Résumé a' }));
  await waitFor(() => {
    expect(titles(page)).toEqual(['Résumé a (copy)', 'Résumé a']);
  });
  expect(resumes[1]?.document).toEqual(resumes[0]?.document);
});

test('offers another try when the list cannot be loaded', async () => {
  storeResumes(gateway, resume('a'));
  gateway.breakDown();
  const { page, user } = openResumeBuilder('/resumes');
  expect(await page.findByText('Your résumés could not be loaded')).toBeVisible();
  gateway.restore();
  await user.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('Résumé a')).toBeVisible();
});
