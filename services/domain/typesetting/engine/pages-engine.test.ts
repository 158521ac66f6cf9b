import { JSDOM } from 'jsdom';
import type { ComposedResume } from '../../../../shared/documents/composed-document.ts';
import { longDocument } from '../../../../shared/typesetting/fixtures/long-document.ts';
import { sampleDocument } from '../../../../shared/typesetting/fixtures/sample-document.ts';
import { attachPages, type PagesView } from '../../../../shared/typesetting/preview/attach-pages.ts';
import type { TypesetAnswer } from '../../../../shared/typesetting/typesetter.ts';
import { createPagesEngine, type PagesEngineOptions } from './pages-engine.ts';

const engines: { stop(): void }[] = [];
afterAll(() => engines.forEach((engine) => engine.stop()));

function startEngine(options?: PagesEngineOptions) {
  const engine = createPagesEngine(options);
  engines.push(engine);
  return engine;
}
const shared = startEngine();

const withName = (name: string, document: ComposedResume = sampleDocument): ComposedResume => ({
  ...document,
  header: { ...document.header, name },
});

const { window } = new JSDOM('<!doctype html><body></body>');

/** Omits zero translations, because a change and a full drawing differ in whether Typst writes them. */
const placeOf = (element: Element | null): string => {
  const places: string[] = [];
  for (let at = element; at; at = at.parentElement) {
    const place = at.getAttribute('transform');
    if (place !== null && place !== 'translate(0.000,0.000)') places.push(place);
  }
  return places.join(' ');
};

const newView = (): PagesView & { readonly texts: () => readonly (readonly [text: string, place: string])[] } => {
  const container = window.document.createElement('div');
  window.document.body.append(container);
  return {
    ...attachPages(container),
    texts: () => [...container.querySelectorAll('.tsel')].map((text) => [text.textContent, placeOf(text)] as const),
  };
};

/** Removes the outlines of glyphs, which take jsdom seconds and add nothing to the texts. */
const withoutOutlines = <T extends TypesetAnswer>(answer: T): T => ({
  ...answer,
  svg: answer.svg.replace(/<(?:use|path) [^>]*\/>/g, ''),
});

/** Returns the texts on screen and their positions after a full drawing of `document`. */
async function freshTexts(document: ComposedResume) {
  const view = newView();
  const session = shared.open();
  view.show(withoutOutlines(await session.typeset(document, null)));
  session.close();
  const texts = view.texts();
  view.detach();
  return texts;
}

it('answers first with a full drawing, then with changes that lead to the same pages', async () => {
  const session = shared.open();
  const view = newView();
  const states = [
    sampleDocument,
    withName('Richard H'),
    withName('Richard H', longDocument(2)),
    longDocument(1),
    { ...sampleDocument, sections: sampleDocument.sections.toReversed() },
    sampleDocument,
  ];
  const kinds: string[] = [];
  for (const state of states) {
    const answer = await session.typeset(state, view.revision());
    kinds.push(answer.kind);
    expect(view.show(withoutOutlines(answer))).toBe('shown');
    expect(view.texts()).toEqual(await freshTexts(state));
    expect(view.pages()).toHaveLength(answer.pageCount);
  }
  expect(kinds).toEqual(['full', ...Array.from({ length: states.length - 1 }, () => 'changes')]);
  session.close();
}, 30_000);

it('sends a keystroke as a small part of the drawing', async () => {
  const session = shared.open();
  const first = await session.typeset(longDocument(2), null);
  const second = await session.typeset(withName('Zoë Núñez-Ōtaa', longDocument(2)), first.revision);
  expect(second).toMatchObject({ kind: 'changes', base: first.revision, pageCount: 2 });
  expect(second.svg.length).toBeLessThan(first.svg.length / 10);
  session.close();
});

it('answers with a full drawing when the screen has another revision than the thread', async () => {
  const session = shared.open();
  const { revision } = await session.typeset(sampleDocument, null);
  expect(await session.typeset(sampleDocument, revision + 1)).toMatchObject({ kind: 'full' });
  expect(await session.typeset(sampleDocument, null)).toMatchObject({ kind: 'full' });
  session.close();
});

