import { act, screen, waitFor } from '@testing-library/react';
import type { PartnerConfig, Session, SessionChange } from '@shared/contracts';
import { ApolloProvider, clientFor } from '@shared/graphql';
import { fakeHost } from '../../tooling/testing/fake-host.ts';
import { installFakeGateway } from '../../tooling/testing/fake-gateway.ts';
import { renderUi } from '../../tooling/testing/render.tsx';
import { saveImport, type SavedImport } from './saved-import.ts';
import { PartnerImport } from './partner-import.tsx';
import { isImportPending, deferImport, takeImport } from './pending-import.ts';

const gateway = installFakeGateway();

const partner: PartnerConfig = {
  id: 'oidc.northgate',
  domain: 'northgate.test',
  name: 'Northgate Careers',
  issuer: 'https://id.northgate.test',
  clientId: 'tessera',
  portal: 'https://northgate.test/',
  api: 'https://api.northgate.test',
};
const record = (place: number) =>
  ({ kind: 'work', place, record: { uuid: `w-${place}`, company_name: 'C', job_title: 'P' } }) as const;

let synced: string[];
beforeEach(() => {
  synced = [];
  takeImport();
  sessionStorage.clear();
  const sync = ({ input: { uuid } }: { readonly input: { readonly uuid: string } }) => {
    synced.push(uuid);
    return { id: uuid, uuid, version: 1 };
  };
  gateway.answer({ workEvents: [], eduEvents: [], event: { syncWorkEvent: sync, syncEduEvent: sync } });
});

/** Opens the app of a freshly loaded page, with a way to sign out of it. */
function open() {
  const host = fakeHost();
  const listeners = new Set<(change: SessionChange) => void>();
  const session: Session = {
    ...host.session,
    subject: 'person-1',
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const reported: string[] = [];
  const client = clientFor(session, host.endpoints.graphql, { name: 'shell', version: '1' });
  const reporting = { report: ({ message }: { readonly message: string }) => reported.push(message) };
  renderUi(
    <ApolloProvider client={client}>
      <PartnerImport reporting={reporting} session={session} partner={partner} />
    </ApolloProvider>,
  );
  return { reported, signOut: () => act(() => listeners.forEach((listener) => listener('signed-out'))) };
}

const kept = (change: Partial<SavedImport> = {}): SavedImport => ({
  subject: 'person-1',
  partner: partner.id,
  records: [record(2), record(3)],
  known: [['w-0', 1]],
  count: 1,
  ...change,
});

test('continues an import that a reload interrupted, and reports the total', async () => {
  saveImport(kept());
  expect(isImportPending()).toBe(true);
  const { reported } = open();
  await waitFor(() => expect(isImportPending()).toBe(false));
  expect(reported).toEqual([]);
  expect(await screen.findByText('3 blocks imported from Northgate Careers')).toBeVisible();
  expect(synced).toEqual(['w-2', 'w-3']);
});

test.each([
  ['another person', { subject: 'somebody else' }],
  ['another partner', { partner: 'oidc.other' }],
])('removes what is left for %s, and does not import it', async (_whose, change) => {
  saveImport(kept(change));
  open();
  await waitFor(() => expect(isImportPending()).toBe(false));
  expect(synced).toEqual([]);
});

test('ignores text that we did not write', async () => {
  sessionStorage.setItem('tessera.partner-import', '{"subject":');
  const { reported } = open();
  await waitFor(() => expect(isImportPending()).toBe(false));
  expect(reported).toEqual([]);
});

test('keeps records in the tab without the access token while the API is unavailable, and removes them at sign-out', async () => {
  const toGateway = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    (input as string).startsWith(partner.api)
      ? Promise.resolve(Response.json({ data: (input as string).includes('work') ? [record(1).record] : [] }))
      : toGateway(input, init);
  gateway.breakDown();
  deferImport({ access: { partner, accessToken: 'access-1' }, customerId: 'c-1' });
  const { reported, signOut } = open();
  await waitFor(() => expect(reported).toEqual([expect.stringContaining('The blocks could not be read')]));
  const text = JSON.stringify(Object.entries(sessionStorage));
  expect(text).toContain('w-1');
  expect(text).not.toContain('access-1');
  signOut();
  expect(isImportPending()).toBe(false);
});
