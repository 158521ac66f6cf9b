import { Box, Button, Flex, Input, PlusIcon, Stack, Text } from '@shared/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';

/** A block of the person as a picker shows it. */
export interface BlockChoice {
  readonly id: string;
  readonly title: string;
  /** What tells it from others of the same title; '' for nothing. */
  readonly detail: string;
}

export interface BlockPickerProps {
  readonly choices: readonly BlockChoice[];
  /** Those that the section shows already. */
  readonly usedIds: readonly string[];
  readonly onPick: (choice: BlockChoice) => void;
  readonly onClose: () => void;
}

/** From this number of blocks on they can be searched. */
const many = 6;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The person's blocks of one kind: which are used here, and the others to add. */
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

/** Keeps the focus once the block is added. */
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
