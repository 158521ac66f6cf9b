import { act, waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../../tooling/testing/fake-typesetter.ts';
import { openResumeBuilder } from '../../../__tests__/open-resume-builder.ts';
import { resume, storeResumes } from '../../../__tests__/stored-resumes.ts';

// These tests run whole user flows, which take longer than the default five seconds on a busy machine.
jest.setTimeout(30_000);

/**
 * The text that the PDF contains. Jest cannot load the real PDF library, so that library is tested in
 * services/api/typeset and in Chromium.
 */
const lines: readonly string[] = ['ada@example.com', 'Work experience', 'Jan 2020 – present', 'Engineer', 'A stranger'];
jest.mock('../../../../../shared/matching/ats/inspect-pdf.ts', () => ({
  inspectPdf: (bytes: Uint8Array) =>
    Promise.resolve({
      ok: true,
      facts: { bytes: bytes.length, title: 'Résumé a', language: 'en', isTagged: true, pictures: [0] },
      tagged: [],
      pages: [
        {
          width: 612,
          height: 792,
          runs: lines.map((text, index) => ({
            text,
            x: 50,
            right: 50 + text.length * 5,
            y: 80 + index * 20,
            size: index === 1 ? 13 : 10,
            font: index === 1 ? 'bold' : 'plain',
            href: null,
          })),
        },
      ],
    }),
}));

const gateway = installFakeGateway();
const typesetter = installFakeTypesetter();
const timeout = 10_000;

async function openReport(stored?: 'stored') {
  if (stored === undefined) storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder('/resumes/edit/a');
  await page.findByText('1 page', {}, { timeout });
  const button = page.getByRole('button', { name: 'Download options' });
  act(() => button.focus());
  // Pressing the up arrow in a menu that has just opened highlights its last item.
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(page.getByRole('menu')).toHaveAttribute('aria-activedescendant'), { timeout });
  await user.keyboard('{Enter}');
  const dialog = within(await page.findByRole('dialog', { name: 'What an ATS reads' }, { timeout }));
  return { page, user, dialog, button };
}

test('shows what was read next to what was written, missing text first', async () => {
  const { dialog, page, user, button } = await openReport();
  const checks = within(await dialog.findByRole('region', { name: 'Checks' }, { timeout })).getAllByRole('listitem');
  expect(checks[0]).toHaveTextContent('Problem');
  expect(checks.map((each) => each.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('ada@example.com is near the top')]),
  );
  const fields = within(dialog.getByRole('region', { name: 'Field by field' }));
  const job = fields.getByText('Work experience · Engineer').closest('details');
  expect(job).toHaveAttribute('open');
  expect(job).toHaveTextContent(/CompanyNot found.*You wroteAcme/);
  expect(fields.getByText('Header').closest('details')).not.toHaveAttribute('open');
  const texts = dialog.getAllByRole('region', { name: 'The ATS reads' });
  expect(texts[0]).toHaveTextContent('A stranger');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

test('names a character that no font has, and its place, as a problem', async () => {
  storeResumes(gateway, { ...resume('a'), document: { ...resume('a').document, headline: 'Reader of 𓀀 and more' } });
  typesetter.missing = '𓀀';
  const { dialog, page } = await openReport('stored');
  expect(await page.findByText(/empty boxes: 𓀀 in “Reader of 𓀀 and more”$/, {}, { timeout })).toBeInTheDocument();
  const checks = within(await dialog.findByRole('region', { name: 'Checks' }, { timeout })).getAllByRole('listitem');
  const check = checks.find((each) => each.textContent.includes('Fonts'));
  expect(check).toHaveTextContent(/Problem.*𓀀 in “Reader of 𓀀 and more”. Use words instead/);
});

test('reports that the PDF cannot be made, and tries again', async () => {
  typesetter.breakDown();
  storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder('/resumes/edit/a');
  act(() => undefined);
  const button = await page.findByRole('button', { name: 'Download options' }, { timeout });
  act(() => button.focus());
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(page.getByRole('menu')).toHaveAttribute('aria-activedescendant'), { timeout });
  await user.keyboard('{Enter}');
  const dialog = within(await page.findByRole('dialog', { name: 'What an ATS reads' }, { timeout }));
  expect(await dialog.findByText('We couldn’t create and read the PDF', {}, { timeout })).toBeVisible();
  typesetter.restore();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('region', { name: 'Checks' }, { timeout })).toBeVisible();
});
