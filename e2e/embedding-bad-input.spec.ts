import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openIntegration, remotesOrigin } from './integration-page.ts';
import { commonOptions, openOwnPage, subjectOf } from './own-page.ts';
import { newCustomer } from './portal-customer.ts';

const missing = 'This part of the page didn’t load. What you saved is safe.';
const registry = `${remotesOrigin}/registry.json`;

/** A hand-written page that has mounted the blocks. What `getToken` returns depends on the page's current state. */
const pageOf = (subject: string): string => `<div id="place"></div>
  <script src="https://remotes.tessera.example/embed.js"></script>
  <script>${commonOptions(subject)}
    const asked = session.getToken;
    globalThis.answers = { ours: asked };
    session.getToken = (request) => (globalThis.answers[globalThis.answer] ?? asked)(request);
    const reports = (globalThis.reports = []);
    const onError = ({ code, phase, message }) => reports.push({ code, phase, message });
    const place = document.getElementById('place');
    globalThis.show = (more) => Tessera.mount('events', place, { session, endpoints, locale, onError, ...more });
  </script>`;

interface OwnWindow {
  answer?: string | undefined;
  answers: Record<string, (request: unknown) => unknown>;
  readonly reports: readonly { readonly code?: string; readonly phase: string }[];
  show(more?: object): { readonly ready: Promise<void>; unmount(): Promise<void> };
}

const codes = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.evaluate(() => (window as unknown as OwnWindow).reports.map(({ code }) => code));
const show = (page: Page): Promise<void> => page.evaluate(() => void (window as unknown as OwnWindow).show());
const answer = (page: Page, how: string | undefined): Promise<void> =>
  page.evaluate((name) => {
    (window as unknown as OwnWindow).answer = name;
  }, how);

test('reports a broken registry in the remote’s place, and runs nothing', async ({ page, watch }) => {
  watch.expectProblems(/Failed to load resource|net::ERR_/);
  await openIntegration(page, 'plain', newCustomer('emil'));
  const subject = await subjectOf(page);
  await page.goto('about:blank');
  const ran: string[] = [];
  page.on('request', (request) => {
    if (/\/events\/.*remoteEntry\.js/.test(request.url())) ran.push(request.url());
  });

  const changeResponse = async (route: Route, change: (text: string) => string): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
  for (const [code, serve] of [
    [
      'CONTRACT_MISMATCH',
      (route: Route) => changeResponse(route, (text) => text.replaceAll('"contract":1', '"contract":2')),
    ],
    ['BAD_INTEGRITY', (route: Route) => changeResponse(route, (text) => text.replaceAll('"sha384-', '"md5-'))],
    ['UNKNOWN_REMOTE', (route: Route) => route.fulfill({ json: { remotes: [] } })],
    ['REGISTRY_UNREACHABLE', (route: Route) => route.abort()],
    ['REGISTRY_UNREACHABLE', (route: Route) => route.fulfill({ body: '<h1>Sign in to the hotel</h1>' })],
  ] as const) {
    await page.unroute(registry);
    await page.route(registry, serve);
    await openOwnPage(page, { body: pageOf(subject) });
    await show(page);
    await expect(page.getByText(missing), code).toBeVisible({ timeout: 20_000 });
    expect(await codes(page)).toEqual([code]);
  }
  expect(ran).toEqual([]);
  await page.unroute(registry);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Work experience' })).toBeVisible();
});

test('shows one remote or none in an element that is mounted twice, removed, or unmounted while loading', async ({
  page,
}) => {
  await openIntegration(page, 'plain', newCustomer('emil'));
  await openOwnPage(page, { body: pageOf(await subjectOf(page)) });
  const outcome = await page.evaluate(async () => {
    const { show, reports } = window as unknown as OwnWindow;
    const place = document.getElementById('place')!;
    const stop = new AbortController();
    const codeOf = (handle: { readonly ready: Promise<void> }): Promise<unknown> =>
      handle.ready.then(
        () => 'ready',
        (report: unknown) => (report as { readonly code?: string }).code,
      );
    const removed = codeOf(show());
    place.remove();
    const outcomes = [await removed, place.childElementCount];
    document.body.append(place);
    const aborted = codeOf(show({ signal: stop.signal }));
    stop.abort();
    outcomes.push(await aborted, place.childElementCount);
    const [first, second] = [show(), show()];
    outcomes.push(...(await Promise.all([first, second].map(codeOf))), place.childElementCount);
    await first.unmount();
    outcomes.push(place.childElementCount);
    await second.unmount();
    await second.unmount();
    outcomes.push(place.childElementCount, reports.length);
    return outcomes;
  });
  expect(outcome).toEqual(['UNMOUNTED', 0, 'UNMOUNTED', 0, 'UNMOUNTED', 'ready', 1, 1, 0, 0]);
});

test('keeps what was typed when a session fails or ends, restores it, and shows it to no other person', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/status of 401/);
  await openIntegration(page, 'plain', newCustomer('emil'));
  await openOwnPage(page, { body: pageOf(await subjectOf(page)) });
  await page.evaluate(() =>
    Object.assign((window as unknown as OwnWindow).answers, {
      throws: () => {
        throw new Error('The session store is down.');
      },
      nobody: () => null,
      number: () => 42,
      other: async () => {
        const { token } = (await (await fetch('/session/token')).json()) as { token: string };
        const [head = '', payload = '', signature = ''] = token.split('.');
        const claims = { ...(JSON.parse(atob(payload)) as object), sub: 'somebody-else' };
        return [head, btoa(JSON.stringify(claims)).replaceAll('=', ''), signature].join('.');
      },
    }),
  );
  await answer(page, 'throws');
  await show(page);
  await expect(page.getByText('We couldn’t load this list')).toBeVisible();
  await answer(page, undefined);
  await page.getByRole('button', { name: 'Try again' }).click();

  await page.getByRole('link', { name: 'Add a job' }).first().click();
  await page.getByLabel('Position').fill('Archivist');
  await page.getByLabel('Company').fill('Northgate Library');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const ended = page.getByRole('alert').filter({ hasText: 'Sign in again to continue.' });
  await answer(page, 'number');
  await save.click();
  await expect(page.getByText('We can’t reach the server.').first()).toBeVisible();
  await answer(page, 'nobody');
  await save.click();
  await expect(ended).toBeVisible();
  await expect(page.getByText('sign in again in another tab, then save')).toBeVisible();
  await expect(page.getByLabel('Position')).toHaveValue('Archivist');
  // The person signs in again in the page around the remote.
  await answer(page, undefined);
  await save.click();
  const saved = page.getByText('Archivist · Northgate Library').first();
  await expect(saved).toBeVisible();
  await expect(ended).toHaveCount(0);

  await answer(page, 'other');
  await show(page);
  // The list may come from a request that was already running, so only opening a block is certain to send one.
  const block = page.getByRole('link', { name: 'Archivist · Northgate Library', exact: true });
  await expect(async () => {
    if (await block.isVisible()) await block.click({ timeout: 500 });
    await expect(ended).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(saved).toHaveCount(0);
});
