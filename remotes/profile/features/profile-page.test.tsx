import type { MountOptions } from '@shared/contracts';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rootOf } from '../../../tooling/testing/describe-remote-contract.tsx';
import { gatewayError, installFakeGateway } from '../../../tooling/testing/fake-gateway.ts';
import { fakeHost } from '../../../tooling/testing/fake-host.ts';
import { remote } from '../mount.tsx';

jest.setTimeout(30_000);

const gateway = installFakeGateway();
const address = { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null };
const profile = { firstName: 'Ada', lastName: 'Lovelace', email: 'a@b.c', phone: null, linkedin: null, address };
const me = {
  __typename: 'User',
  id: 'ada',
  headshotURL: null,
  tesseraProduct: 'plus',
  deletionDate: null,
  deletionConfirmation: 'Ada@b.c',
  deletionEmail: null,
  isAnonymous: false,
  usage: { usedBytes: 0, allowedBytes: 1 },
  profile,
};

/** The requests to services other than the gateway, and their responses. */
const asked: { readonly url: string; readonly method: string; readonly authorization: string | null }[] = [];
let answer: () => Response | Promise<Response>;
const refusal = (status: number, error: string): Response => Response.json({ error }, { status });

const addresses = { made: [] as string[], revoked: [] as string[] };
let decoding: () => Promise<void>;
let size = { width: 800, height: 600 };

