import type { Page } from '@playwright/test';

/** What a page keeps in memory. */
export interface LeakReport {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Pending timeouts and running intervals. */
  readonly timers: number;
}

/** What `countTimers` adds to the page. */
interface Counting {
  timersWaiting: () => number;
}

/** Lets `checkLeaks` count timers. It must be called before the page is opened. */
export const countTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const waiting = new Set<unknown>();
    const { setTimeout: once, setInterval: again, clearTimeout: clear } = window;
    const count = (id: number): number => {
      waiting.add(id);
      return id;
    };
    const stop = (id?: number): void => {
      waiting.delete(id);
      clear(id);
    };
    Object.assign(window, {
      setTimeout: (run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
        const id = once(() => {
          waiting.delete(id);
          run(...values);
        }, delay);
        return count(id);
      },
      setInterval: (...values: Parameters<typeof again>) => count(again(...values)),
      clearTimeout: stop,
      clearInterval: stop,
      timersWaiting: () => waiting.size,
    });
  });

/** Counts what is still there after garbage collection, because objects waiting to be collected are not leaks. */
export async function checkLeaks(page: Page): Promise<LeakReport> {
  const tools = await page.context().newCDPSession(page);
  // Collects several times, because finalizers run in between.
  for (let round = 0; round < 3; round += 1) await tools.send('HeapProfiler.collectGarbage');
  await tools.send('Performance.enable');
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const timers = await page.evaluate(() => (window as unknown as Counting).timersWaiting());
  await tools.detach();
  return { heapBytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners'), timers };
}

/** Mounts and unmounts a remote in an integration's page, waiting two animation frames each time. */
export const mountAndUnmount = (page: Page, remote: string, times: number): Promise<void> =>
  page.evaluate(
    async ({ name, count }) => {
      const { Tessera: embed, portal } = window as unknown as {
        Tessera: NonNullable<Window['Tessera']>;
        portal: { options: Parameters<typeof Tessera.mount>[2] };
      };
      const place = document.getElementById('place') ?? document.body;
      const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let time = 0; time < count; time += 1) {
        const handle = embed.mount(name as 'events', place, portal.options);
        await handle.ready;
        await picture();
        await picture();
        await handle.unmount();
      }
    },
    { name: remote, count: times },
  );
