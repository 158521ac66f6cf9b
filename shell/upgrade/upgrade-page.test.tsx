import { giftCodeOf, formatGiftCode } from '@shared/contracts';
import { ApolloProvider, clientFor } from '@shared/graphql';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeGateway } from '../../tooling/testing/fake-gateway.ts';
import { fakeSession } from '../../tooling/testing/fake-host.ts';
import { renderUi } from '../../tooling/testing/render.tsx';
import { GuestCareProvider } from '../guests/guest-care.tsx';
import en from '../locales/en/common.json';
import { SessionContext } from '../session/session-context.ts';
import { fakeControls, signedIn } from '../testing/fake-controls.ts';
import { UpgradePage } from './upgrade-page.tsx';

const gateway = installFakeGateway();
const code = formatGiftCode(giftCodeOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]));
const holder = (changes: object = {}) => ({
  __typename: 'User',
  id: '1',
  tesseraProduct: 'free',
  plusUntil: null,
  isAnonymous: false,
  ...changes,
});
const planOffer = {
  months: 12,
  amount: 2400,
  currency: 'USD',
  isSandbox: true,
  namedVersionsFree: 50,
  namedVersionsPlus: 200,
};
const redeemed = (outcome: string, more: object = {}) => ({
  plan: { redeemGift: { outcome, retryAfter: null, me: holder(), ...more } },
});

function open(address = '/app/upgrade', me: object = holder()) {
  gateway.answer({ me, planOffer });
  const session = fakeSession(`person-${Math.random()}`);
  const client = clientFor(session, 'http://site.test/graphql', { name: 'shell', version: '1' });
  const router = createMemoryRouter([{ path: '*', element: <UpgradePage /> }], { initialEntries: [address] });
  renderUi(
    <SessionContext value={fakeControls({ state: signedIn({ session }) })}>
      <ApolloProvider client={client}>
        <GuestCareProvider>
          <RouterProvider router={router} />
        </GuestCareProvider>
      </ApolloProvider>
    </SessionContext>,
    { namespace: 'common', resources: { en } },
  );
  return { router, user: userEvent.setup() };
}
const field = () => screen.findByLabelText('Gift code');

test('shows the current plan and the price of Plus, and detects a typing error without a request', async () => {
  const { user } = open();
  expect(await screen.findByRole('region', { name: 'Free' })).toHaveTextContent('Your plan');
  expect(screen.getByText(/\$24 for 12 months/)).toBeVisible();
  expect(screen.getByText('This is a sandbox: nothing is charged.')).toBeVisible();
  const asked = gateway.seen.length;
  await user.type(await field(), code.replace('1', '9'));
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText(/missing or mistyped/)).toBeVisible();
  expect(gateway.seen).toHaveLength(asked);
});

test('fills in the code of a link and clears it once redeemed, but keeps it after a refusal', async () => {
  const { user, router } = open(`/app/upgrade#code=${code}`);
  expect(await field()).toHaveValue(code);
  gateway.answer(redeemed('unusable'));
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText(/can’t be redeemed/)).toBeVisible();
  expect(await field()).toHaveFocus();
  gateway.breakDown();
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText(/It’s still valid/)).toBeVisible();
  expect(await field()).toHaveValue(code);
  gateway.restore();
  const me = holder({ tesseraProduct: 'plus', plusUntil: '2027-11-22T12:00:00.000Z' });
  gateway.answer(redeemed('redeemed', { me }));
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText(/Until November 22, 2027/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your plan' })).toHaveFocus();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(await field()).toHaveValue('');
});

test('tells guests to keep their work first, and offers partners’ customers nothing to buy', async () => {
  open('/app/upgrade', holder({ isAnonymous: true }));
  expect(await screen.findByRole('button', { name: 'Keep your work' })).toBeVisible();
  expect(screen.queryByLabelText('Gift code')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Buy Plus' })).toBeNull();
});

test('shows no price for a partner’s plan', async () => {
  open('/app/upgrade', holder({ tesseraProduct: 'partner' }));
  expect(await screen.findByText(/Your career portal gives you this plan/)).toBeVisible();
  expect(screen.queryByText(/\$24/)).toBeNull();
  expect(screen.queryByLabelText('Gift code')).toBeNull();
});
