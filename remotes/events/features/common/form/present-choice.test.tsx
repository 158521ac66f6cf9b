import { waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { openEvents } from '../../../__tests__/open-events.ts';
import { storeWork, work } from '../../../__tests__/stored-blocks.ts';

const gateway = installFakeGateway();

test('switches the end to the present, and back to an end date', async () => {
  const blocks = storeWork(gateway, work('a', { startDate: '2020-01', endDate: '2021-03' }));
  const { page, user } = openEvents('/events/work/edit/a');
  const present = await page.findByRole('checkbox', { name: 'I currently work here' });
  const end = page.getByRole('textbox', { name: 'End optional' });
  expect(present).not.toBeChecked();
  await user.click(present);
  expect(present).toBeChecked();
  expect(end).toHaveValue('');
  await user.click(present);
  expect(end).toHaveFocus();
  expect(present).not.toBeChecked();
  await user.tab();
  expect(present).toBeChecked();
  await user.click(present);
  await user.keyboard('Apr 2022');
  await user.tab();
  expect(end).toHaveValue('2022-04');
  expect(present).not.toBeChecked();
  await user.click(present);
  await user.click(page.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(blocks[0]?.endDate).toBeNull());
});
