/**
 * Every public page of the built product in Lighthouse's mobile preset, as on a first visit: the four scores, the
 * largest contentful paint, layout shifts, and the bytes of script before any interaction. `npm run bench -- site
 * /blog` measures the pages whose path begins with `/blog`.
 */
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumOptions } from '../e2e/chromium.ts';
import { startProduct } from '../e2e/product.ts';
import { giftPath } from '../services/domain/plans/paths.ts';
import { readStaticSite } from '../services/api/site/static-pages/manifest.ts';
import { buildPaths } from '../tooling/build/build-paths.ts';

const port = 9555;

export interface PageScores {
  readonly path: string;
  /** Lighthouse score from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint in milliseconds, on the slow CPU and network that the preset simulates. */
  readonly lcp: number;
  readonly cls: number;
  /** KiB of scripts that the page itself requests, as transferred. */
  readonly scriptKiB: number;
  /** Audits without a perfect score, other than those of performance. */
  readonly faults: readonly string[];
}

interface NetworkItem {
  readonly resourceType?: string;
  readonly transferSize?: number;
  readonly url?: string;
}

/** Returns the bytes of scripts that run; those that are fetched ahead when the page is idle are of another type. */
function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details as { readonly items?: readonly NetworkItem[] } | undefined;
  return (details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

function scoresOf(path: string, result: Result): PageScores {
  const { categories, audits } = result;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const faults = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const found = audits[id]?.score ?? 1;
      return weight > 0 && found < 1 ? [id] : [];
    }),
  );
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(number('largest-contentful-paint')),
    cls: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    scriptKiB: Math.round((scriptBytes(result) / 1024) * 10) / 10,
    faults,
  };
}

/** A trace without any paint, which occurs when the machine is busy, says nothing about the page, so it is repeated. */
const tries = 3;

async function measure(address: string, path: string): Promise<PageScores> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const answer = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
    const scores = answer && scoresOf(path, answer.lhr);
    if (scores && !Number.isNaN(scores.lcp)) return scores;
  }
  throw new Error(`Lighthouse has not seen ${path} painted.`);
}

/** Measures every page; see the comment at the top of the file. */
export async function run(): Promise<{ readonly pages: readonly PageScores[] }> {
  const [, , , prefix = '/'] = process.argv;
  const product = await startProduct();
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
  });
  const pages: PageScores[] = [];
  try {
    const drawn = readStaticSite(buildPaths.dist).pages.map(({ path }) => path);
    // The page for gifts is added because the server renders it on request.
    for (const path of [...drawn, giftPath].filter((each) => each.startsWith(prefix))) {
      pages.push(await measure(`${product.siteOrigin}${path}`, path));
      console.log(JSON.stringify(pages.at(-1)));
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  console.table(pages.map(({ faults, ...rest }) => ({ ...rest, faults: faults.join(' ') })));
  return { pages };
}
