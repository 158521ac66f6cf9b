/**
 * The registry: which remotes exist, where their code is, and which paths and menu entries they own. The shell renders
 * navigation and matches routes from it without loading any remote's code.
 */

/** A screen of a remote, as a path pattern under `/app` (`/events/work/edit/:eventId`). */
export interface RemoteRoute {
  readonly path: string;
  /**
   * Builder pages use the full width without the side navigation (product.md §2). Wide pages use all the room beside
   * it. By default, a page has the width of lists.
   */
  readonly layout?: 'frame' | 'wide' | 'builder';
  /** The code that the page shows first beside that of the entry point, for preloading. */
  readonly first?: readonly FirstChunk[];
}

/** A chunk of a remote, by the name in the magic comment of its import. */
export interface FirstChunk {
  readonly chunk: string;
  /** The media query of the windows that show it; all of them by default. */
  readonly media?: string;
}

/** A script to preload, by its absolute address, in windows of which the media query is true. */
export interface FirstScript {
  readonly address: string;
  readonly media?: string;
}

/** An entry of the side navigation. */
export interface NavigationEntry {
  readonly group: 'resumes' | 'coverLetters' | 'none';
  /** The key of the label in the shell's locale files. */
  readonly label: string;
  /** The absolute path of the page: `/app/events/work`. */
  readonly path: string;
  /** The position within its group, starting at 1; shown as the entry's number in the groups. */
  readonly order: number;
  /** The count that is shown beside it, such as follow-ups of jobs. None by default. */
  readonly counts?: 'jobsDue';
}

/** The committed source of a registry record: `remotes/<name>/remote.json`. */
export interface RemoteDescription {
  /** The name of the folder, which is also the public name: `resume-builder`. */
  readonly name: string;
  readonly contract: number;
  readonly routes: readonly RemoteRoute[];
  readonly navigation: readonly NavigationEntry[];
}

/** One deployed version of a remote. */
export interface RegistryRecord extends RemoteDescription {
  /** The version, derived from the content; it names the immutable directory. */
  readonly version: string;
  /** The name of the federation container: `tessera_resume_builder`. */
  readonly scope: string;
  /** The absolute address of `remoteEntry.js`. */
  readonly entry: string;
  /** The subresource integrity of the entry. */
  readonly integrity: string;
  /** The absolute addresses of the scripts that each entry point needs first, for preloading. */
  readonly preload: Readonly<Record<'routes' | 'mount', readonly string[]>> & {
    /** The scripts that single pages need first besides, by the path of their route. */
    readonly pages?: Readonly<Record<string, readonly FirstScript[]>>;
  };
  /**
   * The keys of the shared modules that the `routes` entry point uses from its host (`@shared/forms`), for preloading.
   */
  readonly uses?: readonly string[];
}

/**
 * Whether browsers can read integrity metadata. They ignore metadata that they cannot read, and would then run any
 * script.
 */
export const isReadableIntegrity = (integrity: string): boolean =>
  /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(integrity);

export interface Registry {
  readonly remotes: readonly RegistryRecord[];
}

/** A registry record that could not be read; `reason` states what is wrong with it. */
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
  const { pages = {} } = preload;
  const isScriptList = (scripts: unknown): boolean =>
    Array.isArray(scripts) && scripts.every((script) => isObject(script) && isText(script['address']));
  if (!isObject(pages) || !Object.values(pages).every(isScriptList)) return 'has a bad preload';
  return undefined;
}

/**
 * Parses a registry, keeping valid records and reporting invalid ones, so that one bad record does not affect the
 * others.
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
