import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rootOf } from '../../../../tooling/testing/describe-remote-contract.tsx';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { fakeHost } from '../../../../tooling/testing/fake-host.ts';
import { remote } from '../../mount.tsx';

jest.setTimeout(30_000);

const gateway = installFakeGateway();
const address = { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null };
const profile = { firstName: 'Ada', lastName: null, email: 'a@b.c', phone: null, linkedin: null, address };
const mebibyte = 1024 * 1024;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Opens the profile of a person who uses so many of 5 MB. */
function openProfile(usedMegabytes: number, isAnonymous = false) {
  const usage = { usedBytes: usedMegabytes * mebibyte, allowedBytes: 5 * mebibyte };
  gateway.answer({
    me: { id: 'ada', isAnonymous, tesseraProduct: 'free', deletionConfirmation: 'a@b.c', profile, usage },
  });
  const element = document.createElement('div');
  document.body.append(element);
  let mounted: ReturnType<typeof remote.mount> | undefined;
  act(() => {
    mounted = remote.mount(element, { ...fakeHost(), isolation: 'light' });
  });
  closing.push(async () => {
    await act(async () => {
      await mounted?.unmount();
    });
    element.remove();
  });
  return { page: within(rootOf(element)), user: userEvent.setup({ delay: null }) };
}

test('shows how much is used, in a meter and in words', async () => {
  const { page } = openProfile(1.5);
  const meter = await page.findByRole('meter', { name: 'Storage used' });
  expect(meter).toHaveAttribute('aria-valuenow', '30');
  expect(meter).toHaveAttribute('aria-valuetext', '1.5 MB of 5 MB used');
  expect(page.getByText('1.5 MB of 5 MB used')).toBeVisible();
  expect(page.queryByText('Your storage is almost full')).toBeNull();
  expect(page.queryByRole('link', { name: 'Create an account' })).toBeNull();
});

test.each([
  [4, 'Your storage is almost full'],
  [5, 'Your storage is full'],
])('warns from 80 % on and says what to do: %s of 5 MB', async (used, warning) => {
  const { page } = openProfile(used);
  expect(await page.findByText(warning)).toBeVisible();
  expect(page.getByText(/Delete résumés, letters, or jobs/)).toBeVisible();
});

test('offers a guest an account', async () => {
  const { page } = openProfile(1, true);
  expect(await page.findByRole('link', { name: 'Create an account' })).toBeVisible();
});

test('says that nothing is lost when the amount cannot be read, and reads it again', async () => {
  const { page, user } = openProfile(1);
  gateway.breakDown();
  const retry = within(await page.findByRole('region', { name: 'Storage' })).findByRole('button', {
    name: 'Try again',
  });
  gateway.restore();
  await user.click(await retry);
  expect(await page.findByRole('meter')).toBeVisible();
});
