import { OrderButtons, RowGrip, useOrdering } from '@shared/builder';
import { resumeLimits, type CustomItem } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Button, Flex, IconAction, PlusIcon, Stack, Text, Textarea, Trash2Icon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { moveItem, rowStyle } from '@shared/lists';

type Points = CustomItem['points'];

interface PointsEditorProps {
  readonly points: Points;
  readonly onChange: (points: Points) => void;
}

/** A list of single-line bullets, in which Enter moves on to the next one. */
export function PointsEditor({ points, onChange }: PointsEditorProps): ReactNode {
  const { t } = useTranslation();
  const [addedId, setAddedId] = useState<string>();
  const ordering = useOrdering({
    count: points.length,
    nameOf: (index) => t('points.name', { place: index + 1 }),
    onMove: (from, to) => onChange(moveItem(points, from, to)),
  });
  const addAt = (place: number): void => {
    if (points.length >= resumeLimits.pointsPerItem) return;
    const point = { id: crypto.randomUUID(), text: '' };
    onChange([...points.slice(0, place), point, ...points.slice(place)]);
    setAddedId(point.id);
  };
  return (
    <Stack gap="2" role="group" aria-label={t('points.title')}>
      <Text textStyle="label">{t('points.title')}</Text>
      <Stack as="ol" listStyleType="none" gap="2">
        {points.map((point, index) => {
          const name = t('points.name', { place: index + 1 });
          return (
            <Flex
              as="li"
              key={point.id}
              data-text-of={point.id}
              align="flex-start"
              borderRadius="l2"
              {...rowStyle(ordering.drag, index)}
            >
              <RowGrip drag={ordering.drag} index={index} count={points.length} />
              <Textarea
                aria-label={name}
                value={point.text}
                rows={1}
                fieldSizing="content"
                minH="10"
                maxLength={resumeLimits.point}
                autoFocus={point.id === addedId}
                onChange={({ target }) =>
                  onChange(points.map((each) => (each.id === point.id ? { ...each, text: target.value } : each)))
                }
                onKeyDown={(event) => {
                  ordering.onKeyDown(event, index);
                  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  addAt(index + 1);
                }}
              />
              <OrderButtons name={name} index={index} count={points.length} onMove={(to) => ordering.move(index, to)} />
              <IconAction
                tip={t('points.removeThis')}
                label={t('points.remove', { name })}
                size="sm"
                onClick={() => onChange(points.filter(({ id }) => id !== point.id))}
              >
                <Trash2Icon size={16} aria-hidden />
              </IconAction>
            </Flex>
          );
        })}
      </Stack>
      <Button variant="plain" size="sm" alignSelf="flex-start" px="0" onClick={() => addAt(points.length)}>
        <PlusIcon size={16} aria-hidden />
        {t('points.add')}
      </Button>
    </Stack>
  );
}
