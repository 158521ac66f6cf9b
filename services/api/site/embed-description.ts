import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A script in the folder of its version, relative to the remotes' origin. */
export interface PinnedScript {
  readonly script: string;
  readonly integrity: string;
}

/** What the build says about the newest `embed.js`. */
export interface EmbedDescription extends PinnedScript {
  readonly version: string;
  /** The semantic version. */
  readonly release: string;
  /** The script that runs with it inside frames. */
  readonly frame: PinnedScript;
}

/** The path of the description in a build. */
export const embedDescriptionFile = 'embed/version.json';

/** Reads the description. Returns undefined if the build has none, as in development. */
export function readEmbedDescription(build: string): EmbedDescription | undefined {
  const file = path.join(build, embedDescriptionFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EmbedDescription) : undefined;
}
