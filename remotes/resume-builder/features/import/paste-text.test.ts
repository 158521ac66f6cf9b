import { readFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../tooling/testing/fake-typesetter.ts';
import { openDialog } from '../../__tests__/open-import-dialog.ts';
import { storeResumes } from '../../__tests__/stored-resumes.ts';

// These tests run whole user flows through dialogs, which take longer than the default five seconds on a busy machine.
jest.setTimeout(60_000);

const gateway = installFakeGateway();
installFakeTypesetter();
const text = readFileSync(path.resolve(__dirname, '../../../../shared/importers/text/fixtures/written.txt'), 'utf8');
afterEach(() => localStorage.clear());

test('reads text that was typed, keeps it until it is imported, and imports it', async () => {
  const { imports } = storeResumes(gateway);
  const { dialog, user, page } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Paste or type text instead' }));
  const field = dialog.getByLabelText('Text of your résumé');
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'Maren');
  await user.click(dialog.getByRole('button', { name: 'Read the text' }));
  expect(await dialog.findByText(/It’s too short for a résumé/)).toBeVisible();
  await user.clear(field);
  await user.paste(text);
  await user.click(dialog.getByRole('button', { name: 'Read the text' }));
  expect(await dialog.findByRole('checkbox', { name: /Shift Lead, Riverbend Logistics/ })).toBeChecked();

  await user.click(dialog.getByRole('button', { name: 'Choose another file' }));
  expect(await dialog.findByLabelText('Text of your résumé')).toHaveValue(text);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await user.click(page.getByRole('button', { name: 'Import a résumé' }));
  const again = within(await page.findByRole('dialog'));
  expect(again.getByLabelText('Text of your résumé')).toHaveValue(text);

  await user.click(again.getByRole('button', { name: 'Read the text' }));
  await user.click(await again.findByRole('button', { name: 'Import' }));
  await waitFor(() => expect(imports).toHaveLength(1));
  expect(imports[0]).toMatchObject({
    work: [
      { company: 'Cedar & Pine Supply' },
      { company: 'Riverbend Logistics' },
      { company: 'Eastside Elementary School' },
    ],
    contactInfo: { firstName: 'Maren', lastName: 'Holt' },
  });
  await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Riverbend'));
});
