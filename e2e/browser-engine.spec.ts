import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { readFontFacts } from '../services/domain/typesetting/engine/typst-files.ts';
import { createPagesEngine } from '../services/domain/typesetting/engine/pages-engine.ts';
import { createPdfEngine } from '../services/domain/typesetting/engine/pdf-engine.ts';
import { createPrepareSource } from '../shared/typesetting/engine/prepare-source.ts';
import { stories, storyDocument } from '../shared/typesetting/fixtures/scripts.ts';
import { templates } from '../shared/typesetting/templates.ts';
import { openContact } from './builder-rows.ts';
import { expect, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';

const pages = '.pages-view svg';

/** Simulates the network distance of the server: a latency in milliseconds, or null for offline. */
async function setWay(client: CDPSession, way: number | null): Promise<void> {
  const speed = { downloadThroughput: -1, uploadThroughput: -1 };
  await client.send('Network.emulateNetworkConditions', { offline: way === null, latency: way ?? 0, ...speed });
}

type Ask = (request: unknown) => Promise<{ readonly svg: string; readonly pdf: Uint8Array<ArrayBuffer> }>;

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

async function downloadFile(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  return readFileSync(await (await download).path());
}

test('switches to the browser engine when the server is far away, without a visible change, and works offline', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (part: RegExp): boolean => asked.some((address) => part.test(address));
  await signUp(page);
  await importSample(page);
  const headline = await openContact(page);
  await headline.fill('Near');
  await expect(page.locator(pages)).toContainText('Near');
  expect(isAsked(/^\/engine\//)).toBe(false);

  const client = await page.context().newCDPSession(page);
  await setWay(client, 200);
  for (let key = 0; key < 12; key += 1) {
    await headline.fill(`Far ${key}`);
    await expect(page.locator(pages)).toContainText(`Far ${key}`);
  }
  await expect.poll(() => isAsked(/^\/engine\/compiler/), { timeout: 20_000 }).toBe(true);
  const words = () => page.locator(`${pages} .tsel`).allTextContents();
  const drawnByServer = await words();
  // When another engine has made the pages, this element is replaced and the attribute is gone.
  await page.locator(pages).evaluate((drawing) => drawing.setAttribute('data-of-server', ''));
  await expect(page.locator(`${pages}[data-of-server]`)).toHaveCount(0, { timeout: 20_000 });
  expect(await words()).toEqual(drawnByServer);

  await setWay(client, null);
  asked.length = 0;
  await headline.fill('Alone in a train');
  await expect(page.locator(pages)).toContainText('Alone in a train');
  await headline.press('End');
  await page.keyboard.type(' tunnel');
  await expect(page.locator(pages)).toContainText('Alone in a train tunnel');
  expect(isAsked(/^\/typeset\/pages/)).toBe(false);
  const alone = await downloadFile(page);
  expect(alone.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await setWay(client, 0);
  expect((await downloadFile(page)).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

test('typesets every design in the browser byte for byte as on the server, PDF included', async ({ page }) => {
  const pagesEngine = createPagesEngine();
  const pdfEngine = createPdfEngine({ prefer: 'web-assembly' });
  const prepare = createPrepareSource(readFontFacts);
  await page.goto('/login');
  await page.evaluate(async () => {
    const manifest = (await (await fetch('/engine/engine.json')).json()) as { readonly worker: string };
    const worker = new Worker(`/engine/${manifest.worker}`);
    const answers = new Map<number, (answer: unknown) => void>();
    let last = 0;
    const ask = (request: unknown): Promise<unknown> =>
      new Promise((resolve) => {
        answers.set(++last, resolve);
        worker.postMessage({ id: last, request });
      });
    await new Promise<void>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<{ type: string; id: number; answer: unknown }>) => {
        if (data.type === 'ready') resolve();
        else answers.get(data.id)?.(data.answer);
      };
      worker.postMessage({ type: 'start', folder: `${location.origin}/engine/`, manifest });
    });
    Object.assign(window, { ask });
  });
  try {
    for (const [index, { name }] of templates.entries()) {
      const script = ['latin', 'arabic', 'japanese', 'cyrillic'][index % 4] ?? 'latin';
      const story = stories[script]!;
      const document = { ...storyDocument(story, 2), design: { template: name, paper: 'a4' as const } };
      const made = await page.evaluate(
        async ({ source, session }) => {
          const { ask } = window as unknown as { ask: Ask };
          const { svg } = await ask({ type: 'draw', session, fresh: true, source });
          const { pdf } = await ask({ type: 'pdf', source });
          const inHex = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
            new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).reduce(
              (text, byte) => text + byte.toString(16).padStart(2, '0'),
              '',
            );
          return { svg: await inHex(new TextEncoder().encode(svg)), pdf: await inHex(pdf) };
        },
        { source: await prepare(document), session: name },
      );
      const session = pagesEngine.open();
      const { svg } = await session.typeset(document, null);
      session.close();
      const { pdf } = await pdfEngine.pdf(document);
      expect(made, `${name} in ${script}`).toEqual({ svg: sha256(svg), pdf: sha256(pdf) });
    }
  } finally {
    pagesEngine.stop();
    pdfEngine.stop();
  }
});

/** The engine's worker may compile WebAssembly, but the page itself must not be allowed to. */
test('serves the engine with a policy of its own and an immutable cache', async ({ request }) => {
  const manifest = (await (await request.get('/engine/engine.json')).json()) as Record<string, string>;
  const worker = await request.get(`/engine/${manifest['worker']!}`);
  expect(worker.headers()['cache-control']).toContain('immutable');
  expect(worker.headers()['content-security-policy']).toContain("'wasm-unsafe-eval'");
  const compiler = await request.get(`/engine/${manifest['compiler']!}`, { headers: { 'accept-encoding': 'br' } });
  expect(Number(compiler.headers()['content-length'])).toBeLessThan(9_000_000);
  expect((await request.get('/login')).headers()['content-security-policy']).not.toContain('unsafe');
});
