import Fastify from 'fastify';
import { TOTP } from 'otpauth';
import { startTestDatabase } from '../../../../../tooling/testing/database.ts';
import { makeShellBuild } from '../../../../../tooling/testing/shell-build.ts';
import { TestBrowser } from '../../../identity/__tests__/browser.ts';
import { register } from '../../../../domain/identity-accounts/accounts.ts';
import { identity } from '../../../identity/identity.ts';
import { startPartnerRegistry } from '../../../../domain/partners/partner-registry.ts';
import type { PartnerContext } from '../../../../domain/partners/registered-partners.ts';
import { adminPages } from '../admin-pages.ts';

export const password = 'a long enough secret';
export const secrets = ['a secret that seals the keys of tests'];
const step = 30_000;

const formTokenIn = (page: string): string => /name="form" value="([\w-]+)"/.exec(page)?.[1] ?? '';

/** A browser, and the fields of the form that it shows. */
export interface AtForm {
  readonly browser: TestBrowser;
  readonly formToken: string;
}

/** A browser and the page that it shows. */
export interface Entered extends AtForm {
  readonly page: string;
  readonly url: URL;
  readonly status: number;
}

export async function get({ browser }: Pick<AtForm, 'browser'>, path: string) {
  const { response, url } = await browser.visit(path);
  return { status: response.status, path: url.pathname, headers: response.headers, text: await response.text() };
}

export async function send(
  { browser, formToken }: AtForm,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { origin: browser.origin },
) {
  const body = new URLSearchParams({ form: formToken, ...fields }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await browser.request(path, { method: 'POST', headers: { ...type, ...headers }, body });
  return { status: response.status, to: response.headers.get('location'), text: await response.text() };
}

export const sendCode = (half: AtForm, code: string) => send(half, '/admin/code', { code });

/** Starts the operators' pages with the real provider on a real PostgreSQL, and creates accounts with those names. */
export async function startAdmin<Name extends string>(names: readonly Name[]) {
  const [database, build] = [await startTestDatabase(), makeShellBuild()];
  const probe = Fastify();
  const origin = (await probe.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  await probe.close();
  const setting: PartnerContext = { siteOrigin: origin, configuredPartners: [] };
  const app = Fastify();
  const { db } = database;
  const onError = () => undefined;
  const live = await startPartnerRegistry({
    database: db,
    configuredPartners: [],
    siteOrigin: origin,
    pollIntervalMs: 60_000,
    onError,
  });
  await app.register(identity, { database: db, origin, secrets, partners: live.current });
  /** The current time of the pages, in milliseconds since 1970. */
  let clock = Date.now();
  const inside = { siteOrigin: origin, identityInside: origin, setting, onPartnersChanged: live.refresh };
  await app.register(adminPages, { database: db, build: build.folder, secrets, now: () => clock, ...inside });
  await app.listen({ host: 'localhost', port: Number(new URL(origin).port) });
  const people = {} as Record<Name, string>;
  for (const name of names) people[name] = (await register(db, `${name}@example.org`, password))?.id ?? '';
  /** The secrets in the operators' apps. */
  const apps = new Map<Name, string>();

  /** Returns the code that an operator's app shows a number of 30 s steps from now, optionally for another secret. */
  const codeOf = (name: Name, steps = 0, secret = apps.get(name) ?? ''): string =>
    new TOTP({ secret }).generate({ timestamp: clock + steps * step });

  /** Signs in with the correct password, and returns the browser and the secret that it is offered. */
  async function enterPassword(name: Name): Promise<Entered & { readonly offered: string | undefined }> {
    const browser = new TestBrowser(origin);
    const { response } = await browser.visit('/admin/sign-in');
    const { interaction } = (await response.json()) as { interaction: string };
    const accepted = await browser.submit('login', { uid: interaction, verifier: '' }, `${name}@example.org`, password);
    const { resume } = (await accepted.json()) as { resume: string };
    const shown = await browser.visit(resume);
    const page = await shown.response.text();
    const offered = /class="secret">([A-Z2-7 ]+)</.exec(page)?.[1]?.replaceAll(' ', '');
    return { browser, page, url: shown.url, status: shown.response.status, formToken: formTokenIn(page), offered };
  }

  return {
    ...{ database, app, origin, setting, live, people, apps, codeOf, enterPassword },
    pass: (steps: number) => void (clock += steps * step),
    /** Completes a sign-in, one time step after the previous one, and returns the browser and its page. */
    async enter(name: Name): Promise<Entered> {
      const { offered, ...half } = await enterPassword(name);
      clock += step;
      apps.set(name, offered ?? apps.get(name) ?? '');
      expect(await sendCode(half, codeOf(name))).toMatchObject({ status: 303, to: '/admin' });
      const { response, url } = await half.browser.visit('/admin');
      const page = await response.text();
      return { ...half, page, url, status: response.status, formToken: formTokenIn(page) };
    },
    async stop() {
      await app.close();
      await live.stop();
      build.remove();
      await database.stop();
    },
  };
}
export type RunningAdmin<Name extends string> = Awaited<ReturnType<typeof startAdmin<Name>>>;
