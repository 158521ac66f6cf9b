import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingFunction, neededFunctions, supportedBrowsers } from './supported-browsers.ts';

test('names the newest versions that anything needs', () => {
  expect(supportedBrowsers).toBe('Chrome 126, Edge 126, Firefox 126, or Safari 18');
});

test.each(['README.md', 'docs/embedding.md'])('%s states the same browsers', (document) => {
  const text = readFileSync(path.join(import.meta.dirname, '../..', document), 'utf8');
  expect(text.replace(/\s+/g, ' ')).toContain(`${supportedBrowsers}, or a newer version`);
});

test('this Node has every function, so that only a test takes one away', () => {
  expect(missingFunction()).toBeUndefined();
});

test.each(Object.keys(neededFunctions))('finds out that a browser lacks %s', (path) => {
  const names = path.split('.');
  const last = names.pop()!;
  const owner = names.reduce<unknown>((value, name) => Reflect.get(value as object, name), globalThis) as object;
  const original = Object.getOwnPropertyDescriptor(owner, last)!;
  Reflect.deleteProperty(owner, last);
  try {
    expect(missingFunction()).toBe(path);
  } finally {
    Object.defineProperty(owner, last, original);
  }
});
