import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A disk of 400 MB that is full when we say so. */
export interface SmallDisk {
  readonly folder: string;
  readonly fill: () => void;
  readonly empty: () => void;
  readonly remove: () => void;
}

/** Undefined where this machine lets us make none: only root may. */
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
    // It ends when there is no room, which is what it is for.
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M'], { stdio: 'ignore' }),
    empty: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', [mounted]);
      rmSync(mounted, { recursive: true, force: true });
    },
  };
}
