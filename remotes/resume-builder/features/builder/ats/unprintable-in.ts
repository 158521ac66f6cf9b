import { placesOfCharacters } from '@shared/builder';
import type { ComposedResume } from '@shared/documents';
import type { Typesetter } from '@shared/typesetting';

export type PlaceList = ReturnType<typeof placesOfCharacters>;

/**
 * Returns the characters that no font has, with their places. The PDF does not tell: such a character leaves a box on
 * the page and nothing in the text.
 */
export async function unprintableIn(
  document: ComposedResume,
  typesetter: Typesetter,
  signal: AbortSignal,
): Promise<PlaceList> {
  const session = typesetter.open();
  try {
    const { missing = '' } = await session.typeset(document, null, signal);
    return placesOfCharacters(document, missing);
  } finally {
    session.close();
  }
}
