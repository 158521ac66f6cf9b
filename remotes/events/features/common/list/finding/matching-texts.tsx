import { Text } from '@shared/ui';
import { use, type ReactNode } from 'react';
import { excerptOf } from './marked-ranges.ts';
import { Marked, SearchWords } from './marked.tsx';
import { plainText } from '@shared/lists';

/** How many matching texts a card shows. More would make it too long. */
const most = 2;

/** The hidden texts of a card that the search matches. */
export function MatchingTexts({ texts }: { readonly texts: readonly string[] }): ReactNode {
  const words = use(SearchWords);
  if (words.length === 0) return null;
  const found = texts.filter((text) => {
    const plain = plainText(text);
    return words.some((word) => plain.includes(word));
  });
  return found.slice(0, most).map((text, index) => (
    <Text key={index} overflowWrap="anywhere">
      <Marked text={excerptOf(text, words)} />
    </Text>
  ));
}
