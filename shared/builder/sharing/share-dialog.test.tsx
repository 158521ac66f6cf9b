import { createMountEntry } from '@shared/remote-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gatewayError, installFakeGateway } from '../../../tooling/testing/fake-gateway.ts';
import { fakeHost, fakePort } from '../../../tooling/testing/fake-host.ts';
import { sampleLetter } from '../../documents/letter/fixtures/sample-letter.ts';
import { ShareDialog, type ShareDialogProps } from './share-dialog.tsx';

const gateway = installFakeGateway();

const link = {
  __typename: 'Share',
  id: 'link',
  path: '/c/AAAAAAAAAAAAAAAAAAAAAA',
  resumeId: 'engineer',
  letterId: 'letter',
  resumeTitle: 'Engineer',
  letterTitle: 'To Northwind',
  label: 'Northwind',
  mode: 'frozen',
  frozenAt: '2026-11-20T10:00:00Z',
  hasPassword: false,
  hidesPhone: false,
  hidesEmail: false,
  hidesAddress: false,
  allowsSearch: false,
  expiresAt: null,
  createdAt: '2026-11-20T10:00:00Z',
  views: [],
};
const resumes = [{ __typename: 'Resume', id: 'engineer', title: 'Engineer' }];
const me = () => ({ __typename: 'User', id: 'ada', isAnonymous: false });

const texts = {
  share: {
    title: 'Share',
    what: 'A link.',
    mode: { live: 'Always latest', frozen: 'Frozen copy' },
    askWhat: { freeze: 'As it is now.' },
  },
};

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
});

/** Opens the links of a letter and mocks the mutation that creates one. */
function open(props: Partial<ShareDialogProps> = {}) {
  const element = document.createElement('div');
  document.body.append(element);
  const dialog = (
    <ShareDialog
      documentId="letter"
      composed={sampleLetter}
      canBundle
      onFillIn={() => undefined}
      save={() => Promise.resolve(true)}
      onClose={() => undefined}
      {...props}
    />
  );
  const door = createMountEntry({
    name: 'links',
    version: '1',
    resources: { en: texts },
    routes: [{ path: 'letters', element: dialog }],
  });
  let mounted: ReturnType<typeof door.mount> | undefined;
  act(() => {
    mounted = door.mount(element, { ...fakeHost(), navigation: fakePort('/letters'), isolation: 'light' });
  });
  close = async () => {
    await act(async () => {
      await mounted?.unmount();
    });
    element.remove();
  };
  return userEvent.setup({ delay: null });
}

test('proposes a frozen copy with an end date for a letter with a résumé', async () => {
  let created: Record<string, unknown> | undefined;
  gateway.answer({
    me,
    resumes,
    shares: () => (created === undefined ? [] : [link]),
    share: { createShare: (input: Record<string, unknown>) => ((created = input), link) },
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Create a link' }));
  expect(screen.getByRole('radio', { name: 'Always latest' })).toBeChecked();
  await user.selectOptions(await screen.findByLabelText(/Include a résumé/), 'Engineer');
  expect(screen.getByRole('radio', { name: 'Frozen copy' })).toBeChecked();
  const days = (Date.parse(screen.getByLabelText<HTMLInputElement>(/Last day/).value) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBeGreaterThanOrEqual(89);
  expect(Math.round(days)).toBeLessThanOrEqual(90);
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('Letter and résumé')).toBeVisible();
  expect(card.getByText('Shows the letter “To Northwind” and the résumé “Engineer”.')).toBeVisible();
  // The form has disappeared, so the focus goes to what it made.
  await waitFor(() => expect(card.getByRole('textbox', { name: 'Link: Northwind' })).toHaveFocus());
  expect(screen.getByText('Link created')).toHaveAttribute('role', 'status');
  expect(created).toMatchObject({ id: 'letter', resumeId: 'engineer', input: { mode: 'frozen' } });
});

test('returns the focus to the button that opened a form', async () => {
  gateway.answer({ me, resumes, shares: [link] });
  const user = open();
  for (const name of ['Create another link', 'Settings: Northwind']) {
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name })).toHaveFocus();
  }
});

