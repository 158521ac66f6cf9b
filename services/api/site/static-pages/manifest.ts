import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the public pages inside the folder of the build. */
export const staticSiteFolder = 'site';
export const manifestName = 'manifest.json';
/** The path below which the files of the public pages are: script, fonts, pictures. */
export const staticFilesPath = '/site/';

/** A page, or a text for machines, that was made at build. */
export interface StaticText {
  /** The path of the address, such as `/blog`. */
  readonly path: string;
  /** The file in the folder of the public pages. */
  readonly file: string;
}

/** What the build says about the public pages. */
export interface StaticSite {
  readonly version: string;
  readonly pages: readonly StaticText[];
  /** Files that are not pages, with their media types: the site map and the feed. */
  readonly texts: readonly (StaticText & { readonly type: string })[];
  /** The page for unknown addresses. */
  readonly notFound: string;
  /** Header and footer with nothing between, for pages that are rendered on request. */
  readonly frame: string;
  /** The frames in the other languages with texts, by BCP 47. */
  readonly frames: Readonly<Record<string, string>>;
  /** The names of the hashed files. */
  readonly files: readonly string[];
}

const members: readonly (keyof StaticSite)[] = ['version', 'pages', 'texts', 'notFound', 'frame', 'frames', 'files'];

/**
 * Reads the public pages of a build. Throws with instructions when there are none, or when their version lacks fields.
 */
export function readStaticSite(build: string): StaticSite {
  const file = path.join(build, staticSiteFolder, manifestName);
  if (!existsSync(file)) throw new Error(`${file} is missing. Run \`npm run build\` first.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Partial<StaticSite>;
  const missing = members.filter((member) => manifest[member] === undefined);
  if (missing.length > 0)
    throw new Error(`${file} has no ${missing.join(', ')}, so it belongs to another version. Run \`npm run build\`.`);
  return manifest as StaticSite;
}
