import { useOrdering, useStable } from '@shared/builder';
import type { ResolvedList } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { moveItem, rowStyle } from '@shared/lists';
import { Button, HStack, PlusIcon, Stack, Text } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { AddedEntry } from './added-entry.tsx';
import { EntryOverride } from './entry-override.tsx';
import { useItemEdit } from './use-item-edit.ts';

/** A list of a block, with its entries and those that only this résumé has, in the order of this résumé. */
export function ListOverride({ shown }: { readonly shown: ResolvedList }): ReactNode {
  const { t } = useTranslation();
  const { change, pushUp } = useItemEdit();
  const { list, variantId, inherited, entries, isReordered } = shown;
  const title = t(`overrides.list.${list}`);
  const ids = entries.map(({ id }) => id);
  const [newId, setNewId] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const add = (): void => {
    const id = crypto.randomUUID();
    setNewId(id);
    change({ what: 'add', entry: { id, list, text: '', ...(variantId !== undefined && { variantId }) } });
  };
  const ordering = useOrdering({
    count: entries.length,
    nameOf: (index) =>
      list === 'skills' && entries[index]?.isAdded === false
        ? entries[index].inherited
        : t(`overrides.entry.${list}`, { place: index + 1 }),
    onMove: (from, to) => change({ what: 'order', ids: moveItem(ids, from, to), isOwn: true }),
  });
  const onMove = useStable((from: number, to: number) => ordering.move(from, to));
  const onKeyDown = useStable(ordering.onKeyDown);
  return (
    <Stack gap="2" role="group" aria-label={title}>
      <HStack gap="4" wrap="wrap">
        <Text textStyle="label">{title}</Text>
        {isReordered && (
          <>
            <Button
              size="sm"
              variant="plain"
              px="0"
              aria-label={t('overrides.resetOrderOf', { name: title })}
              onClick={() => change({ what: 'order', ids, isOwn: false })}
            >
              {t('overrides.resetOrder')}
            </Button>
            <Button
              size="sm"
              variant="plain"
              px="0"
              aria-label={t('overrides.pushUpOrderOf', { name: title })}
              onClick={() =>
                pushUp({
                  ...{ what: 'order', list, variantId, ids, before: inherited },
                  after: entries.filter(({ isAdded }) => !isAdded).map((entry) => entry.inherited),
                })
              }
            >
              {t('overrides.pushUpOrder')}
            </Button>
          </>
        )}
      </HStack>
      <Stack as="ol" listStyleType="none" gap="2">
        {entries.map((entry, index) => {
          const row = {
            ...{ list, index, onMove, onKeyDown, onGrab: ordering.drag.onPointerDown },
            rowStyle: rowStyle(ordering.drag, index),
            isDragged: ordering.drag.isDragged(index),
          };
          return entry.isAdded ? (
            <AddedEntry
              key={entry.id}
              {...row}
              id={entry.id}
              text={entry.text}
              variantId={variantId}
              ids={ids}
              isNew={entry.id === newId}
              onRemoved={() => addButton.current?.focus()}
            />
          ) : (
            <EntryOverride key={entry.id} {...entry} {...row} count={entries.length} />
          );
        })}
      </Stack>
      <Button ref={addButton} variant="plain" size="sm" px="0" alignSelf="flex-start" onClick={add}>
        <PlusIcon size={16} aria-hidden />
        {t(`overrides.add.${list}`)}
      </Button>
    </Stack>
  );
}