test('offers no new link for an incomplete letter, but can still revoke its links', async () => {
  gateway.answer({ me, resumes, shares: [link] });
  const { letter } = sampleLetter;
  const onFillIn = jest.fn();
  const user = open({
    onFillIn,
    composed: { ...sampleLetter, letter: { ...letter, subject: ['To ', { unfilled: '{{company}}' }] } },
  });

  expect(await screen.findByText('Not filled in yet: {{company}}')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Turn off link: Northwind' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Create/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show me where' }));
  expect(onFillIn).toHaveBeenCalled();
});

test('explains why a bundle with an incomplete letter cannot be updated', async () => {
  gateway.answer({
    me,
    resumes,
    shares: [link],
    share: { freezeShare: () => Promise.reject(gatewayError('BAD_USER_INPUT')) },
  });
  // As from the résumé's builder, which does not know the letter.
  const user = open();
  const update = await screen.findByRole('button', { name: 'Update copy: Northwind' });
  // A dialog hides the rest of the page in the frame after it opens, and would hide a question that is already there.
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await user.click(update);
  const question = await screen.findByRole('alertdialog');
  // A nested dialog accepts pointer events a moment after it is rendered.
  await waitFor(() => expect(question).toHaveStyle({ pointerEvents: 'auto' }));
  await user.click(within(question).getByRole('button', { name: 'Update copy' }));
  expect(await screen.findByText(/The letter it shows isn’t finished/)).toBeVisible();
});

test.each([
  ['QUOTA_EXCEEDED', /Nothing has changed. There’s no room left in your account/],
  ['TOO_MANY_REQUESTS', /Nothing has changed. That was a lot in a short time/],
])('says what to do about %s, and keeps what was entered', async (code, text) => {
  gateway.answer({
    me,
    resumes,
    shares: [],
    share: { createShare: () => Promise.reject(gatewayError(code)) },
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Create a link' }));
  await user.type(screen.getByLabelText(/^Who it’s for/), 'Harbour');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(/^Who it’s for/)).toHaveValue('Harbour');
});

test('says when a document of a link is deleted', async () => {
  gateway.answer({ me, resumes: [], shares: [{ ...link, resumeTitle: null }] });
  const user = open();
  expect(await screen.findByText(/One of its two documents was deleted/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create another link' }));
  await waitFor(() => expect(screen.getByLabelText(/Who it’s for/)).toBeVisible());
  expect(screen.queryByLabelText(/Include a résumé/)).toBeNull();
});

test('saves settings over a link that another tab has changed, and asks about those that both changed', async () => {
  const sent: { readonly input: object; readonly base: object }[] = [];
  let stored: typeof link = link;
  gateway.answer({
    me,
    resumes,
    shares: () => [stored],
    share: {
      updateShare: (call: { readonly input: object; readonly base: object }) => {
        sent.push(call);
        const conflicts = sent.length === 1 ? ['label'] : [];
        if (conflicts.length === 0) stored = { ...stored, ...call.input };
        return { ...stored, conflicts };
      },
    },
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Settings: Northwind' }));
  const label = screen.getByLabelText(/Who it’s for/);
  await user.clear(label);
  await user.type(label, 'Southwind');
  stored = { ...link, label: 'Eastwind', hidesPhone: true, hasPassword: true };
  await user.click(screen.getByRole('button', { name: 'Save' }));

  // Until the code of the question is loaded, another dialog stands in for it.
  await screen.findByRole('button', { name: 'Keep mine' });
  const question = screen.getByRole('dialog', { name: 'This was also changed somewhere else' });
  expect(within(question).getByText('Southwind')).toBeVisible();
  expect(within(question).getByText('Eastwind')).toBeVisible();
  await waitFor(() => expect(question).toHaveStyle({ pointerEvents: 'auto' }));
  await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByLabelText(/Who it’s for/)).toBeNull());
  const shown = {
    ...{ label: 'Northwind', mode: 'frozen', expiresAt: null, allowsSearch: false },
    ...{ hidesPhone: false, hidesEmail: false, hidesAddress: false },
  };
  const newest = { ...shown, label: 'Eastwind', hidesPhone: true };
  // Neither save names a password, so the other tab's stays.
  expect(sent).toEqual([
    expect.objectContaining({ input: { ...shown, label: 'Southwind' }, base: shown }),
    expect.objectContaining({ input: { ...newest, label: 'Southwind' }, base: newest }),
  ]);
});
