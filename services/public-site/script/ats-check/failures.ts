import type { ImportFailure } from '../../../../shared/importers/common/reading.ts';
import { type CheckTexts, fill } from './check-texts.ts';

/** The reasons why a file cannot be checked. */
export type CheckFailure =
  | { readonly code: 'not-pdf' }
  | Extract<
      ImportFailure,
      { readonly code: 'empty' | 'too-large' | 'broken-pdf' | 'encrypted-pdf' | 'too-many-pages' | 'took-too-long' }
    >
  | { readonly code: 'not-loaded' };

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '');

/** Returns the sentences for a failure: what happened, and one thing to do. */
export function failureText(texts: CheckTexts['failure'], failure: CheckFailure): string {
  switch (failure.code) {
    case 'too-large':
      return fill(texts['too-large'], { size: megabytes(failure.bytes), longest: megabytes(failure.longest) });
    case 'too-many-pages':
      return fill(texts['too-many-pages'], { pages: failure.pages, most: failure.most });
    default:
      return texts[failure.code];
  }
}
