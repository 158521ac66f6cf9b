import type { FontFactsByFile, TypstSource } from '../engine/engine-files.ts';

/** The files of the browser's engine, as the build names them below `/engine/`: each name holds a hash of its content. */
export interface EngineManifest {
  readonly worker: string;
  readonly compiler: string;
  readonly renderer: string;
  /** `EngineData`. */
  readonly data: string;
}

/** What every engine works with besides code: facts of the fonts, templates, and where each font is. */
export interface EngineData {
  readonly facts: FontFactsByFile;
  readonly sources: readonly TypstSource[];
  /** Names below `/engine/` by `FontFile.file`. */
  readonly fonts: Readonly<Record<string, string>>;
}

/** What a page tells its worker first: the addresses of all that it needs. */
export interface WorkerStart {
  readonly type: 'start';
  /** Address of the folder, with a slash at its end. */
  readonly folder: string;
  readonly manifest: EngineManifest;
}

export const manifestName = 'engine.json';

const parts = ['worker', 'compiler', 'renderer', 'data'] as const;
/** Of one folder: nothing leads out of it. */
const nameShape = /^[\w-]+(\.[\w-]+)+$/;

/** Reads what the site answered; undefined when it is no manifest, as where the engine was not built. */
export function parseEngineManifest(value: unknown): EngineManifest | undefined {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isName = (name: unknown): name is string => typeof name === 'string' && nameShape.test(name);
  if (!parts.every((part) => isName(given[part]))) return undefined;
  const { worker, compiler, renderer, data } = given as Record<(typeof parts)[number], string>;
  return { worker, compiler, renderer, data };
}
