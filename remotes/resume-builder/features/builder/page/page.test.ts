import { waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../../tooling/testing/fake-typesetter.ts';
import { openResumeBuilder } from '../../../__tests__/open-resume-builder.ts';
import { resume, storeResumes } from '../../../__tests__/stored-resumes.ts';
import { openContact } from '../__tests__/open-contact.ts';

// These tests run whole user flows, which take longer than the default five seconds on a busy machine.
jest.setTimeout(30_000);

const gateway = installFakeGateway();
const typesetter = installFakeTypesetter();
const path = '/resumes/edit/a';

test('keeps the last pages and shows a quiet notice when new ones cannot be made', async () => {
  storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  await page.findByText('1 page');
  typesetter.breakDown();
  await user.type(await openContact({ page, user }), 'x');
  expect(await page.findByText('This preview is out of date')).toBeInTheDocument();
  expect(page.getByText('1 page')).toBeInTheDocument();
  typesetter.restore();
  // jsdom does not support container queries, so the builder shows only one pane at a time.
  await user.click(page.getByRole('button', { name: 'Page' }));
  await user.click(page.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(page.queryByText('This preview is out of date')).toBeNull());
  expect(typesetter.documents.at(-1)?.header.headline).toBe('x');
});

test('says that the pages are older than the text when the server does not answer', async () => {
  storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  await page.findByText('1 page');
  const late = /^This preview is older than your text/;
  typesetter.fallSilent();
  await user.type(await openContact({ page, user }), 'x');
  expect(page.queryByText(late)).toBeNull();
  expect(await page.findByText(late, undefined, { timeout: 10_000 })).toBeInTheDocument();
  expect(page.getByText('1 page')).toBeInTheDocument();
  typesetter.restore();
  await waitFor(() => expect(page.queryByText(late)).toBeNull());
  await waitFor(() => expect(typesetter.documents.at(-1)?.header.headline).toBe('x'));
});
