import type { LetterPart } from '@shared/documents';
import type { Answer } from '@shared/matching';
import { useTranslation } from '@shared/i18n';
import { Box, Button, HStack, PlusIcon, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { beginningOf } from '../parts/use-part-name.ts';
import { partOf } from './insertion.ts';
import { MarkedText } from './marked-text.tsx';

interface AnswerCardProps {
  readonly answer: Answer;
  /** The part of the letter that already contains the answer. */
  readonly part: LetterPart | undefined;
  readonly onInsert: (part: LetterPart, name: string) => void;
  readonly onEdit: (part: LetterPart) => void;
}

/**
 * A text of the person's that answers a requirement, with the matching words marked and a button that inserts it into
 * the letter.
 */
export function AnswerCard({ answer: { candidate, said }, part, onInsert, onEdit }: AnswerCardProps): ReactNode {
  const { t } = useTranslation();
  const text = candidate.kind === 'paragraph' ? candidate.from : beginningOf(candidate.text);
  return (
    <Box as="li" bg="bg.subtle" borderRadius="l2" p="3">
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {t(`suggestions.from.${candidate.kind}`, { name: candidate.from })}
      </Text>
      <Text mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
        <MarkedText text={candidate.text} ranges={said} />
      </Text>
      <HStack mt="2" gap="4" wrap="wrap">
        <Button
          size="sm"
          variant={part ? 'ghost' : 'outline'}
          colorPalette={part ? 'gray' : 'primary'}
          px={part ? '0' : '3.5'}
          // `aria-disabled` instead of `disabled` keeps the focus on the button after the text was inserted.
          aria-disabled={part !== undefined}
          _disabled={{ opacity: 1, cursor: 'default' }}
          aria-label={t(part ? 'suggestions.usedOf' : 'suggestions.insertOf', { text })}
          onClick={() => part === undefined && onInsert(partOf(candidate), text)}
        >
          {part === undefined && <PlusIcon size={16} aria-hidden />}
          {t(part ? 'suggestions.used' : 'suggestions.insert')}
        </Button>
        {part && (
          <Button
            size="sm"
            variant="plain"
            px="0"
            aria-label={t('suggestions.editOf', { text })}
            onClick={() => onEdit(part)}
          >
            {t('suggestions.edit')}
          </Button>
        )}
      </HStack>
    </Box>
  );
}
