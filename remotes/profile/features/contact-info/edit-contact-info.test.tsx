import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rootOf } from '../../../../tooling/testing/describe-remote-contract.tsx';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { fakeHost } from '../../../../tooling/testing/fake-host.ts';
import { remote } from '../../mount.tsx';

const gateway = installFakeGateway();

type Contact = Readonly<Record<string, string | null>>;
interface Save {
  readonly input: Contact;
  readonly base: Contact;
}

const address = { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null };
const opened: Contact = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: null,
  linkedin: null,
  ...address,
};
/** Returns contact info as the API nests it. */
const nested = ({ firstName, lastName, email, phone, linkedin, ...rest }: Contact): object => ({
  ...{ firstName, lastName, email, phone, linkedin },
  address: rest,
});

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** Opens the dialog and types a city while another tab saves `theirs`. Returns the saves that the gateway received. */
async function editCity(theirs: Contact) {
  let stored = opened;
  const saves: Save[] = [];
  const me = { __typename: 'User', id: 'ada', headshotURL: null, tesseraProduct: 'plus', deletionDate: null };
  gateway.answer({
    me: () => ({ ...me, deletionConfirmation: 'ada@example.com', isAnonymous: false, profile: nested(stored) }),
    user: {
      updateContactInfo: (save: Save) => {
        saves.push(save);
        const isAsked = save.base['city'] !== stored['city'];
        if (!isAsked) stored = save.input;
        return { id: 'ada', ...nested(stored), conflicts: isAsked ? ['city'] : [] };
      },
    },
  });
  const element = document.createElement('div');
  document.body.append(element);
  let mounted: ReturnType<typeof remote.mount> | undefined;
  act(() => {
    mounted = remote.mount(element, { ...fakeHost(), isolation: 'light' });
  });
  close = async () => {
    await act(async () => {
      await mounted?.unmount();
    });
    element.remove();
  };
  const page = within(rootOf(element));
  const user = userEvent.setup({ delay: null });
  await user.click(await page.findByRole('button', { name: 'Edit contact info' }));
  await user.type(await screen.findByLabelText('City'), 'Paris');
  stored = theirs;
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { page, user, saves };
}

/** Waits for the question, and answers it. */
async function decide(user: ReturnType<typeof userEvent.setup>, button: string): Promise<void> {
  // Until the code of the question is loaded, another dialog stands in for it.
  await screen.findByRole('button', { name: button });
  const question = screen.getByRole('dialog', { name: 'This was also changed somewhere else' });
  expect(within(question).getByRole('heading', { name: 'City' })).toBeVisible();
  expect(within(question).getByText('Paris')).toBeVisible();
  expect(within(question).getByText('York')).toBeVisible();
  // A nested dialog accepts pointer events a moment after it is rendered.
  await waitFor(() => expect(question).toHaveStyle({ pointerEvents: 'auto' }));
  await user.click(within(question).getByRole('button', { name: button }));
}

test('sends what the form showed, so that the server can merge, and asks nothing if nothing overlaps', async () => {
  const { page, saves } = await editCity(opened);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves).toEqual([{ input: { ...opened, city: 'Paris' }, base: opened }]);
  expect(await page.findByText('Paris')).toBeVisible();
});

test('asks about a field that another tab changed, and writes the chosen value over the newest state', async () => {
  const theirs = { ...opened, city: 'York', phone: '415-555-0100' };
  const { page, user, saves } = await editCity(theirs);
  await decide(user, 'Keep mine');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves.at(-1)).toEqual({ input: { ...theirs, city: 'Paris' }, base: theirs });
  expect(await page.findByText('415-555-0100')).toBeVisible();
});

test('keeps the other value if the person prefers it', async () => {
  const { page, user, saves } = await editCity({ ...opened, city: 'York' });
  await decide(user, 'Keep theirs');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves).toHaveLength(1);
  expect(await page.findByText('York')).toBeVisible();
});

test('keeps the form as it is if the person decides later', async () => {
  const { user, saves } = await editCity({ ...opened, city: 'York' });
  await decide(user, 'Decide later');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(screen.getByLabelText('City')).toHaveValue('Paris');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await decide(user, 'Keep mine');
  await waitFor(() => expect(saves).toHaveLength(3));
});
