/**
 * The oldest browsers that run the builds. The versions follow from what the builds need: the syntax of their target,
 * and functions that they call without a substitute. README.md and docs/embedding.md are tested against this, and the
 * server and `embed.js` say it to people whose browser is older.
 */

/** The version of each browser that was the first to have something. */
interface FirstVersions {
  /** Chrome, and Edge, which has the same versions of the same engine. */
  readonly chrome: number;
  readonly firefox: number;
  readonly safari: number;
}

/** The target of the builds, for webpack and the compiler, which leave its syntax and everything older as it is. */
export const buildTarget = 'es2022';

const targetSince: FirstVersions = { chrome: 94, firefox: 93, safari: 16.4 };

/** The newest functions that the builds call, by their path from the global object. */
export const neededFunctions: Readonly<Record<string, FirstVersions>> = {
  'AbortSignal.any': { chrome: 116, firefox: 124, safari: 17.4 },
  'Array.prototype.toSorted': { chrome: 110, firefox: 115, safari: 16 },
  'Map.groupBy': { chrome: 117, firefox: 119, safari: 17.4 },
  'Promise.withResolvers': { chrome: 119, firefox: 121, safari: 17.4 },
  'URL.canParse': { chrome: 120, firefox: 115, safari: 17 },
  'URL.parse': { chrome: 126, firefox: 126, safari: 18 },
};

const newestOf = (browser: keyof FirstVersions): number =>
  Math.max(...[targetSince, ...Object.values(neededFunctions)].map((versions) => versions[browser]));

/** The supported browsers in words, such as `Chrome 126, Edge 126, Firefox 126, or Safari 18`. */
export const supportedBrowsers = [
  `Chrome ${newestOf('chrome')}`,
  `Edge ${newestOf('chrome')}`,
  `Firefox ${newestOf('firefox')}`,
  `or Safari ${newestOf('safari')}`,
].join(', ');

/** Returns the path of the first needed function that a browser lacks; undefined if it has all of them. */
export function missingFunction(root: unknown = globalThis): string | undefined {
  const valueAt = (path: string): unknown =>
    path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], root);
  return Object.keys(neededFunctions).find((path) => typeof valueAt(path) !== 'function');
}
