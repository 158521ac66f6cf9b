import { Button, chakra, Flex, HStack, PageTools, Text, Trash2Icon } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useListTexts } from '../texts.ts';
import { CheckField } from './check-field.tsx';

interface SelectionBarProps {
  /** The accessible name of the rows: `Selected blocks`. */
  readonly label: string;
  readonly selected: number;
  readonly shown: number;
  readonly onAll: (on: boolean) => void;
  readonly onDelete: () => void;
  readonly onDone: () => void;
  /** Additional actions for the selected rows. */
  readonly tools?: ReactNode;
}

/** The actions on all selected rows, in the place of the page's toolbar. */
export function SelectionBar(props: SelectionBarProps): ReactNode {
  const { label, selected, shown, onAll, onDelete, onDone, tools } = props;
  const t = useListTexts();
  const all = useRef<HTMLInputElement>(null);
  const isSome = selected > 0 && selected < shown;
  useEffect(() => all.current?.focus(), []);
  useEffect(() => {
    if (all.current !== null) all.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <PageTools>
      <Flex
        role="group"
        aria-label={label}
        data-selection-tools=""
        flex="1"
        wrap="wrap"
        align="center"
        columnGap="3"
        // Escape in a menu or dialog of the bar closes only that.
        onKeyDown={({ key, currentTarget, target }) =>
          key === 'Escape' && currentTarget.contains(target as Node) && onDone()
        }
      >
        <Flex as="label" align="center" gap="1" cursor="pointer" minHeight="10">
          <CheckField>
            <chakra.input
              ref={all}
              type="checkbox"
              boxSize="5"
              accentColor="primary.solid"
              checked={shown > 0 && selected === shown}
              onChange={({ target }) => onAll(target.checked)}
            />
          </CheckField>
          {t('select.all', { count: shown })}
        </Flex>
        <Text role="status" color="fg.muted">
          {t('select.count', { count: selected })}
        </Text>
        <HStack gap="0" ms="auto" wrap="wrap">
          {tools}
          <Button size="sm" variant="ghost" colorPalette="danger" disabled={selected === 0} onClick={onDelete}>
            <Trash2Icon size={18} aria-hidden />
            {t('select.delete')}
          </Button>
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDone}>
            {t('select.done')}
          </Button>
        </HStack>
      </Flex>
    </PageTools>
  );
}
