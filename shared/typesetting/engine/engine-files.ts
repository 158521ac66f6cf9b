/** The facts that Typst needs about a font before it reads the file; each file has one face. */
export interface FontFacts {
  readonly info: readonly { readonly family: string; readonly coverage: readonly number[] }[];
}

/** The facts by `FontFile.file`. */
export type FontFactsByFile = Readonly<Record<string, FontFacts>>;

export interface TypstSource {
  /** The path below the folder of templates: `classic.typ`, `common/setup.typ`. */
  readonly name: string;
  readonly source: string;
}

/** The compiled code of Typst's compiler (28 MB) and of the renderer that turns its output into SVG. */
export interface EngineModules {
  readonly compiler: WebAssembly.Module;
  readonly renderer: WebAssembly.Module;
}

/** The files of an engine, which are identical wherever it runs; otherwise engines would draw different pages. */
export interface EngineFiles {
  readonly facts: FontFactsByFile;
  readonly sources: readonly TypstSource[];
  /** Returns a font's bytes synchronously, because Typst requests them in the middle of its work. */
  readonly readFont: (file: string) => Uint8Array;
}
