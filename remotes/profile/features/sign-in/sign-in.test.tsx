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

const offer = { secret: 'ABCD EFGH', address: 'otpauth://totp/Tessera', qr: { size: 9, path: 'M4 4h1v1h-1z' } };

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
    supportsPasskeys: true,
    requestConfirmation: () => answer('confirmation'),
    changePassword: answer,
    changeEmail: answer,
    addPasskey: answer,
    renamePasskey: answer,
    removePasskey: answer,
    offerAuthenticator: async (request) => (await answer(request)) ?? offer,
    confirmAuthenticator: async (request) => (await answer(request)) ?? ['abcde-fghjk', 'mnpqr-stuvw'],
    removeAuthenticator: answer,
    replaceRecoveryCodes: async (request) => (await answer(request)) ?? ['22222-33333'],
  };
  return { port, asked, next };
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

const confirmed: SignInSettings = {
  email: 'ada@example.org',
  emailVerified: true,
  passkeys: [],
  hasAuthenticator: false,
  recoveryCodes: 0,
};
const unconfirmed: SignInSettings = { ...confirmed, emailVerified: false };

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

test('adds, renames, and removes a passkey', async () => {
  const added = { id: 'one', name: 'My phone', isSynced: true, createdAt: '2026-11-01T10:00:00Z' };
  const none = fakePort(confirmed);
  const first = openProfile(none.port);
  await first.user.click(await first.page.findByRole('button', { name: 'Add a passkey' }));
  const adding = within(await first.page.findByRole('dialog', { name: 'Add a passkey' }));
  expect(adding.getByLabelText('Name')).toHaveValue('Passkey 1');
  none.next.failure = 'passkey-cancelled';
  await first.user.type(adding.getByLabelText('Your password'), 'the right one{Enter}');
  expect(await adding.findByText('No passkey was saved')).toBeVisible();
  none.next.failure = undefined;
  await first.user.click(adding.getByRole('button', { name: 'Continue' }));
  expect(await first.page.findByText('Your passkey is ready')).toBeVisible();
  expect(none.asked.at(-1)).toEqual({ name: 'Passkey 1', password: 'the right one' });
  for (const close of closing.splice(0)) await close();

  const { port, asked } = fakePort({ ...confirmed, passkeys: [added] });
  const { page, user } = openProfile(port);
  expect(await page.findByText(/Not used yet/)).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Rename My phone' }));
  const renaming = within(await page.findByRole('dialog', { name: 'Rename passkey' }));
  await user.clear(renaming.getByLabelText('Name'));
  await user.type(renaming.getByLabelText('Name'), 'Old phone{Enter}');
  await waitFor(() => expect(asked.at(-1)).toEqual({ id: 'one', name: 'Old phone' }));
  await user.click(await page.findByRole('button', { name: 'Remove My phone' }));
  const removing = within(await page.findByRole('dialog', { name: 'Remove passkey' }));
  await user.type(removing.getByLabelText('Your password'), 'the right one{Enter}');
  expect(await page.findByText('The passkey is removed')).toBeVisible();
  expect(asked.at(-1)).toEqual({ id: 'one', password: 'the right one' });
});

test('sets up an authenticator app, and shows the recovery codes', async () => {
  const { port, asked, next } = fakePort(confirmed);
  const { page, user } = openProfile(port);
  await user.click(await page.findByRole('button', { name: 'Set up' }));
  const asking = within(await page.findByRole('dialog', { name: 'Set up an authenticator app' }));
  await user.type(asking.getByLabelText('Your password'), 'the right one{Enter}');
  const code = await page.findByLabelText('Code from the app');
  expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(page.getByText('ABCD EFGH')).toBeVisible();
  next.failure = 'wrong-code';
  await user.type(code, '000000{Enter}');
  expect(await page.findByText('That code isn’t right')).toBeVisible();
  next.failure = undefined;
  await user.type(code, '123456{Enter}');
  const shown = within(await page.findByRole('dialog', { name: 'Save your recovery codes' }));
  expect(shown.getByText('abcde-fghjk')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'I’ve saved them' }));
  expect(asked.slice(0, 1)).toEqual([{ password: 'the right one' }]);
});

test('replaces recovery codes, and turns the app off', async () => {
  const { port, asked } = fakePort({ ...confirmed, hasAuthenticator: true, recoveryCodes: 2 });
  const { page, user } = openProfile(port);
  expect(await page.findByText('2 recovery codes left')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'New recovery codes' }));
  const asking = within(await page.findByRole('dialog', { name: 'New recovery codes' }));
  await user.type(asking.getByLabelText('Your password'), 'the right one{Enter}');
  const shown = within(await page.findByRole('dialog', { name: 'Save your recovery codes' }));
  expect(shown.getByText('22222-33333')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'I’ve saved them' }));
  await user.click(await page.findByRole('button', { name: 'Turn off' }));
  const turning = within(await page.findByRole('dialog', { name: 'Turn off your authenticator app' }));
  await user.type(turning.getByLabelText('Your password'), 'the right one{Enter}');
  expect(await page.findByText('Your authenticator app is turned off')).toBeVisible();
  expect(asked).toHaveLength(2);
});
