import { findCircles, findFolderCircles, readArrows, type Arrow } from './import-graph.ts';
import { layerPrefixes } from './layers.ts';

const arrows = readArrows();

test('reads the imports of the whole project', () => {
  expect(arrows.length).toBeGreaterThan(5_000);
  expect(arrows).toContainEqual(['services/main.ts', 'services/app.ts']);
});

test('finds no files that import each other in a circle', () => {
  expect(findCircles(arrows)).toEqual([]);
});

test('finds no sibling folders that import each other', () => {
  expect(findFolderCircles(arrows)).toEqual([]);
});

test('finds no import in shared of code that is built on it', () => {
  const upward = arrows.filter(([from, to]) => from.startsWith('shared/') && !to.startsWith('shared/'));
  expect(upward).toEqual([]);
});

test('finds files for every room of the import rules', () => {
  const rooms = new Set(arrows.flat().map((file) => layerPrefixes.find((room) => file.startsWith(`${room}/`))));
  // The graph does not contain tests.
  expect(layerPrefixes.filter((room) => room !== 'services/tests' && !rooms.has(room))).toEqual([]);
});

describe('the search for circles', () => {
  const circle: readonly Arrow[] = [
    ['a/x.ts', 'b/x.ts'],
    ['b/x.ts', 'b/y.ts'],
    ['b/y.ts', 'a/x.ts'],
    ['c/x.ts', 'a/x.ts'],
  ];

  test('names the files of a circle and no others', () => {
    expect(findCircles(circle)).toEqual([['a/x.ts', 'b/x.ts', 'b/y.ts']]);
    expect(findCircles(circle.slice(0, 2))).toEqual([]);
  });

  test('names folders that import each other through different files', () => {
    const between: readonly Arrow[] = [
      ['a/one/x.ts', 'b/x.ts'],
      ['b/y.ts', 'a/two/z.ts'],
    ];
    expect(findCircles(between)).toEqual([]);
    expect(findFolderCircles(between)).toEqual([['a', 'b']]);
  });
});
