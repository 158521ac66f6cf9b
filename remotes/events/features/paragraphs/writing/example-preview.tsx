import { splitLetterText, type LetterVariable } from '@shared/documents';
import { useTranslation, useLocale } from '@shared/i18n';
import { Mark, VariableMark } from '@shared/paragraphs';
import { Box, Flex, Heading, Text } from '@shared/ui';
import { Fragment, useDeferredValue, useId, useMemo, type ReactNode } from 'react';
import { useExampleValues } from './use-example-values.ts';

/** Counts the words of a text. A variable counts as one word, whatever a letter fills in. */
function useWordCount(text: string): number {
  const { language } = useLocale();
  const segmenter = useMemo(() => new Intl.Segmenter(language, { granularity: 'word' }), [language]);
  return useMemo(
    () => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true).length,
    [segmenter, text],
  );
}

/** Previews a paragraph as in a letter, with marked examples for its variables and the word count below. */
export function ExamplePreview({ text }: { readonly text: string }): ReactNode {
  const { t } = useTranslation();
  const label = useId();
  const shown = useDeferredValue(text);
  const pieces = useMemo(() => splitLetterText(shown), [shown]);
  const examples: Readonly<Record<LetterVariable, string>> = useExampleValues();
  const words = useWordCount(shown);
  return (
    <Box as="section" aria-labelledby={label} bg="bg.subtle" borderWidth="1px" borderRadius="l2" p="4">
      <Flex justify="space-between" gap="4" wrap="wrap" align="baseline">
        <Heading as="h2" id={label} textStyle="md">
          {t('paragraphs.preview.title')}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t('paragraphs.preview.words', { count: words })}
        </Text>
      </Flex>
      {shown.trim() === '' ? (
        <Text color="fg.muted" mt="2">
          {t('paragraphs.preview.empty')}
        </Text>
      ) : (
        <Text mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {pieces.map((piece, index) => (
            <Fragment key={index}>
              {piece.kind === 'text' && piece.text}
              {piece.kind === 'variable' && <Mark>{examples[piece.name]}</Mark>}
              {piece.kind === 'unknown' && <VariableMark piece={piece} />}
            </Fragment>
          ))}
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted" mt="2">
        {t('paragraphs.preview.explanation')}
      </Text>
    </Box>
  );
}
