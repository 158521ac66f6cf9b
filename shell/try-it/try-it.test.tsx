import type { RuntimeConfig } from '@shared/contracts';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSession } from '../../tooling/testing/fake-host.ts';
import { gatewayError, installFakeGateway } from '../../tooling/testing/fake-gateway.ts';
import { renderUi } from '../../tooling/testing/render.tsx';
import { SessionContext } from '../session/session-context.ts';
import type { SessionControls, SessionState } from '../session/session-state.ts';
import { fakeControls, guest, signedIn } from '../testing/fake-controls.ts';
import { sampleMark } from './sample-mark.ts';
import { DeleteSamplePage } from './delete-sample-page.tsx';
import { TryItPage } from './try-it-page.tsx';

const gateway = installFakeGateway();
const config: RuntimeConfig = {
  variant: 'own',
  identity: { authority: 'http://site.test/identity', clientId: 'web', scope: 'openid' },
  endpoints: { graphql: 'http://site.test/graphql', typeset: 'http://site.test/typeset' },
};

function open(address: string, state: SessionState, controls: Partial<SessionControls> = {}) {
  const left: string[] = [];
  const router = createMemoryRouter(
    [
      { path: '/try', element: <TryItPage config={config} /> },
      { path: '/try/away', element: <DeleteSamplePage config={config} open={(path) => left.push(path)} /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  const element = (shown: SessionState) => (
    <SessionContext value={fakeControls({ state: shown, ...controls })}>
      <RouterProvider router={router} />
    </SessionContext>
  );
  const { rerender } = renderUi(element(state));
  return { router, left, become: (next: SessionState) => rerender(element(next)), user: userEvent.setup() };
}

const someGuest = () => ({ ...guest(), session: fakeSession(`guest-${Math.random()}`) });
const imports = () => gateway.seen.filter(({ operation }) => operation === 'ShellMakeSample');

beforeEach(() => {
  sampleMark.remove();
  gateway.answer({ resume: { importResume: { id: 'r1' } } });
});

test('makes a visitor a guest, once, and opens the builder of a labeled sample', async () => {
  const enterAsGuest = jest.fn(() => Promise.resolve({ ok: true } as const));
  const { router, become } = open('/try', { status: 'signed-out' }, { enterAsGuest });
  become({ status: 'signed-out' });
  become(someGuest());
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/resumes/edit/r1'));
  expect(enterAsGuest).toHaveBeenCalledTimes(1);
  expect(imports()).toHaveLength(1);
  const { input } = imports()[0]!.variables as { input: { resume: { title: string; document: object } } };
  expect(input.resume.title).toBe('Sample résumé');
  expect(input).not.toHaveProperty('contactInfo');
  expect(input.resume.document).toMatchObject({ contact: { lastName: 'Sample' } });
  expect(sampleMark.get()?.blocks).toHaveLength(6);
});

test('returns a guest to the same sample, and creates none for a user with an account', async () => {
  const state = someGuest();
  sampleMark.set({ subject: state.session.subject, resumeId: 'r7', blocks: [] });
  const again = open('/try', state);
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/app/resumes/edit/r7'));
  const full = open('/try', signedIn());
  await waitFor(() => expect(full.router.state.location.pathname).toBe('/app/resumes'));
  expect(gateway.seen).toEqual([]);
});

test('leads to the import instead of a sample when the ATS check has kept a file', async () => {
  const enterAsGuest = jest.fn(() => Promise.resolve({ ok: true } as const));
  const visitor = open('/try?import=kept', { status: 'signed-out' }, { enterAsGuest });
  visitor.become(someGuest());
  await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/app/resumes'));
  expect(visitor.router.state.location.search).toBe('?import=kept');
  expect(enterAsGuest).toHaveBeenCalledTimes(1);
  const full = open('/try?import=kept', signedIn());
  await waitFor(() => expect(full.router.state.location.search).toBe('?import=kept'));
  expect(gateway.seen).toEqual([]);
});

test('reports a failure and retries on request', async () => {
  gateway.breakDown();
  const { router, user } = open('/try', someGuest());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  gateway.restore();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/resumes/edit/r1'));
});

test('reports too many guests from a network and does not retry automatically', async () => {
  const enterAsGuest = jest.fn(() => Promise.resolve({ ok: false, failure: 'too-many-attempts' } as const));
  open('/try', { status: 'signed-out' }, { enterAsGuest });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(enterAsGuest).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('deletes an untouched sample completely', async () => {
  const state = someGuest();
  sampleMark.set({ subject: state.session.subject, resumeId: 'r1', blocks: ['u1', 'u2'] });
  gateway.answer({ resume: { undoImport: { __typename: 'UndoneImport', resumeId: 'r1', blocks: [] } } });
  const { left } = open('/try/away', state);
  await waitFor(() => expect(left).toEqual(['/app/resumes']));
  expect(gateway.seen.map(({ variables }) => variables)).toEqual([{ input: { resumeId: 'r1', blocks: ['u1', 'u2'] } }]);
  expect(sampleMark.get()).toBeUndefined();
});

test('keeps and names what the user has changed in it', async () => {
  const state = someGuest();
  sampleMark.set({ subject: state.session.subject, resumeId: 'r1', blocks: ['u1', 'u2'] });
  const changed = { __typename: 'ImportChangedSince', blocks: ['b1'], resume: true, profile: false };
  const deleteEvents = jest.fn(() => ({ events: [], copies: [] }));
  gateway.answer({
    resume: { undoImport: changed, deleteResume: { id: 'r1' } },
    event: { deleteEvents },
    workEvents: [
      { id: 'b1', uuid: 'u1' },
      { id: 'b2', uuid: 'u2' },
      { id: 'b3', uuid: 'of the person' },
    ],
    eduEvents: [],
    skillEvents: [],
  });
  const { left, user } = open('/try/away', state);
  expect(await screen.findByText(/Sample blocks that you changed/)).toBeVisible();
  expect(gateway.seen.at(-1)?.variables).toEqual({ id: 'r1', blocks: ['b2'] });
  await user.click(screen.getByRole('button', { name: 'Go to your résumés' }));
  expect(left).toEqual(['/app/resumes']);
});

test('keeps a sample that could not be deleted', async () => {
  const state = someGuest();
  sampleMark.set({ subject: state.session.subject, resumeId: 'r1', blocks: ['u1'] });
  gateway.answer({ resume: { undoImport: () => Promise.reject(gatewayError('INTERNAL_SERVER_ERROR')) } });
  open('/try/away', state);
  expect(await screen.findByText('Nothing has changed. Check your connection and try again.')).toBeVisible();
  expect(sampleMark.get()?.resumeId).toBe('r1');
});
