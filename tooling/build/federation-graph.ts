import type { AsyncDependenciesBlock, Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** What has to be there before a part of a build can run. */
export interface Needs {
  /** Scripts of the build itself. */
  readonly files: readonly string[];
  /** Keys of the shared modules that it takes from whoever offers them: `@shared/ui`. */
  readonly uses: readonly string[];
}

const isScript = (file: string): boolean => file.endsWith('.js');

/** The key of a module that stands for a shared one wherever it is used. */
function consumedKey(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const { options } = module as unknown as { readonly options?: { readonly shareKey?: string } };
  return options?.shareKey;
}

/** The key of a module that offers this build's copy of a shared one, which is behind its one asynchronous block. */
const providedKey = (module: Module): string | undefined =>
  module.type === 'provide-module' ? (module as unknown as { readonly _name?: string })._name : undefined;

/** Reads from a finished compilation which files its parts need, and which of the shared modules. */
export class FederationGraph {
  readonly #compilation: Compilation;

  constructor(compilation: Compilation) {
    this.#compilation = compilation;
  }

  /** Names of the groups that magic comments and entries have. */
  get groupNames(): readonly string[] {
    return [...this.#compilation.namedChunkGroups.keys()];
  }

  /** The needs of a named group; nothing where there is no such group. */
  group(name: string): Needs {
    return this.#needsOf(this.#compilation.namedChunkGroups.get(name));
  }

  /** The needs of an exposed door: `./routes`. */
  door(request: string): Needs {
    const isDoor = ({ origins }: ChunkGroup): boolean =>
      origins.some(({ loc }) => typeof loc === 'object' && 'name' in loc && loc.name === request);
    return this.#needsOf(this.#compilation.chunkGroups.find(isDoor));
  }

  /** The needs of the copy of a shared module that this build offers. */
  copyOf(shareKey: string): Needs {
    for (const module of this.#compilation.modules) {
      if (providedKey(module) !== shareKey) continue;
      const [block] = module.blocks as readonly AsyncDependenciesBlock[];
      if (block !== undefined) return this.#needsOf(this.#compilation.chunkGraph.getBlockChunkGroup(block));
    }
    return { files: [], uses: [] };
  }

  /** All scripts for `needs` where this build offers the shared modules itself, as the shell does. */
  filesFor({ files, uses }: Needs): readonly string[] {
    const wanted = new Set(files);
    const seen = new Set<string>();
    const open = [...uses];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      if (seen.has(key)) continue;
      seen.add(key);
      const copy = this.copyOf(key);
      copy.files.forEach((file) => wanted.add(file));
      open.push(...copy.uses);
    }
    return [...wanted];
  }

  #needsOf(group: ChunkGroup | null | undefined): Needs {
    if (group === null || group === undefined) return { files: [], uses: [] };
    const uses = new Set(group.chunks.flatMap((chunk) => this.#usesOf(chunk)));
    return { files: group.getFiles().filter(isScript), uses: [...uses].sort() };
  }

  #usesOf(chunk: Chunk): string[] {
    const modules = [...this.#compilation.chunkGraph.getChunkModulesIterable(chunk)];
    return modules.map(consumedKey).filter((key) => key !== undefined);
  }
}
