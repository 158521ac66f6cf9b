import { useAnnounce, useOrdering, useStable, type ContentPlace } from '@shared/builder';
import { letterLimits, type LetterPart } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { rowStyle } from '@shared/lists';
import { Box, Stack } from '@shared/ui';
import { useRef, useState, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../editing/letter-action.ts';
import { AddPart } from './add-part.tsx';
import { useParagraphs } from './paragraphs-context.ts';
import { PartCard } from './part-card.tsx';
import { usePartName } from './use-part-name.ts';

interface PartListProps {
  readonly parts: readonly LetterPart[];
  readonly edit: Dispatch<EditAction>;
  readonly goTo: (place: ContentPlace) => void;
}

/** The paragraphs of the letter in order, with a control to add more. */
export function PartList({ parts, edit, goTo }: PartListProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const paragraphs = useParagraphs();
  const nameOf = usePartName(paragraphs);
  const [addedId, setAddedId] = useState<string>();
  const adding = useRef<HTMLDivElement>(null);
  const names = parts.map(nameOf);
  const ordering = useOrdering({
    count: parts.length,
    nameOf: (index) => names[index] ?? '',
    onMove: (from, to) => edit({ type: 'move part', id: parts[from]?.id ?? '', to }),
  });
  const onMove = useStable(ordering.move);
  const onKeyDown = useStable(ordering.onKeyDown);
  const onRemove = useStable((id: string, name: string) => {
    edit({ type: 'remove part', id });
    announce(t('parts.removed', { name }));
    adding.current?.querySelector('button')?.focus();
  });
  return (
    <Stack gap="1" role="group" aria-label={t('parts.title')} borderYWidth="1px" my="2" py="2">
      {parts.length > 0 && (
        <Stack as="ol" listStyleType="none" gap="0" aria-label={t('parts.title')}>
          {parts.map((part, index) => (
            <Box as="li" key={part.id} borderRadius="l2" {...rowStyle(ordering.drag, index)}>
              <PartCard
                part={part}
                block={part.kind === 'block' ? paragraphs.find(({ id }) => id === part.eventId) : undefined}
                name={names[index] ?? ''}
                index={index}
                count={parts.length}
                autoFocus={part.id === addedId}
                onMove={onMove}
                onKeyDown={onKeyDown}
                isDragged={ordering.drag.isDragged(index)}
                onGrab={ordering.drag.onPointerDown}
                onRemove={onRemove}
                edit={edit}
                goTo={goTo}
              />
            </Box>
          ))}
        </Stack>
      )}
      {parts.length < letterLimits.parts && (
        <AddPart
          ref={adding}
          parts={parts}
          onAdd={(part) => {
            if (part.kind === 'written') setAddedId(part.id);
            edit({ type: 'add part', part });
          }}
        />
      )}
    </Stack>
  );
}
