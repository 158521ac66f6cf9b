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

test('a page whose files are gone loads itself again once, and not in a circle', () => {
  const reload = jest.fn();
  expect(reloadOnce(reload)).toBe(true);
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a minute later another deployment may have happened', () => {
  const reload = jest.fn();
  reloadOnce(reload);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect(reloadOnce(reload)).toBe(true);
});

test('a shell that cannot be fetched at all says so', () => {
  reportFailedStart(chunkError, () => false);
  expect(words()).toBeVisible();
});

test('while the page loads itself again nothing is said', () => {
  reportFailedStart(chunkError, () => true);
  expect(words()).not.toBeVisible();
});

test('a fault in the shell is no reason to load it again', () => {
  const reload = jest.fn(() => true);
  reportFailedStart(new TypeError('broken'), reload);
  expect(reload).not.toHaveBeenCalled();
  expect(words()).toBeVisible();
});
