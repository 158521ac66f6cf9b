import { deleteOldKeptFile, keepFile, takeKeptFile } from './kept-file.ts';

/** A stand-in for the browser's cache storage, which Node lacks. */
const stored = new Map<string, Response>();
const fakeCaches = {
  has: (name: string) => Promise.resolve(stored.has(name)),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
  open: (name: string) =>
    Promise.resolve({
      put: (_address: string, response: Response) => Promise.resolve(void stored.set(name, response)),
      match: () => Promise.resolve(stored.get(name)?.clone()),
    }),
};
const offer = (value: unknown): void => void Object.defineProperty(globalThis, 'caches', { configurable: true, value });

beforeEach(() => {
  stored.clear();
  offer(fakeCaches);
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'caches'));

const resume = (): File => new File(['%PDF-1.7'], 'Résumé 2026 — Ada.pdf', { type: 'application/pdf' });
const hour = 60 * 60 * 1000;

test('hands a file over once, with its name and its content', async () => {
  await keepFile(resume());
  const file = await takeKeptFile();
  expect([file?.name, file?.type, await file?.text()]).toEqual([
    'Résumé 2026 — Ada.pdf',
    'application/pdf',
    '%PDF-1.7',
  ]);
  expect(stored.size).toBe(0);
  expect(await takeKeptFile()).toBeUndefined();
});

test('deletes a file that was not taken within a day, and no earlier', async () => {
  await keepFile(resume(), 0);
  await deleteOldKeptFile(23 * hour);
  expect(stored.size).toBe(1);
  await deleteOldKeptFile(25 * hour);
  expect(stored.size).toBe(0);
  await keepFile(resume(), 0);
  expect(await takeKeptFile(25 * hour)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('does without a browser that keeps no files or forbids it', async () => {
  offer(undefined);
  await expect(keepFile(resume())).rejects.toThrow('keeps no files');
  expect(await takeKeptFile()).toBeUndefined();
  await deleteOldKeptFile();
  offer({ ...fakeCaches, has: () => Promise.reject(new Error('SecurityError')) });
  expect(await takeKeptFile()).toBeUndefined();
  await deleteOldKeptFile();
});
