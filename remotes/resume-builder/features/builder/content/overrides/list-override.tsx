import { useOrdering, useStable } from '@shared/builder';
import type { ResolvedList } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { moveItem, rowStyle } from '@shared/lists';
import { Button, HStack, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { EntryOverride } from './entry-override.tsx';
import { useItemEdit } from './use-item-edit.ts';

/** A list of a block, with its entries in the order of this résumé. */
export function ListOverride({ shown }: { readonly shown: ResolvedList }): ReactNode {
  const { t } = useTranslation();
  const { change, pushUp } = useItemEdit();
  const { list, variantId, inherited, entries, isReordered } = shown;
  const title = t(`overrides.list.${list}`);
  const ids = entries.map(({ id }) => id);
  const ordering = useOrdering({
    count: entries.length,
    nameOf: (index) =>
      list === 'skills' ? (entries[index]?.inherited ?? '') : t(`overrides.entry.${list}`, { place: index + 1 }),
    onMove: (from, to) => change({ what: 'order', ids: moveItem(ids, from, to), isOwn: true }),
  });
  const onMove = useStable((from: number, to: number) => ordering.move(from, to));
  const onKeyDown = useStable(ordering.onKeyDown);
  if (entries.length === 0) return null;
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
                  after: entries.map((entry) => entry.inherited),
                })
              }
            >
              {t('overrides.pushUpOrder')}
            </Button>
          </>
        )}
      </HStack>
      <Stack as="ol" listStyleType="none" gap="2">
        {entries.map((entry, index) => (
          <EntryOverride
            key={entry.id}
            {...entry}
            list={list}
            index={index}
            count={entries.length}
            onMove={onMove}
            onKeyDown={onKeyDown}
            rowStyle={rowStyle(ordering.drag, index)}
            isDragged={ordering.drag.isDragged(index)}
            onGrab={ordering.drag.onPointerDown}
          />
        ))}
      </Stack>
    </Stack>
  );
}
