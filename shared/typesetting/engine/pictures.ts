/** A picture of a document under the path by which the document names it; another picture has another path. */
export interface Picture {
  readonly path: string;
  readonly bytes: Uint8Array;
}

interface CompilerFiles {
  add(path: string, bytes: Uint8Array): void;
  remove(path: string): void;
}

/** Pictures that a compiler keeps; the one unused for longest makes room. */
const kept = 24;

/** Gives a compiler the pictures that it needs, each once. */
export function createPictures(files: CompilerFiles): { have(picture: Picture): void } {
  const known = new Set<string>();
  return {
    have({ path, bytes }) {
      if (known.delete(path)) {
        known.add(path);
        return;
      }
      files.add(path, bytes);
      known.add(path);
      const [oldest] = known;
      if (known.size <= kept || oldest === undefined) return;
      known.delete(oldest);
      files.remove(oldest);
    },
  };
}
