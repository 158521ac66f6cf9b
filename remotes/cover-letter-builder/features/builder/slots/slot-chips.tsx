import type { ContentPlace } from '@shared/builder';
import { letterPiecesOf, type LetterPiece } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Mark, useVariableWords } from '@shared/paragraphs';
import { Button, Flex, Text } from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import { places } from '../page/letter-pieces.ts';
import { useSlotValues } from './slot-values.ts';

interface SlotChipsProps {
  readonly text: string;
  readonly goTo: (place: ContentPlace) => void;
}

type Slot = Exclude<LetterPiece, { kind: 'text' }>;

const slotsIn = (text: string): readonly Slot[] => {
  const slots = letterPiecesOf(text).filter((piece): piece is Slot => piece.kind !== 'text');
  return [...new Map(slots.map((slot) => [slot.name, slot])).values()];
};

/** The values that the variables in a text have in this letter; nothing for a text without variables. */
export function SlotChips({ text, goTo }: SlotChipsProps): ReactNode {
  const { t } = useTranslation();
  const inWords = useVariableWords();
  const values = useSlotValues();
  const slots = useMemo(() => slotsIn(text), [text]);
  if (slots.length === 0) return null;
  return (
    <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" aria-label={t('slots.inText')} textStyle="sm">
      {slots.map((slot) => {
        const name = inWords(slot);
        const value = slot.kind === 'variable' ? values[slot.name] : '';
        return (
          <li key={slot.name}>
            {slot.kind === 'unknown' ? (
              <Mark tone="unknown">{t('slots.isUnknown', { typed: name })}</Mark>
            ) : value === '' ? (
              <Button
                variant="plain"
                size="sm"
                px="0"
                height="auto"
                minHeight="6"
                onClick={() => goTo({ sectionId: places.variables, part: slot.name })}
              >
                <Mark tone="missing">{t('slots.isMissing', { name })}</Mark>
              </Button>
            ) : (
              <Text as="span" color="fg.muted">
                {t('slots.standsFor', { name })} <Mark>{value}</Mark>
              </Text>
            )}
          </li>
        );
      })}
    </Flex>
  );
}
