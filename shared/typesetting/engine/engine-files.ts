/** What Typst wants to know of a font before it reads it; one face a file. */
export interface FontFacts {
  readonly info: readonly { readonly family: string; readonly coverage: readonly number[] }[];
}

/** By `FontFile.file`. */
export type FontFactsByFile = Readonly<Record<string, FontFacts>>;

export interface TypstSource {
  /** Below the folder of templates: `classic.typ`, `common/setup.typ`. */
  readonly name: string;
  readonly source: string;
}

/** Compiled code of Typst's compiler (28 MB) and of what turns its answers into SVG. */
export interface EngineModules {
  readonly compiler: WebAssembly.Module;
  readonly renderer: WebAssembly.Module;
}

/** What an engine works with, wherever it runs: the same everywhere, or engines would draw different pages. */
export interface EngineFiles {
  readonly facts: FontFactsByFile;
  readonly sources: readonly TypstSource[];
  /** A font's bytes, at once: Typst asks for them in the middle of its work. */
  readonly readFont: (file: string) => Uint8Array;
}
