import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the build puts the public pages, below the folder of the build. */
export const staticSiteFolder = 'site';
export const manifestName = 'manifest.json';
/** Below this address are the files of the public pages: script, fonts, pictures. */
export const staticFilesPath = '/site/';

/** A page, or a text for machines, that was made at build. */
export interface StaticText {
  /** The address's path: `/blog`. */
  readonly path: string;
  /** Its file, in the folder of the public pages. */
  readonly file: string;
}

/** What the build says about the public pages. */
export interface StaticSite {
  readonly version: string;
  readonly pages: readonly StaticText[];
  /** Files that are no pages, with their media types: the site map, the feed. */
  readonly texts: readonly (StaticText & { readonly type: string })[];
  /** The page for addresses that nothing has. */
  readonly notFound: string;
  /** Header and footer with nothing between, for pages that are made when they are asked for. */
  readonly frame: string;
  /** The same in other languages that there are texts in, by BCP 47. */
  readonly frames: Readonly<Record<string, string>>;
  /** Names of the hashed files. */
  readonly files: readonly string[];
}

const members: readonly (keyof StaticSite)[] = ['version', 'pages', 'texts', 'notFound', 'frame', 'frames', 'files'];

/** Reads the public pages of a build. Throws with what to do when there are none, or those of a version that said less. */
export function readStaticSite(build: string): StaticSite {
  const file = path.join(build, staticSiteFolder, manifestName);
  if (!existsSync(file)) throw new Error(`${file} is missing. Run \`npm run build\` first.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Partial<StaticSite>;
  const missing = members.filter((member) => manifest[member] === undefined);
  if (missing.length > 0)
    throw new Error(`${file} has no ${missing.join(', ')}, so it belongs to another version. Run \`npm run build\`.`);
  return manifest as StaticSite;
}
