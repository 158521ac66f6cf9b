import { JSDOM } from 'jsdom';
import type { TypesetAnswer } from '../typesetter.ts';
import { attachPages, type PagesViewOptions } from './attach-pages.ts';

const pages = (count: number, name = 'p', inside = ''): string =>
  Array.from(
    { length: count },
    (_, page) =>
      `<g class="typst-page" transform="translate(0, ${page * 842})" data-tid="${name}${page}" data-page-width="595" data-page-height="842">${inside}</g>`,
  ).join('');
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><defs class="glyph"/><defs class="clip-path"/>${inside}</svg>`;
const full = (inside: string, pageCount: number, revision = 1): TypesetAnswer => ({
  kind: 'full',
  revision,
  svg: svg(inside),
  pageCount,
});

function newView(options?: PagesViewOptions) {
  const { document } = new JSDOM('<!doctype html><div></div>').window;
  const container = document.querySelector('div')!;
  return { container, view: attachPages(container, options) };
}

it('puts a white sheet under each page, with gaps between them', () => {
  const told: number[] = [];
  const { container, view } = newView({
    gap: 10,
    label: (count) => `${count} pages`,
    onPages: (all) => told.push(all.length),
  });
  expect(view.show(full(pages(2), 2))).toBe('shown');
  expect(view.pages()).toEqual([
    { left: 0, top: 0, width: 595, height: 842 },
    { left: 0, top: 852, width: 595, height: 842 },
  ]);
  expect(container.querySelectorAll('.pages-sheet')).toHaveLength(2);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 595 1694');
  expect(container.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('2 pages');

  view.show(full(pages(1), 1, 2));
  expect(container.querySelectorAll('.pages-sheet')).toHaveLength(1);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(told).toEqual([2, 1]);
});

it('is as wide as its container or as a multiple of the paper', () => {
  const { container, view } = newView();
  view.show(full(pages(1), 1));
  const element = container.querySelector<HTMLElement>('.pages-view');
  expect(element?.style.width).toBe('100%');
  view.setScale(0.5);
  expect(Number.parseFloat(element?.style.width ?? '')).toBeCloseTo((595 * 96) / 72 / 2);
});

it('keeps the last good pages when a change does not fit, and requests a full drawing', () => {
  const { container, view } = newView();
  view.show(full(pages(1, 'p', '<title>good</title>'), 1, 7));
  const change = (base: number, from: string): TypesetAnswer => ({
    kind: 'changes',
    base,
    revision: base + 1,
    svg: svg(`<g data-tid="q" data-reuse-from="${from}" data-page-width="595" data-page-height="842"/>`),
    pageCount: 1,
  });
  expect(view.show(change(3, 'p0'))).toBe('full-needed');
  expect(view.revision()).toBe(7);
  expect(view.show({ ...full('', 1, 8), svg: 'not a drawing' })).toBe('full-needed');
  expect(view.show(change(7, 'elsewhere'))).toBe('full-needed');
  expect(view.revision()).toBeNull();
  expect(container.querySelector('title')?.textContent).toBe('good');
});

it.each([
  '<script>alert(1)</script>',
  '<g onload="alert(1)"/>',
  '<g style="color: red"/>',
  '<style>*{}</style>',
  '<a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="javascript:alert(1)"/>',
  '<iframe xmlns="http://www.w3.org/1999/xhtml"/>',
])('refuses a drawing with %s', (inside) => {
  const { container, view } = newView();
  expect(view.show(full(pages(1, 'p', inside), 1))).toBe('full-needed');
  expect(container.querySelector('svg')).toBeNull();
});

it('removes everything when detached', () => {
  const { container, view } = newView();
  view.show(full(pages(1), 1));
  view.detach();
  expect(container.innerHTML).toBe('');
});
