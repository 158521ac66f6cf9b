/**
 * What survives when the network, tab, server, or database fails at random moments of editing: `KILLS` crashes (default
 * 100), each followed by a check of what the server has stored. `SEED` repeats the moments of an earlier run.
 */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../e2e/chromium.ts';
import { type CrashKind, crashKinds, type CrashRound, runCrashTest } from '../e2e/crash-test.ts';
import { startProduct } from '../e2e/product.ts';
import { summarize } from './statistics.ts';

/** Returns a generator of numbers from 0 to 1 that repeats for the same seed (Park and Miller). */
function randomOf(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Causes the crashes and checks; see the comment at the top of the file. Times are in milliseconds. */
export async function run(): Promise<Record<string, unknown>> {
  const count = Number(process.env['KILLS'] ?? 100);
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
  const random = randomOf(seed);
  const kinds = Array.from(
    { length: count },
    (): CrashKind => crashKinds[Math.floor(random() * crashKinds.length)] ?? 'tab',
  );
  const product = await startProduct();
  const browser = await chromium.launch(chromiumOptions);
  let rounds: readonly CrashRound[];
  try {
    rounds = await runCrashTest({ product, browser, kinds, random });
  } finally {
    await browser.close();
    await product.stop();
  }
  const ofKind = (kind: CrashKind) => {
    const those = rounds.filter((round) => round.kind === kind);
    return { kills: those.length, recovery: summarize(those.map(({ recovery }) => recovery)) };
  };
  return {
    seed,
    kills: rounds.length,
    lostOfWhatWasCalledSaved: rounds.filter(({ claimed, stored }) => stored < claimed).length,
    lostOfWhatWasTyped: rounds.filter(({ typed, stored }) => stored !== typed).length,
    kinds: Object.fromEntries(crashKinds.filter((kind) => kinds.includes(kind)).map((kind) => [kind, ofKind(kind)])),
  };
}
