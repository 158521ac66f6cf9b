import type { SignInSettings, SignInSettingsFailure, SignInSettingsPort } from '@shared/contracts';
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

/** A fake provider, whose next answers a test determines. */
function fakePort(settings: SignInSettings | undefined) {
  const asked: unknown[] = [];
  const next: { failure: SignInSettingsFailure | undefined; isBroken: boolean } = {
    failure: undefined,
    isBroken: false,
  };
  const answer = (request: unknown) => {
    asked.push(request);
    return Promise.resolve(next.failure);
  };
  const port: SignInSettingsPort = {
    read: () => (next.isBroken ? Promise.reject(new TypeError('not now')) : Promise.resolve(settings)),
    requestConfirmation: () => answer('confirmation'),
    changePassword: answer,
    changeEmail: answer,
  };
  return { port, asked, next };
}

const closing: (() => Promise<void>)[] = [];
const usage = { usedBytes: 0, allowedBytes: 1 };
beforeEach(() =>
  gateway.answer({
    me: { id: 'ada', isAnonymous: false, tesseraProduct: 'free', deletionConfirmation: 'a@b.c', profile, usage },
  }),
);
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function openProfile(signInSettings?: SignInSettingsPort) {
  const element = document.createElement('div');
  document.body.append(element);
  let mounted: ReturnType<typeof remote.mount> | undefined;
  act(() => {
    mounted = remote.mount(element, { ...fakeHost(signInSettings && { signInSettings }), isolation: 'light' });
  });
  closing.push(async () => {
    await act(async () => {
      await mounted?.unmount();
    });
    element.remove();
  });
  return { page: within(rootOf(element)), user: userEvent.setup({ delay: null }) };
}

const unconfirmed = { email: 'ada@example.org', emailVerified: false };
const confirmed = { email: 'ada@example.org', emailVerified: true };

test.each([
  ['the host does not sign people in', undefined],
  ['the person has nothing to change', fakePort(undefined).port],
])('hides the section if %s', async (_what, port) => {
  const { page } = openProfile(port);
  await page.findByText('a@b.c');
  await waitFor(() => expect(page.queryByRole('heading', { name: 'Sign-in' })).toBeNull());
});

test('sends a link for an address that is not confirmed', async () => {
  const { port, asked } = fakePort(unconfirmed);
  const { page, user } = openProfile(port);
  const section = within(await page.findByRole('region', { name: 'Sign-in' }));
  expect(await section.findByText('Not confirmed')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Send confirmation link' }));
  expect(await page.findByText('We’ve sent a link to ada@example.org')).toBeVisible();
  expect(asked).toEqual(['confirmation']);
});

test('changes the password, and keeps what was typed after a refusal', async () => {
  const { port, asked, next } = fakePort(confirmed);
  const { page, user } = openProfile(port);
  expect(await page.findByText('Confirmed')).toBeVisible();
  expect(page.queryByRole('button', { name: 'Send confirmation link' })).toBeNull();
  await user.click(page.getByRole('button', { name: 'Change password' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Change password' }));
  await user.type(dialog.getByLabelText('Current password'), 'the old one');
  await user.type(dialog.getByLabelText('New password'), 'too short{Enter}');
  expect(await dialog.findByText('Please use at least 12 characters.')).toBeVisible();
  expect(asked).toEqual([]);
  next.failure = 'wrong-credentials';
  await user.type(dialog.getByLabelText('New password'), ' no longer{Enter}');
  expect(await dialog.findByText('That password isn’t right')).toBeVisible();
  expect(dialog.getByLabelText('Current password')).toHaveFocus();
  expect(dialog.getByLabelText('New password')).toHaveValue('too short no longer');
  next.failure = undefined;
  await user.keyboard('the right one{Enter}');
  expect(await page.findByText('Your password is changed')).toBeVisible();
  expect(asked.at(-1)).toEqual({ current: 'the right one', password: 'too short no longer' });
});

test('sends a link to the new address', async () => {
  const { port, asked } = fakePort(confirmed);
  const { page, user } = openProfile(port);
  await user.click(await page.findByRole('button', { name: 'Change email' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Change email' }));
  await user.type(dialog.getByLabelText('New email'), 'ada.new');
  await user.type(dialog.getByLabelText('Your password'), 'the right one{Enter}');
  expect(await dialog.findByText('Please enter a valid email')).toBeVisible();
  await user.type(dialog.getByLabelText('New email'), '@example.org{Enter}');
  expect(await page.findByText('We’ve sent a link to ada.new@example.org')).toBeVisible();
  expect(asked).toEqual([{ email: 'ada.new@example.org', password: 'the right one' }]);
});

test('loads the settings again after a failure', async () => {
  const { port, next } = fakePort(confirmed);
  next.isBroken = true;
  const { page, user } = openProfile(port);
  expect(await page.findByText('We couldn’t load your sign-in settings')).toBeVisible();
  next.isBroken = false;
  await user.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('Confirmed')).toBeVisible();
});
