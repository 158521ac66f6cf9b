import { chakra } from '@shared/ui';
import { createContext, use, type ReactNode } from 'react';
import { markedRanges } from './marked-ranges.ts';

/** The words of the current search, as returned by `wordsOf`. */
export const SearchWords = createContext<readonly string[]>([]);

/** A text with the words of the search marked in it. */
export function Marked({ text }: { readonly text: string }): ReactNode {
  const words = use(SearchWords);
  const ranges = markedRanges(text, words);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <chakra.mark bg="secondary.muted" color="fg" borderRadius="2px" fontWeight="700">
            {text.slice(start, end)}
          </chakra.mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1])}
    </>
  );
}