beforeEach(() => {
  gateway.answer({ me });
  asked.length = 0;
  const graphql = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input as string;
    if (url.endsWith('/graphql')) return graphql(input, init);
    const authorization = new Headers(init?.headers).get('authorization');
    asked.push({ url, method: init?.method ?? 'GET', authorization });
    return Promise.resolve(answer());
  };
  addresses.made.length = 0;
  addresses.revoked.length = 0;
  URL.createObjectURL = () => {
    const url = `blob:${addresses.made.length}`;
    addresses.made.push(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void addresses.revoked.push(url);
  decoding = () => Promise.resolve();
  size = { width: 800, height: 600 };
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { configurable: true, value: () => decoding() },
    naturalWidth: { configurable: true, get: () => size.width },
    naturalHeight: { configurable: true, get: () => size.height },
  });
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function openProfile(more: Partial<MountOptions> = {}) {
  const element = document.createElement('div');
  document.body.append(element);
  const host = fakeHost();
  let mounted: ReturnType<typeof remote.mount> | undefined;
  act(() => {
    mounted = remote.mount(element, { ...host, isolation: 'light', ...more });
  });
  closing.push(async () => {
    await act(async () => {
      await mounted?.unmount();
    });
    element.remove();
  });
  return { page: within(rootOf(element)), host, user: userEvent.setup({ delay: null }) };
}

type Page = ReturnType<typeof openProfile>['page'];

async function choose(page: Page, file: File): Promise<void> {
  const input = await page.findByLabelText('Choose a photo', { selector: 'input' });
  // A file dialog can return any type, whatever the page accepts.
  await userEvent.setup({ delay: null, applyAccept: false }).upload(input, file);
}
const photo = (bytes = 1000): File => new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' });

test('shows the plan and what it means for the person’s own data', async () => {
  const { page } = openProfile();
  const plan = within(await page.findByRole('region', { name: 'Plan' }));
  expect(plan.getByText('Plus')).toBeVisible();
  expect(plan.getByText(/keep and export it on any plan/)).toBeVisible();
  expect(page.queryByText(/language/i)).toBeNull();
});

test('offers languages and analytics consent if the host has them', async () => {
  const choose = jest.fn();
  const allow = jest.fn();
  const { page, user } = openProfile({
    languages: { available: ['en', 'de'], current: 'en', choose },
    observation: { isAllowed: () => true, allow, subscribe: () => () => undefined },
  });
  await user.selectOptions(await page.findByLabelText('App language'), 'Deutsch');
  expect(choose).toHaveBeenCalledWith('de');
  await user.click(page.getByRole('checkbox', { name: /page view counts/ }));
  expect(allow).toHaveBeenCalledWith(false);
});

describe('the picture', () => {
  test('is uploaded with its square, shown from the gateway’s host, and its object URL is revoked', async () => {
    answer = () => Response.json({ headshotURL: '/headshots/new.jpg' });
    const { page, host, user } = openProfile();
    await choose(page, photo());
    const dialog = within(await page.findByRole('dialog', { name: 'Crop your photo' }));
    const frame = dialog.getByRole('application');
    for (const key of ['+', '+', 'ArrowLeft', '-']) fireEvent.keyDown(frame, { key });
    expect(dialog.getByRole('status')).toHaveTextContent(/from the left/);
    await user.click(dialog.getByRole('button', { name: 'Save photo' }));
    const origin = new URL(host.endpoints.graphql).origin;
    await waitFor(() => expect(page.getByAltText('Your photo')).toHaveAttribute('src', `${origin}/headshots/new.jpg`));
    const [upload] = asked;
    expect(upload).toMatchObject({ method: 'POST', authorization: 'Bearer token-1' });
    const { pathname, searchParams } = new URL(upload!.url);
    expect(pathname).toBe('/headshot');
    expect(Number(searchParams.get('side'))).toBeCloseTo(600 / 1.1 / 800, 5);
    await waitFor(() => expect(addresses.revoked).toEqual(addresses.made));
  });

  test.each([
    [413, 'too_large', 'This file is larger than 5 MB'],
    [422, 'damaged', 'This file is damaged'],
    [429, 'too_many', 'Too many photos in a short time'],
    [503, 'unavailable', 'We couldn’t save your photo'],
    [422, 'something_new', 'We couldn’t save your photo'],
  ])('keeps the dialog and explains the error %i %s', async (status, error, title) => {
    answer = () => refusal(status, error);
    const { page, user } = openProfile();
    await choose(page, photo());
    const dialog = within(await page.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save photo' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(title);
    expect(dialog.getByRole('alert')).toHaveTextContent('Nothing has changed.');
    expect(dialog.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  });

  test.each([
    ['more than 5 MB', () => photo(5 * 1024 * 1024 + 1), 'larger than 5 MB'],
    [
      'more than 40 megapixels',
      () => {
        size = { width: 8000, height: 5001 };
        return photo();
      },
      'more than 40 megapixels',
    ],
    [
      'nothing that the browser shows',
      () => {
        decoding = () => Promise.reject(new DOMException('', 'EncodingError'));
        return new File([''], 'me.heic', { type: 'image/heic' });
      },
      'can’t open this file as a photo',
    ],
    ['a drawing', () => new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }), 'can’t open this file as a photo'],
  ])('is refused before the upload: %s', async (_what, make, sentence) => {
    const { page } = openProfile();
    await choose(page, make());
    const dialog = within(await page.findByRole('dialog'));
    expect(dialog.getByRole('alert')).toHaveTextContent(sentence);
    expect(dialog.queryByRole('button', { name: 'Save photo' })).toBeNull();
    expect(asked).toEqual([]);
    expect(addresses.revoked).toEqual(addresses.made);
  });
});

describe('the export', () => {
  test.each([
    [429, 'too_many', 'Too many downloads in a short time'],
    [503, 'unavailable', 'We couldn’t create the file'],
    [404, 'no_account', 'We couldn’t create the file'],
  ])('explains the error %i %s and can be retried', async (status, error, title) => {
    answer = () => refusal(status, error);
    const { page, user } = openProfile();
    const button = await page.findByRole('button', { name: 'Download everything' });
    await user.click(button);
    expect(await page.findByText(title)).toBeVisible();
    expect(button).toBeEnabled();
  });

  test('says so when the connection is interrupted', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed'));
    const { page, user } = openProfile();
    await user.click(await page.findByRole('button', { name: 'Download everything' }));
    expect(await page.findByText('The download was interrupted')).toBeVisible();
  });

  test('renews a refused token once', async () => {
    answer = () => refusal(401, 'unauthenticated');
    const { page, host, user } = openProfile();
    host.session.renewedToken = 'token-2';
    await user.click(await page.findByRole('button', { name: 'Download everything' }));
    expect(await page.findByText('Your session has ended')).toBeVisible();
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  test('can be canceled while it is created', async () => {
    answer = () => new Promise(() => undefined);
    const { page, user } = openProfile();
    await user.click(await page.findByRole('button', { name: 'Download everything' }));
    await user.click(await page.findByRole('button', { name: 'Cancel' }));
    expect(await page.findByRole('button', { name: 'Download everything' })).toBeEnabled();
    expect(page.queryByRole('alert')).toBeNull();
  });
});

describe('the deletion', () => {
  const open = async (page: Page, user: ReturnType<typeof openProfile>['user']) => {
    await user.click(await page.findByRole('button', { name: 'Delete my account' }));
    return within(await page.findByRole('dialog', { name: 'Delete your account?' }));
  };

  test('cannot be requested while the confirmation does not match', async () => {
    const { page, user } = openProfile();
    const dialog = await open(page, user);
    await user.type(dialog.getByLabelText('To confirm, type the email you sign in with'), 'other@b.c{Enter}');
    expect(dialog.getByText(/^This doesn’t match the text below/)).toBeVisible();
    expect(gateway.seen.map(({ operation }) => operation)).not.toContain('ProfileRequestDeletion');
  });

  test.each([
    ['ada@b.c', /^We’ll email ada@b\.c to confirm/],
    [null, /^You won’t get an email about this/],
  ])('says whether an email will come: %s', async (deletionEmail, sentence) => {
    gateway.answer({ me: { ...me, deletionEmail } });
    const { page, user } = openProfile();
    const dialog = await open(page, user);
    expect(dialog.getByText(sentence)).toBeVisible();
    expect(dialog.queryAllByText(/We’ll email|get an email/)).toHaveLength(1);
  });

  test('is requested, shown with its date, and canceled', async () => {
    const afterwards = (deletionDate: Date | null) => () => ({ ...me, deletionDate });
    gateway.answer({
      user: {
        requestAccountDeletion: afterwards(new Date('2026-12-05T10:00:00Z')),
        cancelAccountDeletion: afterwards(null),
      },
    });
    const { page, user } = openProfile();
    const dialog = await open(page, user);
    await user.type(dialog.getByLabelText('To confirm, type the email you sign in with'), ' ada@B.C{Enter}');
    expect(
      await page.findByText(/^Your account and everything in it will be deleted on December 5, 2026/),
    ).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Keep my account' }));
    expect(await page.findByRole('button', { name: 'Delete my account' })).toBeVisible();
  });

  test('keeps the dialog open after a failure and says that nothing has changed', async () => {
    gateway.answer({
      user: {
        requestAccountDeletion: () => {
          throw gatewayError('INTERNAL_SERVER_ERROR');
        },
      },
    });
    const { page, user } = openProfile();
    const dialog = await open(page, user);
    await user.type(dialog.getByLabelText('To confirm, type the email you sign in with'), 'ada@b.c{Enter}');
    expect(await dialog.findByText('We couldn’t schedule your account for deletion')).toBeVisible();
  });
});
