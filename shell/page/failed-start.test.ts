import { startFailedElementId } from '@shared/contracts';
import { isChunkError, reloadOnce } from './chunk-errors.ts';
import { reportFailedStart } from './failed-start.ts';

const chunkError = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
const words = (): HTMLElement | null => document.getElementById(startFailedElementId);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<p id="${startFailedElementId}" hidden>could not be loaded</p>`;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [chunkError, true],
  [new Error('Loading chunk __federation_expose_routes failed.\n(missing: https://remotes.test/x.js)'), true],
  [new TypeError('x is not a function'), false],
  ['Loading chunk 1 failed.', false],
])('%s: a missing file is %s', (error, expected) => expect(isChunkError(error)).toBe(expected));

test('reloads a page whose files are gone once, without a loop', () => {
  const reload = jest.fn();
  expect(reloadOnce(reload)).toBe(true);
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('may reload again after a minute, because of another deployment', () => {
  const reload = jest.fn();
  reloadOnce(reload);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect(reloadOnce(reload)).toBe(true);
});

test('says so when the shell cannot be fetched at all', () => {
  reportFailedStart(chunkError, () => false);
  expect(words()).toBeVisible();
});

test('shows no message while the page reloads', () => {
  reportFailedStart(chunkError, () => true);
  expect(words()).not.toBeVisible();
});

test('does not reload because of an error in the shell', () => {
  const reload = jest.fn(() => true);
  reportFailedStart(new TypeError('broken'), reload);
  expect(reload).not.toHaveBeenCalled();
  expect(words()).toBeVisible();
});
