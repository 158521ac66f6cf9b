import type { FontFactsByFile, TypstSource } from '../engine/engine-files.ts';

/**
 * The files of the browser's engine, as the build names them below `/engine/`. Each name contains a hash of the
 * content.
 */
export interface EngineManifest {
  readonly worker: string;
  readonly compiler: string;
  readonly renderer: string;
  /** The file that contains `EngineData`. */
  readonly data: string;
}

/** The data that every engine needs besides code: facts of the fonts, templates, and the file of each font. */
export interface EngineData {
  readonly facts: FontFactsByFile;
  readonly sources: readonly TypstSource[];
  /** The names below `/engine/` by `FontFile.file`. */
  readonly fonts: Readonly<Record<string, string>>;
}

/** The first message from a page to its worker: the addresses of everything it needs. */
export interface WorkerStart {
  readonly type: 'start';
  /** The address of the folder with a trailing slash. */
  readonly folder: string;
  readonly manifest: EngineManifest;
}

export const manifestName = 'engine.json';

const parts = ['worker', 'compiler', 'renderer', 'data'] as const;
/** Matches file names within one folder, without a path that leads out of it. */
const nameShape = /^[\w-]+(\.[\w-]+)+$/;

/** Parses the manifest; undefined when the response is not one, for example because the engine was not built. */
export function parseEngineManifest(value: unknown): EngineManifest | undefined {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isName = (name: unknown): name is string => typeof name === 'string' && nameShape.test(name);
  if (!parts.every((part) => isName(given[part]))) return undefined;
  const { worker, compiler, renderer, data } = given as Record<(typeof parts)[number], string>;
  return { worker, compiler, renderer, data };
}
