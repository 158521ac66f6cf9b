import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../../tooling/testing/fake-typesetter.ts';
import { openResumeBuilder } from '../../../__tests__/open-resume-builder.ts';
import { resume, storeResumes, type StoredResume } from '../../../__tests__/stored-resumes.ts';
import { openContact } from '../__tests__/open-contact.ts';

// These tests run whole user flows, which take longer than the default five seconds on a busy machine.
jest.setTimeout(30_000);

const gateway = installFakeGateway();
const typesetter = installFakeTypesetter();
const path = '/resumes/edit/a';
const long = { timeout: 5_000 };

function earlier(changes: Partial<StoredResume['document']>, id = 'v1') {
  const { document } = resume('a');
  return {
    __typename: 'ResumeVersion',
    id,
    version: 1,
    title: 'Earlier title',
    name: null,
    savedAt: '2026-03-12T14:05:00Z',
    document: { ...document, ...changes },
    changes: [
      { __typename: 'ResumeChange', what: 'headline', section: '', sectionKind: null, names: [], count: 0 },
      {
        __typename: 'ResumeChange',
        what: 'entries-added',
        section: '',
        sectionKind: 'work',
        names: ['Baker'],
        count: 3,
      },
    ],
  };
}

async function openHistory(changes: Partial<StoredResume['document']> = {}) {
  const stored = storeResumes(gateway, resume('a', { version: 4 }));
  stored.versions.push(earlier({ headline: 'As it was', ...changes }));
  const opened = openResumeBuilder(path);
  await opened.page.findByText('1 page', {}, long);
  await opened.user.click(opened.page.getByRole('button', { name: 'Version history' }));
  const panel = within(await opened.page.findByRole('region', { name: 'Version history' }));
  return { ...stored, ...opened, panel };
}

test('lists what changed, shows the pages of a version, and returns to the current one with the focus', async () => {
  const { page, user, panel } = await openHistory();
  expect(await panel.findByText('Headline changed; Baker and 2 more added to Work experience')).toBeVisible();
  await user.click(panel.getByRole('button', { name: /March 12, 2026/ }));
  expect(await page.findByText(/^You’re viewing: March 12, 2026/)).toBeInTheDocument();
  await waitFor(() => expect(typesetter.documents.at(-1)?.header.headline).toBe('As it was'));
  await user.click(panel.getByRole('button', { name: 'Close version history' }));
  await waitFor(() => expect(typesetter.documents.at(-1)?.header.headline).toBe(''));
  expect(page.queryByText(/^You’re viewing/)).toBeNull();
  expect(page.getByRole('button', { name: 'Version history' })).toHaveFocus();
});

test('restores a version, lets Undo revert that, and names the blocks that are gone', async () => {
  const { document } = resume('a');
  const sections = document.sections.map((each) =>
    each.kind === 'work' ? { ...each, items: [{ eventId: 'gone' }, { eventId: 'w1' }] } : each,
  );
  const { page, user, panel, find } = await openHistory({ sections });
  await user.click(await panel.findByRole('button', { name: /March 12, 2026/ }));
  expect(await panel.findByText('1 block in this version has since been deleted and isn’t shown.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Restore' }));
  expect(await openContact({ page, user })).toHaveValue('As it was');
  expect(find('a')).toMatchObject({ version: 5, title: 'Earlier title' });
  await user.click(page.getByRole('button', { name: 'Undo: restore version' }));
  await waitFor(
    () => expect(find('a')).toMatchObject({ version: 6, title: 'Résumé a', document: { headline: '' } }),
    long,
  );
});

test('saves what was typed before it restores, and does not restore over a change of another tab', async () => {
  const { page, user, panel, find } = await openHistory();
  await user.click(await panel.findByRole('button', { name: /March 12, 2026/ }));
  Object.assign(find('a'), { version: 9 });
  await user.click(await panel.findByRole('button', { name: 'Restore' }));
  expect(await page.findByText('We couldn’t restore this version')).toBeVisible();
  expect(find('a')).toMatchObject({ version: 9, title: 'Résumé a' });
});

test('names the newest version and earlier ones, and reports when that fails', async () => {
  const { page, user, panel, versions } = await openHistory();
  await user.click(await panel.findByRole('button', { name: 'Name current version' }));
  expect(panel.getByLabelText('Version name')).toHaveFocus();
  gateway.breakDown();
  await user.keyboard('Sent to Acme{Enter}');
  expect(await page.findByText('We couldn’t save the name')).toBeVisible();
  expect(panel.getByLabelText('Version name')).toHaveValue('Sent to Acme');
  gateway.restore();
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await user.click(await panel.findByRole('button', { name: 'Sent to Acme' }));
  expect(versions.map(({ name }) => name)).toEqual(['Sent to Acme', null]);
  await user.click(await panel.findByRole('button', { name: 'Rename' }));
  await user.keyboard('{Escape}');
  expect(await panel.findByRole('button', { name: 'Rename' })).toBeVisible();
});
