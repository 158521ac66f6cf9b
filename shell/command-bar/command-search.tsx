import { Box, CloseButton, Flex, Input, SearchIcon, Text } from '@shared/ui';
import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { NavigationProps } from '../navigation/entries.ts';
import type { Command } from './command.ts';
import { findCommands } from './find-commands.ts';
import { ResultCount } from './result-count.tsx';
import { optionId, ResultList } from './result-list.tsx';
import { useCommandTexts } from './texts.ts';
import { usePlaces } from './use-places.ts';
import { useRecords } from './use-records.ts';

interface Props {
  readonly navigation: NavigationProps;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChoose: (command: Command) => void;
  readonly onClose: () => void;
}

/** The command that a key leads to, as an index; undefined for keys of the text. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The field and what it finds: a combobox, in which the focus stays in the field (WAI-ARIA Authoring Practices). */
export function CommandSearch({ navigation, field, onChoose, onClose }: Props): ReactNode {
  const t = useCommandTexts();
  const listId = useId();
  const [search, setSearch] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const places = usePlaces(navigation);
  const records = useRecords(search);
  const groups = findCommands([...places, ...records.commands], search);
  const found = groups.flatMap(({ commands }) => commands);
  // What arrives later does not change which command is active.
  const place = Math.max(
    0,
    found.findIndex(({ id }) => id === activeId),
  );
  const active = found[place];

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (active === undefined) return;
    const next = event.key === 'Enter' ? place : placeAfter(event.key, place, found.length);
    if (next === undefined) return;
    event.preventDefault();
    if (event.key === 'Enter') onChoose(active);
    else setActiveId(found[next]?.id);
  };
  return (
    <>
      <Flex align="center" gap="2" p="2" borderBottomWidth="1px">
        <Box position="relative" flex="1" minWidth="0">
          <Box position="absolute" insetStart="3" top="50%" transform="translateY(-50%)" color="fg.muted" zIndex="1">
            <SearchIcon size={18} aria-hidden />
          </Box>
          <Input
            ref={field}
            ps="12"
            border="none"
            bg="transparent"
            role="combobox"
            aria-label={t('label')}
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-activedescendant={active && optionId(listId, active)}
            placeholder={t('placeholder')}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setActiveId(undefined);
            }}
            onKeyDown={onKeyDown}
          />
        </Box>
        <CloseButton aria-label={t('close')} colorPalette="gray" onClick={onClose} />
      </Flex>
      {found.length === 0 && (
        <Text color="fg.muted" p="4">
          {records.isLoading ? t('searching') : t('nothing', { search: search.trim() })}
        </Text>
      )}
      <ResultList id={listId} groups={groups} active={active} onActivate={setActiveId} onChoose={onChoose} />
      {records.hasFailed && (
        <Text textStyle="sm" color="fg.muted" px="4" py="3" borderTopWidth="1px">
          {t('failed')}
        </Text>
      )}
      <ResultCount count={records.isLoading ? undefined : found.length} hasFailed={records.hasFailed} />
    </>
  );
}
