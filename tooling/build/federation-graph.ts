import type { AsyncDependenciesBlock, Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** What must be loaded before a part of a build can run. */
export interface Needs {
  /** Scripts of this build. */
  readonly files: readonly string[];
  /** Keys of the shared modules that it uses, whichever build provides them, such as `@shared/ui`. */
  readonly uses: readonly string[];
}

const isScript = (file: string): boolean => file.endsWith('.js');

/** Returns the share key of a module that stands in for a shared one where it is used. */
function consumedKey(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const { options } = module as unknown as { readonly options?: { readonly shareKey?: string } };
  return options?.shareKey;
}

/**
 * Returns the share key of a module that provides this build's copy of a shared one, which is in its only asynchronous
 * block.
 */
const providedKey = (module: Module): string | undefined =>
  module.type === 'provide-module' ? (module as unknown as { readonly _name?: string })._name : undefined;

/** Reads from a finished compilation which files and shared modules its parts need. */
export class FederationGraph {
  readonly #compilation: Compilation;

  constructor(compilation: Compilation) {
    this.#compilation = compilation;
  }

  /** Names of the chunk groups, which come from magic comments and entries. */
  get groupNames(): readonly string[] {
    return [...this.#compilation.namedChunkGroups.keys()];
  }

  /** Returns the needs of a named group; they are empty if the group does not exist. */
  group(name: string): Needs {
    return this.#needsOf(this.#compilation.namedChunkGroups.get(name));
  }

  /** Returns the needs of an exposed entry point, such as `./routes`. */
  door(request: string): Needs {
    const isDoor = ({ origins }: ChunkGroup): boolean =>
      origins.some(({ loc }) => typeof loc === 'object' && 'name' in loc && loc.name === request);
    return this.#needsOf(this.#compilation.chunkGroups.find(isDoor));
  }

  /** Returns the needs of this build's copy of a shared module. */
  copyOf(shareKey: string): Needs {
    for (const module of this.#compilation.modules) {
      if (providedKey(module) !== shareKey) continue;
      const [block] = module.blocks as readonly AsyncDependenciesBlock[];
      if (block !== undefined) return this.#needsOf(this.#compilation.chunkGraph.getBlockChunkGroup(block));
    }
    return { files: [], uses: [] };
  }

  /** Returns all scripts for `needs` if this build provides the shared modules itself, as the shell does. */
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
