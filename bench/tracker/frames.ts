import type { Page } from '@playwright/test';
import { summarize, type Summary } from '../statistics.ts';

/** Frames during a movement on the screen. Times are in milliseconds. */
export interface Frames {
  /** From one frame to the next. */
  readonly between: Summary;
  readonly frames: number;
  /** Number of the page's tasks that took longer than 50 ms. */
  readonly longTasks: number;
  readonly longestTask: number;
}

interface Recorder {
  readonly times: number[];
  readonly tasks: number[];
  readonly stop: () => void;
}

declare global {
  interface Window {
    frameRecorder?: Recorder;
  }
}

/** Records the frames of `page` while `work` runs. */
export async function watchFrames(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = [];
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    let last = performance.now();
    let goesOn = true;
    const check = (now: number): void => {
      times.push(now - last);
      last = now;
      if (goesOn) requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
    window.frameRecorder = {
      times,
      tasks,
      stop: () => {
        goesOn = false;
        observer.disconnect();
      },
    };
  });
  await work();
  const { times, tasks } = await page.evaluate(() => {
    window.frameRecorder?.stop();
    return { times: window.frameRecorder?.times ?? [], tasks: window.frameRecorder?.tasks ?? [] };
  });
  // The first interval lasts from the call to the next frame, so it is left out.
  return {
    between: summarize(times.slice(1)),
    frames: times.length - 1,
    longTasks: tasks.length,
    longestTask: Math.round(Math.max(0, ...tasks)),
  };
}
