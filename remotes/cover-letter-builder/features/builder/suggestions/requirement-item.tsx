import type { LetterPart } from '@shared/documents';
import type { Answer } from '@shared/matching';
import { useTranslation } from '@shared/i18n';
import { Box, Button, Flex, HStack, IconAction, Stack, Text, XIcon } from '@shared/ui';
import { memo, type ReactNode } from 'react';
import { AnswerCard } from './answer-card.tsx';
import { MarkedText } from './marked-text.tsx';

interface RequirementItemProps {
  readonly text: string;
  readonly answers: readonly Answer[];
  /** For each answer, the part of the letter that already contains it. */
  readonly inLetter: readonly (LetterPart | undefined)[];
  /** `name` is what the announcement says was added to the letter. */
  readonly onInsert: (part: LetterPart, name: string) => void;
  readonly onEdit: (part: LetterPart) => void;
  readonly onIgnore: (text: string) => void;
}

/** One requirement of the job, with the texts that answer it. */
function Item({ text, answers, inLetter, onInsert, onEdit, onIgnore }: RequirementItemProps): ReactNode {
  const { t } = useTranslation();
  /** The ranges of every word in the requirement that any answer covers. */
  const asked = [...new Map(answers.flatMap((answer) => answer.asked).map((range) => [range.start, range])).values()];
  const write = (): void => {
    const part = { kind: 'written', id: crypto.randomUUID(), text: '' } as const;
    onInsert(part, t('parts.written'));
    onEdit(part);
  };
  return (
    <Box as="li" minWidth="0">
      <Flex gap="2" justify="space-between" align="flex-start">
        <Text fontWeight="600" overflowWrap="anywhere" minWidth="0">
          <MarkedText text={text} ranges={asked.toSorted((one, other) => one.start - other.start)} />
        </Text>
        <IconAction
          size="sm"
          tip={t('suggestions.ignore')}
          label={t('suggestions.ignoreOf', { text })}
          onClick={() => onIgnore(text)}
        >
          <XIcon size={16} aria-hidden />
        </IconAction>
      </Flex>
      {answers.length === 0 ? (
        <HStack gap="3" wrap="wrap" columnGap="3" rowGap="0">
          <Text textStyle="sm" color="fg.muted">
            {t('suggestions.none')}
          </Text>
          <Button variant="plain" size="sm" px="0" aria-label={t('suggestions.writeOf', { text })} onClick={write}>
            {t('suggestions.write')}
          </Button>
        </HStack>
      ) : (
        <Stack as="ul" listStyleType="none" gap="2" mt="2">
          {answers.map((answer, index) => (
            <AnswerCard
              key={answer.candidate.entryId ?? answer.candidate.eventId}
              answer={answer}
              part={inLetter[index]}
              onInsert={onInsert}
              onEdit={onEdit}
            />
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** Memoized, so that a keystroke in the letter does not render it again. */
export const RequirementItem = memo(
  Item,
  (before, after) =>
    before.answers === after.answers && before.inLetter.every((part, index) => part?.id === after.inLetter[index]?.id),
);
