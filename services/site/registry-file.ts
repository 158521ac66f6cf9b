import { readFileSync, statSync } from 'node:fs';
import { parseRegistry, type Registry, type RegistryRecord } from '../../shared/contracts/index.ts';

const resolved = (record: RegistryRecord, remotesOrigin: string): RegistryRecord => {
  const absolute = (address: string): string => new URL(address, `${remotesOrigin}/`).href;
  return {
    ...record,
    entry: absolute(record.entry),
    preload: { routes: record.preload.routes.map(absolute), mount: record.preload.mount.map(absolute) },
  };
};

/**
 * The registry as it is deployed, with absolute addresses. The file is read again when it changes, so that a deployment
 * or a way back needs no restart; a file that cannot be read leaves the last good registry in place.
 */
export class RegistryFile {
  readonly #file: string;
  readonly #remotesOrigin: string;
  readonly #onProblem: (problem: string) => void;
  #modified = -1;
  #registry: Registry = { remotes: [] };

  constructor(file: string, remotesOrigin: string, onProblem: (problem: string) => void) {
    this.#file = file;
    this.#remotesOrigin = remotesOrigin;
    this.#onProblem = onProblem;
  }

  read(): Registry {
    try {
      const { mtimeMs } = statSync(this.#file);
      if (mtimeMs !== this.#modified) {
        this.#modified = mtimeMs;
        const { registry, rejected } = parseRegistry(JSON.parse(readFileSync(this.#file, 'utf8')));
        for (const { index, reason } of rejected) this.#onProblem(`${this.#file}: record ${index} ${reason}`);
        this.#registry = { remotes: registry.remotes.map((record) => resolved(record, this.#remotesOrigin)) };
      }
    } catch (error) {
      this.#onProblem(`${this.#file}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return this.#registry;
  }
}