it('draws the newest of the waiting documents and rejects the others as superseded', async () => {
  const session = shared.open();
  const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => session.typeset(withName(name), null)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(answers[1]).toMatchObject({ reason: { failure: 'superseded' } });
  session.close();
});

it('sends nothing that a strict Content-Security-Policy refuses, and no text as markup', async () => {
  const session = shared.open();
  const nasty = '<script>alert(1)</script><style>*{}</style> " onload="alert(1)" style="x" &lt;';
  const { svg } = await session.typeset(withName(nasty), null);
  expect(svg).not.toMatch(/<script|<style|\sstyle=(?!"x")/);
  const drawing = new window.DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(drawing.querySelector('parsererror, script, style, [style], [onload]')).toBeNull();
  const texts = [...drawing.querySelectorAll('.tsel')].map(({ textContent }) => textContent).join('');
  expect(texts.replace(/[\s\u200b]/g, '')).toContain(nasty.replace(/\s/g, ''));
  for (const link of drawing.querySelectorAll('a')) {
    expect([link.getAttribute('tabindex'), link.getAttribute('rel')]).toEqual(['-1', 'noopener noreferrer']);
  }
  session.close();
});

it('names the characters that no font has, and draws the first of a new script as a change', async () => {
  const session = shared.open();
  const { revision, missing } = await session.typeset(sampleDocument, null);
  expect(missing).toBeUndefined();
  const answer = await session.typeset(withName('王小明 𓀀'), revision);
  expect(answer).toMatchObject({ kind: 'changes', missing: '𓀀' });
  expect(await session.typeset(withName('נועה نور 山田'), answer.revision)).not.toHaveProperty('missing');
  session.close();
});

it('kills a thread that takes too long and continues with another', async () => {
  const engine = startEngine({ timeLimit: 2_000 });
  const session = engine.open();
  const { revision } = await session.typeset(sampleDocument, null);
  const endless: ComposedResume = {
    ...sampleDocument,
    sections: Array.from({ length: 50 }, (_, index) => ({
      id: String(index),
      title: 'A',
      kind: 'text' as const,
      paragraphs: Array.from({ length: 400 }, (__, line) => `${index}-${line} ${'lorem ipsum dolor '.repeat(60)}`),
    })),
  };
  await expect(session.typeset(endless, revision)).rejects.toMatchObject({ failure: 'engine' });
  expect(await session.typeset(sampleDocument, revision)).toMatchObject({ kind: 'full', pageCount: 2 });
}, 20_000);

it('replaces a thread whose memory has grown, and then draws in full', async () => {
  const engine = startEngine({ memoryLimit: -1e9 });
  const session = engine.open();
  let { revision } = await session.typeset(sampleDocument, null);
  const kinds = new Set<string>();
  for (let key = 0; !kinds.has('full') && key < 200; key += 1) {
    const answer = await session.typeset(withName(`Richard ${key}`), revision);
    ({ revision } = answer);
    kinds.add(answer.kind);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect([...kinds]).toEqual(['changes', 'full']);
}, 30_000);

it('refuses work when too many requests are waiting', async () => {
  const engine = startEngine({ queueLimit: 2 });
  await engine.warm();
  const requests = [1, 2, 3].map((name) => engine.open().typeset(withName(String(name)), null));
  const answers = await Promise.allSettled(requests);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(answers[2]).toMatchObject({ reason: { failure: 'busy' } });
});

it('drops a request whose caller has disconnected', async () => {
  const session = shared.open();
  const controller = new AbortController();
  const drawing = session.typeset(sampleDocument, null);
  const canceled = session.typeset(withName('nobody'), null, controller.signal);
  controller.abort(new Error('hung up'));
  await expect(canceled).rejects.toThrow('hung up');
  await expect(drawing).resolves.toMatchObject({ kind: 'full' });
  session.close();
});
