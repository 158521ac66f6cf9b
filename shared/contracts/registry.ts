/**
 * The registry: which remotes exist, where their code is and which paths and menu entries they own. The shell draws
 * navigation and matches routes from it without loading any remote's code.
 */

/** A screen of a remote, as a path pattern under `/app` (`/events/work/edit/:eventId`). */
export interface RemoteRoute {
  readonly path: string;
  /**
   * Builder pages take the whole width: the side navigation is hidden (product.md §2). Wide ones have all the room beside
   * it. Default: a frame of the width of lists.
   */
  readonly layout?: 'frame' | 'wide' | 'builder';
}

/** A line in the side navigation. */
export interface NavigationEntry {
  readonly group: 'resumes' | 'coverLetters' | 'none';
  /** Key of the label in the shell's locale files. */
  readonly label: string;
  /** Absolute path of the page: `/app/events/work`. */
  readonly path: string;
  /** Place within its group, from 1; shown as the entry's number in the groups. */
  readonly order: number;
  /** What is counted beside it: follow-ups of jobs. Default: nothing. */
  readonly counts?: 'jobsDue';
}

/** The committed source of a registry record: `remotes/<name>/remote.json`. */
export interface RemoteDescription {
  /** Folder and public name: `resume-builder`. */
  readonly name: string;
  readonly contract: number;
  readonly routes: readonly RemoteRoute[];
  readonly navigation: readonly NavigationEntry[];
}

/** One deployed version of a remote. */
export interface RegistryRecord extends RemoteDescription {
  /** Content-derived version: names the immutable directory. */
  readonly version: string;
  /** Federation container name: `tessera_resume_builder`. */
  readonly scope: string;
  /** Absolute address of `remoteEntry.js`. */
  readonly entry: string;
  /** Subresource integrity of the entry. */
  readonly integrity: string;
  /** Absolute addresses of the scripts that each door needs first, for preloading. */
  readonly preload: Readonly<Record<'routes' | 'mount', readonly string[]>>;
  /** Keys of the shared modules that the routes door takes from its host (`@shared/forms`), for preloading. */
  readonly uses?: readonly string[];
}

/** Browsers ignore integrity metadata that they cannot read, and would then run anything. */
export const isReadableIntegrity = (integrity: string): boolean =>
  /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(integrity);

export interface Registry {
  readonly remotes: readonly RegistryRecord[];
}

/** A registry that could not be read; `reason` says which record and what was wrong with it. */
export interface RejectedRecord {
  readonly index: number;
  readonly reason: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function faultOf(record: unknown): string | undefined {
  if (!isObject(record)) return 'is not an object';
  for (const key of ['name', 'version', 'scope', 'entry', 'integrity'] as const) {
    if (!isText(record[key])) return `has no ${key}`;
  }
  if (typeof record['contract'] !== 'number') return 'has no contract';
  const { routes, navigation, preload } = record;
  if (!Array.isArray(routes) || !routes.every((route) => isObject(route) && isText(route['path'])))
    return 'has bad routes';
  if (!Array.isArray(navigation) || !navigation.every((entry) => isObject(entry) && isText(entry['path']))) {
    return 'has bad navigation';
  }
  if (!isObject(preload) || !isTextList(preload['routes']) || !isTextList(preload['mount'])) return 'has a bad preload';
  return undefined;
}

/**
 * Reads a registry, keeping the good records and naming the bad ones: one bad record must not cost the others.
 */
export function parseRegistry(value: unknown): { registry: Registry; rejected: readonly RejectedRecord[] } {
  const records: readonly unknown[] = isObject(value) && Array.isArray(value['remotes']) ? value['remotes'] : [];
  const rejected: RejectedRecord[] = [];
  const remotes: RegistryRecord[] = [];
  records.forEach((record, index) => {
    const fault = faultOf(record);
    if (fault === undefined) remotes.push(record as RegistryRecord);
    else rejected.push({ index, reason: fault });
  });
  return { registry: { remotes }, rejected };
}
