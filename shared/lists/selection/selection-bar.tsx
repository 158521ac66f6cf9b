import { Button, chakra, Flex, HStack, Text, Trash2Icon } from '@shared/ui';
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

/** The actions on all selected rows. The bar stays in view above them. */
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
    <Flex
      role="group"
      aria-label={label}
      position="sticky"
      // Below the page's head.
      top="calc(var(--tessera-top, 0px) + var(--page-head, 0px))"
      zIndex="docked"
      wrap="wrap"
      align="center"
      gap={{ base: '1', md: '3' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      ps={{ base: '1', md: '3' }}
      pe="2"
      py="1"
    >
      <Flex as="label" align="center" gap="1" cursor="pointer" minHeight="11">
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
      <Text role="status" color="fg.muted" px="2">
        {t('select.count', { count: selected })}
      </Text>
      <HStack gap="0" ms="auto" wrap="wrap">
        {tools}
        <Button variant="ghost" colorPalette="danger" disabled={selected === 0} onClick={onDelete}>
          <Trash2Icon size={18} aria-hidden />
          {t('select.delete')}
        </Button>
        <Button variant="ghost" colorPalette="gray" onClick={onDone}>
          {t('select.done')}
        </Button>
      </HStack>
    </Flex>
  );
}
