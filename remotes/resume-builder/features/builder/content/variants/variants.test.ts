import { waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../../../tooling/testing/fake-typesetter.ts';
import { paths } from '../../../common/paths.ts';
import { openResumeBuilder, type OpenPage } from '../../../../__tests__/open-resume-builder.ts';
import { resume, storeResumes, workEvent } from '../../../../__tests__/stored-resumes.ts';

// These tests run whole user flows, which take longer than the default five seconds on a busy machine.
jest.setTimeout(30_000);

const gateway = installFakeGateway();
const typesetter = installFakeTypesetter();

const texts = { __typename: 'WorkVariant', company: null, location: null, accomplishments: null };
const spanish = { ...texts, id: 'v-es', length: null, language: 'es', position: 'Ingeniera' };
const short = { ...texts, id: 'v-short', length: 'short', language: null, position: 'Eng.' };

const open = () => {
  const stored = storeResumes(gateway, resume('a'));
  const blocks = [{ ...workEvent('w1', 'Engineer'), variants: [spanish, short] }, workEvent('w2', 'Manager')];
  gateway.answer({ workEvents: () => blocks });
  return { ...stored, ...openResumeBuilder('/resumes/edit/a') };
};

/** jsdom does not support container queries, so the builder shows only one pane at a time. */
const showPane = async ({ page, user }: Pick<OpenPage, 'page' | 'user'>, name: string): Promise<void> =>
  user.click(await page.findByRole('button', { name }));

test('switches the résumé and its headings to a language, lists missing translations, and links to their forms', async () => {
  const { page, user, find } = open();
  await showPane({ page, user }, 'Design');
  await user.selectOptions(await page.findByLabelText('Language'), 'Spanish');
  expect(page.queryByText(/blocks? (has|have) no “.*” version/)).toBeNull();
  await showPane({ page, user }, 'Content');
  await user.click(page.getByRole('button', { name: 'Experiencia laboral' }));
  expect(page.getByRole('button', { name: 'Ingeniera' })).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Add one of my blocks' }));
  await user.click(await page.findByRole('button', { name: 'Add Manager' }));
  expect(page.getByRole('link', { name: 'Add it: Spanish, Manager' })).toBeVisible();
  await showPane({ page, user }, 'Design');
  expect(await page.findByText(/^1 block has no “Spanish” version yet/)).toBeVisible();
  expect(paths.eventWording('work', 'w2', { length: null, language: 'es' }, 'a')).toBe(
    '/events/work/edit/w2?language=es&document=a',
  );
  await waitFor(() => expect(find('a').document.wording).toEqual({ length: null, language: 'es' }), { timeout: 5_000 });
  expect(typesetter.documents.at(-1)).toMatchObject({
    language: 'es',
    sections: [{ title: 'Experiencia laboral', entries: [{ title: 'Ingeniera' }, { title: 'Manager' }] }],
  });
});

test('uses another version for one item, and switches it back', async () => {
  const { page, user, find } = open();
  await showPane({ page, user }, 'Design');
  await user.selectOptions(await page.findByLabelText('Length'), 'Short');
  await showPane({ page, user }, 'Content');
  await user.click(page.getByRole('button', { name: 'Work experience' }));
  const choice = page.getByLabelText('Version of Eng.');
  expect(choice).toHaveDisplayValue('Same as résumé: short');
  await user.selectOptions(choice, 'Always: standard');
  expect(page.getByLabelText('Version of Engineer')).toHaveDisplayValue('Always: standard');
  await user.selectOptions(page.getByLabelText('Version of Engineer'), 'Always: Spanish');
  await waitFor(
    () => expect(find('a').document.sections[1]).toMatchObject({ items: [{ eventId: 'w1', variantId: 'v-es' }] }),
    { timeout: 5_000 },
  );
  await user.selectOptions(page.getByLabelText('Version of Ingeniera'), 'Same as résumé: short');
  await showPane({ page, user }, 'Design');
  await user.selectOptions(await page.findByLabelText('Length'), 'Standard');
  await waitFor(() => expect(find('a').document).not.toHaveProperty('wording'), { timeout: 5_000 });
  expect(find('a').document.sections[1]).toMatchObject({ items: [{ eventId: 'w1' }] });
  expect(JSON.stringify(find('a').document)).not.toContain('variantId');
});
