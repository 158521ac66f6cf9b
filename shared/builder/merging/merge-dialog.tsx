import { conflictKey, type MergeConflict, type MergeSide } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { AppDialog, Box, Button, Fieldset, RadioGroup, SimpleGrid, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { Draft } from '../editing/draft.ts';
import type { MergeQuestion } from './use-merging.ts';
import { useBuilderTexts } from '../texts.ts';

const unread = new Set(['id', 'eventId', 'variantId', 'kind', 'category', 'basedOn', 'field', 'visible', 'strokes']);

/** Returns every text in a part of a document, without ids and other technical names. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => (unread.has(field) ? [] : textsIn(part)));
}

/** One conflict as the dialog shows it: where it is, and the texts of both sides. */
export interface ConflictDescription {
  readonly where: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface MergeDialogProps<Document> {
  readonly question: MergeQuestion<Document>;
  /** Describes a conflict; `sides` holds my draft and theirs, in that order. */
  readonly inWords: (conflict: MergeConflict, sides: readonly Draft<Document>[]) => ConflictDescription;
  readonly onAnswer: (choices: ReadonlyMap<string, MergeSide>) => void;
  /** Postpones the decision; nothing is saved until it is made. */
  readonly onLater: () => void;
}

const sides: readonly MergeSide[] = ['mine', 'theirs'];

/** Shows side by side what two tabs or devices changed in one document, to be decided one by one or all at once. */
export function MergeDialog<Document>(props: MergeDialogProps<Document>): ReactNode {
  const { question, inWords, onAnswer, onLater } = props;
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeSide>>(new Map());
  const { conflicts, mine, theirs } = question;
  const all = (side: MergeSide): ReadonlyMap<string, MergeSide> =>
    new Map(conflicts.map((each) => [conflictKey(each), side]));
  return (
    <AppDialog
      open
      onClose={onLater}
      title={own('conflict.title')}
      role="alertdialog"
      size="lg"
      actions={
        <>
          <Button variant="outline" onClick={() => onAnswer(all('theirs'))}>
            {t('merge.allTheirs')}
          </Button>
          <Button variant="outline" onClick={() => onAnswer(all('mine'))}>
            {t('merge.allMine')}
          </Button>
          <Button disabled={choices.size < conflicts.length} onClick={() => onAnswer(choices)}>
            {t('merge.save')}
          </Button>
        </>
      }
    >
      <Stack gap="6">
        <Text>{t('merge.what', { count: conflicts.length })}</Text>
        {conflicts.map((conflict) => {
          const key = conflictKey(conflict);
          const words = inWords(conflict, [mine, theirs]);
          return (
            <Fieldset.Root key={key}>
              <Fieldset.Legend fontFamily="heading" fontSize="md" fontWeight="600" color="fg">
                {words.where}
              </Fieldset.Legend>
              <RadioGroup.Root
                colorPalette="primary"
                value={choices.get(key) ?? ''}
                onValueChange={({ value }) =>
                  setChoices(new Map(choices).set(key, value === 'theirs' ? 'theirs' : 'mine'))
                }
              >
                <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" mt="2">
                  {sides.map((side) => (
                    <RadioGroup.Item
                      key={side}
                      value={side}
                      alignItems="flex-start"
                      borderWidth="1px"
                      borderRadius="l2"
                      p="3"
                      borderColor={choices.get(key) === side ? 'primary.solid' : 'border'}
                    >
                      <RadioGroup.ItemHiddenInput />
                      <RadioGroup.ItemIndicator mt="0.5" />
                      <RadioGroup.ItemText fontWeight="400" minWidth="0">
                        <Text as="span" display="block" textStyle="label">
                          {t(`merge.${side}`)}
                        </Text>
                        <Box as="span" display="block" whiteSpace="pre-line" overflowWrap="anywhere" lineClamp={8}>
                          {words[side]}
                        </Box>
                      </RadioGroup.ItemText>
                    </RadioGroup.Item>
                  ))}
                </SimpleGrid>
              </RadioGroup.Root>
            </Fieldset.Root>
          );
        })}
      </Stack>
    </AppDialog>
  );
}
