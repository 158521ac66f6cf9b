import { JSDOM } from 'jsdom';
import { type Glyphs, mergeGlyphs, relativeOutline } from './merge-glyphs.ts';

const { document } = new JSDOM('<!doctype html>').window;

function drawing(inside: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  return holder.firstElementChild!;
}

const square = '<path id="gA" class="outline_glyph" d="M 1 2 L 3 2 L 3 4 L 1 4 Z "/>';
const wedge = '<path id="gB" class="outline_glyph" d="M 0 0 L 5 0 Q 5 5 2.5 5 Z"/>';
const run = (glyphs: string) => `<g class="typst-page"><g class="typst-text" data-tid="t">${glyphs}</g></g>`;

describe('an outline relative to the pen', () => {
  it.each([
    ['M 1 2 L 3 2 L 3 4 Z', 'm1 2l2 0l0 2z'],
    // The second contour starts relative to where the first one began, not to where it ended.
    ['M 1 1 L 2 1 L 2 2 Z M 4 4 L 5 5 Z', 'm1 1l1 0l0 1zm3 3l1 1z'],
    ['M 0 0 Q 1 2 3 4 C 1 1 2 2 3 3 Z', 'm0 0q1 2 3 4c-2 -3 -1 -2 0 -1z'],
    ['', undefined],
    ['M 1 2 A 1 1 0 0 0 2 2 Z', undefined],
    ['M 1 2 L 3', undefined],
    ['M 1 2 L 3 x', undefined],
  ])('%s', (outline, relative) => {
    expect(relativeOutline(outline)).toBe(relative);
  });

  it('does not drift over thousands of commands with rounded numbers', () => {
    const third = Array.from({ length: 3_000 }, (_, index) => `L ${(index + 1) / 3} 0`).join(' ');
    const numbers = relativeOutline(`M 0 0 ${third}`)!
      .split(/[ml]/)
      .slice(1)
      .map((pair) => Number(pair.split(' ')[0]));
    expect(numbers.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1_000, 2);
  });
});

it('merges a run into one path with each glyph in its place', () => {
  const svg = drawing(
    `<defs class="glyph">${square}${wedge}</defs>${run('<use x="0" y="0" href="#gA"/><use x="10.5" y="-1" href="#gB"/>')}`,
  );
  mergeGlyphs(svg, new Map());
  expect(svg.querySelector('.typst-text')?.innerHTML).toBe(
    '<path class="outline_glyph" d="M0 0m1 2l2 0l0 2l-2 0zM10.5 -1m0 0l5 0q0 5 -2.5 5z"></path>',
  );
  expect(svg.querySelector('defs')?.children).toHaveLength(0);
});

it('reuses the outlines of earlier drawings', () => {
  const glyphs: Glyphs = new Map();
  mergeGlyphs(drawing(`<defs class="glyph">${square}</defs>`), glyphs);
  const change = drawing(`<defs class="glyph">${wedge}</defs>${run('<use href="#gA"/><use x="4" href="#gB"/>')}`);
  mergeGlyphs(change, glyphs);
  expect(change.querySelector('path')?.getAttribute('d')).toBe('M0 0m1 2l2 0l0 2l-2 0zM4 0m0 0l5 0q0 5 -2.5 5z');
});

it('keeps a glyph that is a picture in its place in the painting order', () => {
  const svg = drawing(
    `<defs class="glyph">${square}<image id="gE" class="image_glyph"/></defs>${run(
      '<use href="#gA"/><use href="#gE"/><use x="9" href="#gA"/><foreignObject></foreignObject>',
    )}`,
  );
  mergeGlyphs(svg, new Map());
  const names = [...svg.querySelector('.typst-text')!.children].map(({ localName }) => localName.toLowerCase());
  expect(names).toEqual(['path', 'use', 'path', 'foreignobject']);
  expect(svg.querySelector('#gE')).not.toBeNull();
});

it('removes spaces, which draw nothing', () => {
  const svg = drawing(
    `<defs class="glyph">${square}</defs>${run('<use href="#gSpace"/><use href="#gA"/><use href="#gSpace"/>')}`,
  );
  mergeGlyphs(svg, new Map());
  expect(svg.querySelectorAll('use')).toHaveLength(0);
  expect(svg.querySelectorAll('.typst-text > path')).toHaveLength(1);
});
