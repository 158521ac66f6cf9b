/** A picture of a document with the path that the document uses for it; different pictures have different paths. */
export interface Picture {
  readonly path: string;
  readonly bytes: Uint8Array;
}

interface CompilerFiles {
  add(path: string, bytes: Uint8Array): void;
  remove(path: string): void;
}

/** The number of pictures that a compiler keeps; the least recently used one is dropped first. */
const kept = 24;

/** Gives a compiler the pictures that it needs, once each. */
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
