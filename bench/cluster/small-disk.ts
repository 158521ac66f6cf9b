import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A 400 MB disk that can be filled up on request. */
export interface SmallDisk {
  readonly folder: string;
  readonly fill: () => void;
  readonly empty: () => void;
  readonly remove: () => void;
}

/** Creates the disk. Returns undefined if that is not possible, because it requires root. */
export function makeSmallDisk(): SmallDisk | undefined {
  const mounted = mkdtempSync('/tmp/tessera-small-disk-');
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=711', 'tmpfs', mounted]).status !== 0) {
    rmSync(mounted, { recursive: true });
    return undefined;
  }
  const ballast = path.join(mounted, 'ballast');
  const folder = path.join(mounted, 'data');
  mkdirSync(folder, { mode: 0o711 });
  return {
    folder,
    // `dd` fails when there is no space left, which is its purpose here.
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M'], { stdio: 'ignore' }),
    empty: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', [mounted]);
      rmSync(mounted, { recursive: true, force: true });
    },
  };
}
