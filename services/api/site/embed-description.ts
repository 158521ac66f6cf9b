import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A script in the folder of its version, relative to the remotes' origin. */
export interface PinnedScript {
  readonly script: string;
  readonly integrity: string;
}

/** What the build says of the newest `embed.js`. */
export interface EmbedDescription extends PinnedScript {
  readonly version: string;
  /** By semantic versioning. */
  readonly release: string;
  /** What runs beside it in frames. */
  readonly frame: PinnedScript;
}

/** Where a build has its description. */
export const embedDescriptionFile = 'embed/version.json';

/** Undefined where the build has none: in development. */
export function readEmbedDescription(build: string): EmbedDescription | undefined {
  const file = path.join(build, embedDescriptionFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EmbedDescription) : undefined;
}
