import type { PortalHistory } from '@shared/contracts';
import { waitFor } from '@testing-library/react';
import { fakeHost, fakeSession } from '../../../../../tooling/testing/fake-host.ts';
import { chooseItem } from '../../../../../tooling/testing/choose-item.ts';
import { gatewayError, installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { closeAfterEach, openRemote } from '../../../../../tooling/testing/open-remote.ts';
import { work } from '../../../__tests__/stored-blocks.ts';
import { remote } from '../../../mount.tsx';

jest.setTimeout(30_000);
closeAfterEach();
const gateway = installFakeGateway();

const porter = { uuid: 'w-1', company_name: 'Ferry Hotel', job_title: 'Night Porter', start_date: '1998-05-18' };
const history: PortalHistory = { work: [porter], education: [{ uuid: 'e-1', school: 'Harbor College' }] };

/** A gateway that stores what is synced. `refuse` makes a sync fail. */
function storing(refuse: () => Error | undefined = () => undefined) {
  const stored: ReturnType<typeof work>[] = [];
  const synced: string[] = [];
  const sync = ({ input }: { input: { uuid: string; company?: string; position?: string } }) => {
    const failure = refuse();
    if (failure) return Promise.reject(failure);
    synced.push(input.uuid);
    const { uuid, company, position } = input;
    if (company !== undefined) stored.push({ ...work(uuid, { company }), position: position ?? '' });
    return { id: uuid, uuid, version: 1 };
  };
  gateway.answer({
    workEvents: () => stored,
    eduEvents: [],
    event: { syncWorkEvent: sync, syncEduEvent: sync },
  });
  return synced;
}

const open = (getHistory: () => Promise<PortalHistory>, subject?: string) => {
  const host = fakeHost({ getHistory });
  return openRemote(remote, '/events/work', subject === undefined ? host : { ...host, session: fakeSession(subject) });
};

test('fills the list of a new customer with the portal’s records', async () => {
  const synced = storing();
  const { page } = open(() => Promise.resolve(history));
  expect(await page.findByText('Night Porter · Ferry Hotel')).toBeVisible();
  expect(await page.findByText('2 blocks added from this portal')).toBeVisible();
  expect(synced).toEqual(['w-1', 'e-1']);
});

test('sends nothing when the records are those of the last visit, and everything when one has changed', async () => {
  const synced = storing();
  let current = history;
  const getHistory = jest.fn(() => Promise.resolve(current));
  const first = open(getHistory, 'kim');
  await first.page.findByText('2 blocks added from this portal');
  await first.close();
  const second = open(getHistory, 'kim');
  await waitFor(() => expect(getHistory).toHaveBeenCalledTimes(2));
  await second.page.findByText('Night Porter · Ferry Hotel');
  await second.close();
  expect(synced).toEqual(['w-1', 'e-1']);

  current = { ...history, work: [porter, { uuid: 'w-2', company_name: 'Mill', job_title: 'Miller' }] };
  const third = open(getHistory, 'kim');
  expect(await third.page.findByText('Miller · Mill')).toBeVisible();
  expect(synced).toEqual(['w-1', 'e-1', 'w-1', 'w-2', 'e-1']);
});

test('leaves a list on screen while it is fetched again, with what is open in it', async () => {
  storing();
  const stored = [work('w-0', { company: 'Acme' })];
  const refetch = Promise.withResolvers<unknown>();
  let asked = 0;
  gateway.answer({
    workEvents: () => {
      asked += 1;
      // The first request is the list's, the second one that of the import.
      return asked > 2 ? refetch.promise : stored;
    },
  });
  const arrival = Promise.withResolvers<PortalHistory>();
  const opened = open(() => arrival.promise);
  const { page } = opened;
  await chooseItem(opened, 'Actions for Engineer w-0 · Acme', 'Delete');
  const dialog = await page.findByRole('alertdialog');
  arrival.resolve(history);
  await waitFor(() => expect(asked).toBe(3));
  await page.findByText('2 blocks added from this portal');
  expect(dialog).toBeVisible();
  refetch.resolve([...stored, work('w-1')]);
  await waitFor(() => expect(page.getAllByRole('article', { hidden: true })).toHaveLength(2));
  expect(dialog).toBeVisible();
});

test('offers a new customer to try again, and reports why', async () => {
  storing();
  let isDown = true;
  const { page, user, host } = open(() =>
    isDown ? Promise.reject(new Error('The portal is closed.')) : Promise.resolve(history),
  );
  expect(await page.findByText('We couldn’t add your work and education from this portal')).toBeVisible();
  expect(page.getByText('Start with your most recent job')).toBeVisible();
  expect(host.reports.at(-1)).toMatchObject({
    code: 'PORTAL_IMPORT',
    remote: 'events',
    message: expect.stringContaining('The portal is closed.') as unknown,
  });
  isDown = false;
  await user.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('Night Porter · Ferry Hotel')).toBeVisible();
});

test('offers to try again when our server is too busy, and imports what was left', async () => {
  let isBusy = true;
  const synced = storing(() => (isBusy ? gatewayError('TOO_MANY_REQUESTS', 'Slow down.') : undefined));
  const { page, user } = open(() => Promise.resolve(history));
  const retry = await page.findByRole('button', { name: 'Try again' });
  isBusy = false;
  await user.click(retry);
  expect(await page.findByText('Night Porter · Ferry Hotel')).toBeVisible();
  expect(synced).toEqual(['w-1', 'e-1']);
});

test('explains to the page’s developer what getHistory must return', async () => {
  storing();
  const { page, host } = open(() => Promise.resolve([] as unknown as PortalHistory));
  await page.findByRole('button', { name: 'Try again' });
  expect(host.reports.at(-1)?.message).toContain('getHistory must return { work, education }');
});
