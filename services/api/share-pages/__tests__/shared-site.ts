/** A person with a block and résumés to share, and the pages that visitors of the links see. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify, type LightMyRequestResponse } from 'fastify';
import type { ResumeDesign } from '../../../../shared/documents/design/resume-design.ts';
import { newLetter } from '../../../../shared/documents/letter/new-letter.ts';
import { newResume } from '../../../../shared/documents/new-resume.ts';
import { type WebFont, webFontsName } from '../../../../shared/typesetting/web-fonts.ts';
import { startTestGateway, type TestGateway } from '../../../../tooling/testing/gateway.ts';
import { prepareQueries } from '../../../domain/queries.ts';
import type { SessionUser } from '../../../process/service.ts';
import type { ShellAssets } from '../../../platform/http/shell-assets.ts';
import { createEngine } from '../../../domain/typesetting/engine/create-engine.ts';
import { sharing } from '../sharing-service.ts';

export const origin = 'https://tessera.test';
const assets: ShellAssets = { version: 'a', scripts: [], preload: [], fonts: [], shared: {}, pages: {}, files: [] };
/** The fonts of the build: two families in the first styles and subsets. */
const webFonts: readonly WebFont[] = ['Lato', 'EB Garamond'].flatMap((family) =>
  (['regular', 'bold'] as const).flatMap((style) =>
    (['latin', 'greek'] as const).map((subset) => {
      return { family, style, subset, file: `${family.replace(' ', '')}-${style}.${subset}.0123abcd.woff2` };
    }),
  ),
);

export interface Share {
  readonly id: string;
  readonly path: string;
  readonly mode: string;
  readonly engine: string | null;
  readonly frozenAt: string | null;
  readonly hasPassword: boolean;
  readonly views: readonly { readonly day: string; readonly views: number }[];
}
export const shareFields = 'id path mode engine frozenAt hasPassword views { day views }';

const contact = (
  email: string,
): string => `mutation { user { updateContactInfo(input: { firstName: "Ada", lastName: "Löf",
  email: "${email}", phone: "(212) 555-0123", addressOne: "1 Quay Street", city: "Portsmouth" }) { id } } }`;
const work = (text: string): string =>
  `{ company: "Lighthouse <Trust> & Co", position: "Keeper", startDate: "2021-03", accomplishments: [{ description: "${text}" }] }`;

