import { chromium } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';
import { expect, test } from './fixtures.ts';
import { crashKinds, runCrashTest } from './crash-test.ts';
import { startProduct } from './product.ts';

test('loses nothing when the network, tab, server, and database fail during typing', async () => {
  test.setTimeout(300_000);
  const product = await startProduct();
  const browser = await chromium.launch(chromiumOptions);
  try {
    // Every run uses the same moments; `npm run bench -- crash-test` uses random ones.
    let seed = 7;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const rounds = await runCrashTest({ product, browser, kinds: crashKinds, random });
    expect(rounds).toHaveLength(crashKinds.length);
    for (const { kind, claimed, typed, stored } of rounds) {
      expect([kind, stored]).toEqual([kind, typed]);
      expect(stored).toBeGreaterThanOrEqual(claimed);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
});
