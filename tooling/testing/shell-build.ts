import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A build folder without files, for pages that need none but refer to the shell's fonts. */
export interface ShellBuild {
  readonly folder: string;
  remove(): void;
}

/** Creates the folder and returns its path and a function that deletes it. */
export function makeShellBuild(): ShellBuild {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-build-'));
  mkdirSync(path.join(folder, 'shell'));
  const assets = { version: '1', scripts: [], preload: [], fonts: [], pages: {}, shared: {}, files: [] };
  writeFileSync(path.join(folder, 'shell/assets.json'), JSON.stringify(assets));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
