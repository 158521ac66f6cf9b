import { JSDOM } from 'jsdom';
import { attachPages } from './attach-pages.ts';
import { preparedMarkup, readPreparedPages } from './prepared-pages.ts';

const page = (top: number, inside = '') =>
  `<g class="typst-page" transform="translate(0, ${top})" data-tid="p${top}" data-page-width="600" data-page-height="800">${inside}</g>`;
const text =
  '<g class="typst-text" data-tid="t"><use x="0" y="0" href="#gA"/><foreignObject><h5:div class="tsel">A &lt;b&gt;</h5:div></foreignObject></g>';
const svg =
  '<svg class="typst-doc" viewBox="0 0 600.000 1600.000" width="600.000" height="1600.000" xmlns="http://www.w3.org/2000/svg">' +
  `<defs class="glyph"><path id="gA" class="outline_glyph" d="M 0 0 L 1 1 Z"/></defs>${page(0, text)}${page(800)}</svg>`;
const pages = { session: '0190aaaa-0000-7000-8000-000000000000', revision: 7, pageCount: 2, svg };

function inPage(prepared: NonNullable<ReturnType<typeof preparedMarkup>>) {
  const attributes = Object.entries(prepared.attributes).map(([name, value]) => ` ${name}="${value}"`);
  const { document } = new JSDOM(
    `<body><div id="prepared"${attributes.join('')}>${prepared.html}</div><main></main></body>`,
  ).window;
  return { document, element: document.getElementById('prepared')!, container: document.querySelector('main')! };
}

it('lays out the pages as the view does', () => {
  const prepared = preparedMarkup(pages)!;
  const { element } = inPage(prepared);
  expect(element.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 600 1618');
  expect([...element.querySelectorAll('.typst-page')].map((each) => each.getAttribute('transform'))).toEqual([
    'translate(0, 0)',
    'translate(0, 818)',
  ]);
  expect(element.querySelectorAll('.pages-sheet')).toHaveLength(2);
  expect(prepared.style).toContain('.pages-sheet:nth-child(2){top:50.5562%;height:49.4438%;left:0%;width:100%}');
  expect(element.querySelector('foreignObject > div.tsel')?.textContent).toBe('A <b>');
});

it('continues with the next change', () => {
  const { element, container } = inPage(preparedMarkup(pages)!);
  const found = readPreparedPages(element)!;
  expect(found).toMatchObject({ session: pages.session, revision: 7, pageCount: 2 });
  const view = attachPages(container);
  view.adopt(found.drawing, found.revision);
  expect(view.revision()).toBe(7);
  expect(view.pages().map(({ top }) => top)).toEqual([0, 818]);
  expect(container.querySelector('.typst-text path')?.getAttribute('d')).toBe('M0 0m0 0l1 1z');
  const change =
    '<svg xmlns="http://www.w3.org/2000/svg"><defs class="glyph"/>' +
    '<g class="typst-page" data-tid="p9" data-reuse-from="p0" data-page-width="600" data-page-height="800">' +
    '<g class="typst-text" data-tid="u"><use x="5" y="0" href="#gA"/></g></g>' +
    '<g class="typst-page" data-tid="p800" data-reuse-from="p800" data-page-width="600" data-page-height="800"/></svg>';
  expect(view.show({ kind: 'changes', base: 7, revision: 8, svg: change, pageCount: 2 })).toBe('shown');
  expect(container.querySelector('.typst-text path')?.getAttribute('d')).toBe('M5 0m0 0l1 1z');
});

it.each([
  ['a drawing without pages', { ...pages, svg: '<svg viewBox="0 0 1 1" width="1" height="1"></svg>' }],
  ['another number of pages', { ...pages, pageCount: 3 }],
])('refuses to prepare %s', (_what, given) => {
  expect(preparedMarkup(given)).toBeUndefined();
});

it.each([
  ['nothing', () => undefined],
  ['no drawing', (element: HTMLElement) => (element.querySelector('svg')?.remove(), element)],
  ['no session', (element: HTMLElement) => (element.removeAttribute('data-session'), element)],
  ['no number', (element: HTMLElement) => (element.setAttribute('data-revision', 'x'), element)],
])('does not continue from %s', (_what, spoil) => {
  expect(readPreparedPages(spoil(inPage(preparedMarkup(pages)!).element))).toBeUndefined();
});
