import { Box, Button, Flex, Input, PlusIcon, Stack, Text } from '@shared/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';

/** One of the user's blocks, as a picker shows it. */
export interface BlockChoice {
  readonly id: string;
  readonly title: string;
  /** Distinguishes the block from others with the same title; empty when there is nothing to add. */
  readonly detail: string;
}

export interface BlockPickerProps {
  readonly choices: readonly BlockChoice[];
  /** The ids of the blocks that the section already shows. */
  readonly usedIds: readonly string[];
  readonly onPick: (choice: BlockChoice) => void;
  readonly onClose: () => void;
}

/** The number of blocks from which the picker offers a search field. */
const many = 6;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The user's blocks of one kind: those already used in this section, and the others to add. */
export function BlockPicker({ choices, usedIds, onPick, onClose }: BlockPickerProps): ReactNode {
  const t = useBuilderTexts();
  const [search, setSearch] = useState('');
  const words = plain(search).split(/\s+/);
  const found = choices.filter(({ title, detail }) => {
    const text = plain(`${title} ${detail}`);
    return words.every((word) => text.includes(word));
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <Stack gap="2" borderWidth="1px" borderRadius="l2" p="3" onKeyDown={onKeyDown}>
      {choices.length >= many && (
        <Input
          aria-label={t('events.search')}
          placeholder={t('events.search')}
          value={search}
          autoFocus
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <Text role="status" textStyle="sm" color="fg.muted">
        {found.length === 0 ? t('events.noneFound') : ''}
      </Text>
      <Stack as="ul" listStyleType="none" gap="1" maxHeight="20rem" overflowY="auto" aria-label={t('events.own')}>
        {found.map((choice) => (
          <Flex as="li" key={choice.id} align="center" gap="2" justify="space-between" minHeight="11">
            <Box minWidth="0" overflowWrap="anywhere">
              <Text fontWeight="600">{choice.title}</Text>
              {choice.detail !== '' && (
                <Text textStyle="sm" color="fg.muted" lineClamp={1}>
                  {choice.detail}
                </Text>
              )}
            </Box>
            <PickButton name={choice.title} isUsed={usedIds.includes(choice.id)} onPick={() => onPick(choice)} />
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}

interface PickButtonProps {
  readonly name: string;
  readonly isUsed: boolean;
  readonly onPick: () => void;
}

/** A button that keeps the focus after its block is added. */
function PickButton({ name, isUsed, onPick }: PickButtonProps): ReactNode {
  const t = useBuilderTexts();
  return (
    <Button
      size="sm"
      variant={isUsed ? 'ghost' : 'outline'}
      colorPalette={isUsed ? 'gray' : 'primary'}
      flexShrink="0"
      aria-label={t(isUsed ? 'events.usedOf' : 'events.addOf', { name })}
      aria-disabled={isUsed}
      _disabled={{ opacity: 1, cursor: 'default' }}
      onClick={() => !isUsed && onPick()}
    >
      {!isUsed && <PlusIcon size={16} aria-hidden />}
      {t(isUsed ? 'events.used' : 'events.addThis')}
    </Button>
  );
}
