import { restoreBlocks } from './undo-deletion.ts';

/** Each copy is almost half the size limit of a request, so that two fit into one. */
const copies = Array.from({ length: 5 }, (_copy, index) => ({ id: index, text: 'x'.repeat(95 * 1024) }));

/** Whether the browser would ask before this page is closed. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('restoring many blocks', () => {
  it('continues where a request failed, and asks before the page with the remaining copies is closed', async () => {
    const back: unknown[] = [];
    let isOffline = false;
    const restore = jest.fn((part: readonly unknown[]) => {
      expect(asksBeforeLeaving()).toBe(true);
      if (isOffline) return Promise.reject(new Error('no network'));
      back.push(...part);
      isOffline = true;
      return Promise.resolve();
    });
    const left = await restoreBlocks(copies, restore);
    expect(back).toEqual(copies.slice(0, 2));
    expect(left).toEqual(copies.slice(2));
    expect(asksBeforeLeaving()).toBe(true);

    restore.mockImplementation((part) => Promise.resolve(void back.push(...part)));
    expect(await restoreBlocks(left, restore)).toEqual([]);
    expect(back).toEqual(copies);
    expect(asksBeforeLeaving()).toBe(false);
  });
});
