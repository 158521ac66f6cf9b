import { JSDOM } from 'jsdom';
import { patchPages, PatchMismatch } from './patch-pages.ts';

const { window } = new JSDOM();
const svg = (inside: string, attributes = ''): Element =>
  new window.DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`,
    'image/svg+xml',
  ).documentElement;

const defs = (glyphs = '') => `<defs class="glyph">${glyphs}</defs><defs class="clip-path"/>`;
const inside = (element: Element): string => element.innerHTML.replace(/ xmlns="[^"]*"/g, '');

const drawing = () =>
  svg(
    defs('<path id="a"/>') +
      '<g data-tid="p1"><g data-tid="x" transform="translate(0, 1)"><use href="#a"/></g><g data-tid="y"><use href="#a"/></g></g>',
    'viewBox="0 0 1 1"',
  );

it('keeps continued elements and changes only their position', () => {
  const screen = drawing();
  const kept = screen.querySelector('[data-tid="x"]');
  const change =
    defs() +
    '<g data-tid="p2" data-reuse-from="p1"><g data-tid="y" data-reuse-from="y"/><g data-tid="x" data-reuse-from="x" transform="translate(0, 9)"/></g>';
  patchPages(screen, svg(change, 'viewBox="0 0 2 2"'));
  expect(screen.querySelector('[data-tid="x"]')).toBe(kept);
  expect(inside(screen)).toBe(
    defs('<path id="a"/>') +
      '<g data-tid="p2"><g data-tid="y"><use href="#a"/></g><g data-tid="x" transform="translate(0, 9)"><use href="#a"/></g></g>',
  );
  expect(screen.getAttribute('viewBox')).toBe('0 0 2 2');
});

it('adds new content and glyphs, and removes what is not continued', () => {
  const screen = drawing();
  const change =
    defs('<path id="b"/>') +
    '<g data-tid="p2" data-reuse-from="p1"><g data-tid="z" data-reuse-from="x"><use href="#b"/></g></g><g data-tid="p9"/>';
  patchPages(screen, svg(change));
  expect(inside(screen)).toBe(
    defs('<path id="a"/><path id="b"/>') +
      '<g data-tid="p2"><g data-tid="z"><use href="#b"/></g></g><g data-tid="p9"/>',
  );
});

it('copies an element that is continued more than once, as it was before the change', () => {
  const screen = drawing();
  const change =
    defs() +
    '<g data-tid="p2" data-reuse-from="p1"><g data-tid="z" data-reuse-from="x"><use href="#z"/></g><g data-tid="x" data-reuse-from="x" transform="translate(0, 2)"/></g>';
  patchPages(screen, svg(change));
  expect(inside(screen)).toContain(
    '<g data-tid="z"><use href="#z"/></g><g data-tid="x" transform="translate(0, 2)"><use href="#a"/></g>',
  );
});

it('refuses a change of another drawing', () => {
  expect(() => patchPages(drawing(), svg(`${defs()}<g data-tid="q" data-reuse-from="nowhere"/>`))).toThrow(
    PatchMismatch,
  );
});
