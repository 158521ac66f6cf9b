import type { DevicesPort, SignedInDevice } from '@shared/contracts';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rootOf } from '../../../../tooling/testing/describe-remote-contract.tsx';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { fakeHost } from '../../../../tooling/testing/fake-host.ts';
import { remote } from '../../mount.tsx';

jest.setTimeout(30_000);

const gateway = installFakeGateway();
const address = { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null };
const profile = { firstName: 'Ada', lastName: null, email: 'a@b.c', phone: null, linkedin: null, address };

const device = (id: string, changes: Partial<SignedInDevice> = {}): SignedInDevice => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  createdAt: '2026-01-02T10:00:00Z',
  lastSeenAt: new Date(Date.now() - 3 * 60_000).toISOString(),
  isCurrent: false,
  ...changes,
});
const here = device('here', { browser: 'Chrome', isCurrent: true });
const anHourAgo = (): string => new Date(Date.now() - 61 * 60_000).toISOString();

/** A fake provider with these devices, which a test can make fail. */
function fakeDevices(...devices: SignedInDevice[]) {
  const broken = { list: false, end: false };
  const answer = <T,>(isBroken: boolean, value: T): Promise<T> =>
    isBroken ? Promise.reject(new TypeError('not now')) : Promise.resolve(value);
  const port: DevicesPort = {
    list: () => answer(broken.list, [...devices]),
    end: (id) => {
      if (!broken.end) devices = devices.filter((each) => each.id !== id);
      return answer(broken.end, undefined);
    },
    endOthers: () => {
      if (!broken.end) devices = devices.filter(({ isCurrent }) => isCurrent);
      return answer(broken.end, undefined);
    },
  };
  return { port, broken };
}

const closing: (() => Promise<void>)[] = [];
const usage = { usedBytes: 0, allowedBytes: 1 };
beforeEach(() =>
  gateway.answer({
    me: {
      id: 'ada',
      isAnonymous: false,
      tesseraProduct: 'free',
      deletionConfirmation: 'a@b.c',
      deletionEmail: null,
      profile,
      usage,
    },
  }),
);
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function openProfile(devices?: DevicesPort) {
  const element = document.createElement('div');
  document.body.append(element);
  let mounted: ReturnType<typeof remote.mount> | undefined;
  act(() => {
    mounted = remote.mount(element, { ...fakeHost(devices && { devices }), isolation: 'light' });
  });
  closing.push(async () => {
    await act(async () => {
      await mounted?.unmount();
    });
    element.remove();
  });
  return { page: within(rootOf(element)), user: userEvent.setup({ delay: null }) };
}

test('hides the section if the host does not handle sign-in', async () => {
  const { page } = openProfile();
  await page.findByText('a@b.c');
  expect(page.queryByText('Signed-in devices')).toBeNull();
});

test('lists this device first, marked and without a button, and the others with their name and last use', async () => {
  const { port } = fakeDevices(device('phone', { browser: 'Safari', system: 'iOS', lastSeenAt: anHourAgo() }), here, {
    id: 'odd',
    createdAt: '2026-01-02T10:00:00Z',
    lastSeenAt: '2026-01-02T10:00:00Z',
    isCurrent: false,
  });
  const { page } = openProfile(port);
  const section = within(await page.findByRole('region', { name: 'Signed-in devices' }));
  const rows = await section.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Chrome on Linux.*This device.*Active now.*Signed in on January 2, 2026$/),
    expect.stringMatching(/Safari on iOSLast active 1 hour ago.*Sign out$/),
    expect.stringMatching(/Unknown browser.*Sign out$/),
  ]);
  expect(section.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Sign out of Safari on iOS',
    'Sign out of Unknown browser',
    null,
  ]);
});

test('signs out one device and says so', async () => {
  const { port } = fakeDevices(here, device('other'));
  const { page, user } = openProfile(port);
  await user.click(await page.findByRole('button', { name: 'Sign out of Firefox on Linux' }));
  expect(await page.findByText('No other devices.')).toBeVisible();
  expect(await page.findByText('Signed out of Firefox on Linux')).toBeVisible();
});

test('signs out all other devices after a question that can be declined', async () => {
  const { port } = fakeDevices(here, device('one'), device('two'));
  const { page, user } = openProfile(port);
  const all = await page.findByRole('button', { name: 'Sign out all other devices' });
  await user.click(all);
  expect(await page.findByText(/^You’ll be signed out of 2 other devices/)).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(page.getAllByRole('listitem')).toHaveLength(3);
  await user.click(all);
  const dialog = within(await page.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await page.findByText('No other devices.')).toBeVisible();
  expect(page.getByText('Signed out of all other devices')).toBeVisible();
});

test('loads the list again after a failure', async () => {
  const { port, broken } = fakeDevices(here);
  broken.list = true;
  const { page, user } = openProfile(port);
  expect(await page.findByText('We couldn’t load your devices')).toBeVisible();
  broken.list = false;
  await user.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('Chrome on Linux')).toBeVisible();
});

test('keeps a device in the list and says so when signing it out fails', async () => {
  const { port, broken } = fakeDevices(here, device('other'));
  broken.end = true;
  const { page, user } = openProfile(port);
  await user.click(await page.findByRole('button', { name: 'Sign out of Firefox on Linux' }));
  expect(await page.findByText('We couldn’t sign you out of Firefox on Linux')).toBeVisible();
  expect(page.getByRole('button', { name: 'Sign out of Firefox on Linux' })).toBeEnabled();
});