export interface SharedSite {
  readonly gateway: TestGateway;
  readonly token: string;
  /** Headshots by their path, as the store has them. */
  readonly headshots: Map<string, Uint8Array>;
  /** The person signed in in the visitor's browser. */
  visitor: SessionUser | undefined;
  ask<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  newResumeId(design?: Partial<ResumeDesign>): Promise<string>;
  /** Creates a letter about the job at Harbour & Sons, or about one without a company. */
  newLetterId(letter?: { readonly company?: string }): Promise<string>;
  share(resumeId: string, input?: object): Promise<Share>;
  /** Shares a letter. With `resumeId`, the link shows that résumé as well. */
  shareLetter(letterId: string, input?: object, resumeId?: string): Promise<Share>;
  change(id: string, input: object): Promise<Share>;
  simply(name: 'renewShare' | 'freezeShare' | 'revokeShare', id: string): Promise<{ path: string }>;
  /** Adds another accomplishment to the block that all the résumés use. */
  rewriteBlock(accomplishment: string): Promise<void>;
  rewriteEmail(email: string): Promise<void>;
  /** Visits from a new client network each time, unless the headers say otherwise, so that no limit is reached. */
  visit(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  enter(url: string, password: string, from?: string): Promise<LightMyRequestResponse>;
  textOf(pdf: Buffer): string;
  stop(): Promise<void>;
}

export async function startSharedSite({ pdfsPerHour = 600 } = {}): Promise<SharedSite> {
  const build = mkdtempSync(path.join(tmpdir(), 'tessera-sharing-'));
  mkdirSync(path.join(build, 'shell'));
  writeFileSync(path.join(build, 'shell/assets.json'), JSON.stringify(assets));
  mkdirSync(path.join(build, 'engine'));
  writeFileSync(path.join(build, 'engine', webFontsName), JSON.stringify(webFonts));
  const headshots = new Map<string, Uint8Array>();
  const loadPicture = (path: string) => Promise.resolve(headshots.get(path));
  // The process that freezes a document need not be the one that shows it.
  const [engine, pdfMaker] = [createEngine({ loadPicture }), createEngine({ loadPicture })];
  const gateway = await startTestGateway({ pdfMaker });
  const app = fastify({ trustProxy: true });
  const token = await gateway.signUp('ada');
  let places = 0;
  let block = { id: '', version: 0 };

  const shared: SharedSite = {
    gateway,
    token,
    headshots,
    visitor: undefined,
    async ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
      const { data, errors } = await gateway.ask<Data>(query, variables, token);
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    async newResumeId(design = {}) {
      const plain = newResume({ language: 'en', eventIds: { work: [block.id], education: [], skills: [] } });
      const document = { ...plain, design: { ...plain.design, ...design } };
      const { resume } = await shared.ask<{ resume: { createResume: { id: string } } }>(
        'mutation ($document: ResumeDocument!) { resume { createResume(input: { title: "Mine", document: $document }) { id } } }',
        { document },
      );
      return resume.createResume.id;
    },
    async newLetterId({ company = 'Harbour & Sons' } = {}) {
      const plain = newLetter({ language: 'en', recipient: { name: 'Mr Marsh', company } });
      const parts = [{ kind: 'written', id: 'why', text: 'I would keep the light of {{company}}.' }] as const;
      const { letter } = await shared.ask<{ letter: { createLetter: { id: string } } }>(
        'mutation ($document: LetterDocument!) { letter { createLetter(input: { title: "To Harbour", document: $document }) { id } } }',
        { document: { ...plain, subject: 'Your <light>', parts } },
      );
      return letter.createLetter.id;
    },
    async share(id, input = { mode: 'live' }) {
      const answer = await shared.ask<{ share: { createShare: Share } }>(
        `mutation ($id: ID!, $input: ShareInput!) { share { createShare(id: $id, language: "en", input: $input) { ${shareFields} } } }`,
        { id, input },
      );
      return answer.share.createShare;
    },
    async shareLetter(id, input = { mode: 'live' }, resumeId) {
      const answer = await shared.ask<{ share: { createShare: Share } }>(
        `mutation ($id: ID!, $resumeId: ID, $input: ShareInput!) { share {
          createShare(id: $id, resumeId: $resumeId, language: "en", input: $input) { ${shareFields} }
        } }`,
        { id, resumeId, input },
      );
      return answer.share.createShare;
    },
    async change(id, input) {
      const answer = await shared.ask<{ share: { updateShare: Share } }>(
        `mutation ($id: ID!, $input: ShareInput!) { share { updateShare(id: $id, input: $input) { ${shareFields} } } }`,
        { id, input },
      );
      return answer.share.updateShare;
    },
    async simply(name, id) {
      const selection = name === 'revokeShare' ? 'id' : shareFields;
      const { share } = await shared.ask<{ share: Record<string, { path: string }> }>(
        `mutation ($id: ID!) { share { ${name}(id: $id) { ${selection} } } }`,
        { id },
      );
      return share[name] ?? { path: '' };
    },
    async rewriteBlock(text) {
      const { event } = await shared.ask<{ event: { updateWorkEvent: { version: number } } }>(
        `mutation ($id: ID!, $version: Int!) { event { updateWorkEvent(id: $id, version: $version, input: ${work(text)}) {
          ... on WorkEvent { version }
        } } }`,
        block,
      );
      block = { ...block, version: event.updateWorkEvent.version };
    },
    rewriteEmail: (email) => shared.ask(contact(email)),
    visit(url, headers = {}) {
      places += 1;
      const network = `198.51.${places >> 8}.${places & 255}`;
      return app.inject({
        url,
        headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-forwarded-for': network, ...headers },
      });
    },
    enter: (url, password, network = '203.0.113.9') =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': network },
        payload: new URLSearchParams({ password }).toString(),
      }),
    textOf(pdf) {
      const file = path.join(build, 'shared.pdf');
      writeFileSync(file, pdf);
      return execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
    },
    async stop() {
      await app.close();
      engine.stop();
      pdfMaker.stop();
      await gateway.stop();
      rmSync(build, { recursive: true });
    },
  };

  await app.register(sharing, {
    database: gateway.database.db,
    queries: prepareQueries(gateway.database.db),
    engine,
    build,
    origin,
    pdfsPerHour,
    personOf: () => Promise.resolve(shared.visitor),
  });
  await shared.rewriteEmail('ada@example.org');
  const created = await shared.ask<{ event: { createWorkEvent: { id: string; version: number } } }>(
    `mutation { event { createWorkEvent(input: ${work('Kept the light')}) { id version } } }`,
  );
  block = created.event.createWorkEvent;
  return shared;
}
