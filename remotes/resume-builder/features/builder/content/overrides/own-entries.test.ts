import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../../../tooling/testing/fake-typesetter.ts';
import { openBlock } from '../../../../__tests__/open-block.ts';

// These tests run whole user flows, which take longer than the default five seconds on a busy machine.
jest.setTimeout(30_000);

const gateway = installFakeGateway();
const typesetter = installFakeTypesetter();
const open = () => openBlock({ gateway, typesetter });
const saved = { timeout: 5_000 };

test('adds a line to this résumé only, and then to the block too', async () => {
  const { page, user, openItem, itemOf, block, points } = open();
  await openItem();
  await user.click(page.getByRole('button', { name: 'Add an accomplishment to this résumé' }));
  expect(page.getByLabelText('Accomplishment 4')).toHaveFocus();
  await user.keyboard('Did even more');
  await waitFor(() => expect(points()).toEqual(['Did a1', 'Did a2', 'Did a3', 'Did even more']));
  await waitFor(
    () => expect(itemOf()?.override?.added).toMatchObject([{ list: 'accomplishments', text: 'Did even more' }]),
    saved,
  );
  expect(block.accomplishments).toHaveLength(3);

  await user.click(page.getByRole('button', { name: 'Add to the block too: Accomplishment 4' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Update the block too?' }));
  expect(await dialog.findByText('For Acme')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Update block' }));
  await waitFor(() => expect(page.getByText('Same as block')).toBeVisible());
  expect(block.accomplishments.map(({ description }) => description)).toEqual([
    ...['Did a1', 'Did a2', 'Did a3', 'Did even more'],
  ]);
  await waitFor(() => expect(itemOf()).toEqual({ eventId: 'w1' }), saved);
  expect(page.getByLabelText('Accomplishment 4')).toHaveValue('Did even more');
});

test('removes a line that only this résumé has', async () => {
  const { page, user, openItem, itemOf } = open();
  await openItem();
  const add = page.getByRole('button', { name: 'Add an accomplishment to this résumé' });
  await user.click(add);
  await user.click(page.getByRole('button', { name: 'Remove Accomplishment 4' }));
  expect(add).toHaveFocus();
  expect(page.queryByLabelText('Accomplishment 4')).toBeNull();
  await waitFor(() => expect(itemOf()).toEqual({ eventId: 'w1' }), saved);
});

test('changes a date for this résumé, and says when the end is before the start', async () => {
  const { page, user, openItem, itemOf } = open();
  await openItem();
  const end = page.getByRole('textbox', { name: 'End' });
  await user.clear(end);
  await user.type(end, '12/2001{Tab}');
  expect(await page.findByText('The end is before the start.')).toBeVisible();
  await user.clear(end);
  await user.type(end, '6/2024{Tab}');
  await waitFor(() => expect(page.queryByText('The end is before the start.')).toBeNull());
  await waitFor(
    () => expect(itemOf()?.override?.lines).toMatchObject([{ field: 'endDate', text: '2024-06', basedOn: '' }]),
    saved,
  );
  await user.click(page.getByRole('button', { name: 'Reset to block: End' }));
  await waitFor(() => expect(itemOf()).toEqual({ eventId: 'w1' }), saved);
});
