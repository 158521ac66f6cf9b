import type { ImportNote } from '@shared/importers';
import { useTranslation } from '@shared/i18n';
import { Box, GripVerticalIcon, Heading, HStack, InfoIcon, Stack, Text, TriangleAlertIcon, chakra } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { dragNote } from './dragged-note.ts';
import { TakeMenu, type TakeTarget } from './take-menu.tsx';

/** What becomes of texts that were left out. */
interface Taking {
  readonly targets: readonly TakeTarget[];
  readonly onTake: (note: ImportNote, into?: string) => void;
}

interface NotesListProps {
  readonly notes: readonly ImportNote[];
  /** Undefined where the list only informs. */
  readonly taking?: Taking;
}

/** Lists what could not be imported, then what was converted, each under the name of its field. */
export function NotesList({ notes, taking }: NotesListProps): ReactNode {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(notes.length);
  // The button that took a note is gone with it, so the focus would be nowhere.
  useEffect(() => {
    if (notes.length < before.current)
      (frame.current?.querySelector('ul') ?? frame.current)?.focus({ preventScroll: true });
    before.current = notes.length;
  }, [notes.length]);
  const leftOut = notes.filter((note) => note.leftOut);
  const adapted = notes.filter((note) => !note.leftOut);
  return (
    <Stack ref={frame} tabIndex={-1} outline="none" gap="4">
      <Group
        notes={leftOut}
        title={t('import.leftOut', { count: leftOut.length })}
        icon={<TriangleAlertIcon size={18} aria-hidden />}
        {...(taking && { take: (note) => <TakeNote note={note} index={notes.indexOf(note)} taking={taking} /> })}
      />
      <Group
        notes={adapted}
        title={t('import.adapted', { count: adapted.length })}
        icon={<InfoIcon size={18} aria-hidden />}
      />
    </Stack>
  );
}

interface GroupProps {
  readonly notes: readonly ImportNote[];
  readonly title: string;
  readonly icon: ReactNode;
  /** Returns what takes a note's text. */
  readonly take?: (note: ImportNote) => ReactNode;
}

function Group({ notes, title, icon, take }: GroupProps): ReactNode {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <Stack gap="2">
      <HStack gap="2">
        {icon}
        <Heading as="h3" textStyle="md">
          {title}
        </Heading>
      </HStack>
      <Stack as="ul" gap="2" listStyleType="none" maxHeight="16rem" overflowY="auto" tabIndex={0} aria-label={title}>
        {notes.map((note, index) => {
          const { path, code, value } = note;
          return (
            <Text as="li" key={`${path} ${code} ${index}`} textStyle="sm" overflowWrap="anywhere">
              <chakra.code fontFamily="mono" fontWeight="700">
                {path}
              </chakra.code>{' '}
              {t(`import.note.${code}`, { value })}
              {take?.(note)}
            </Text>
          );
        })}
      </Stack>
    </Stack>
  );
}

interface TakeNoteProps {
  readonly note: ImportNote;
  /** The note's place in the list of all notes. */
  readonly index: number;
  readonly taking: Taking;
}

/** Takes the text of a note into the résumé: by its menu, or dragged by the grip onto a part. */
function TakeNote({ note, index, taking }: TakeNoteProps): ReactNode {
  const { text } = note;
  if (text === undefined) return null;
  return (
    <HStack gap="1" mt="1">
      <Box draggable cursor="grab" color="fg.muted" aria-hidden onDragStart={(event) => dragNote(event, index)}>
        <GripVerticalIcon size={16} />
      </Box>
      <TakeMenu text={text} targets={taking.targets} onTake={(into) => taking.onTake(note, into)} />
    </HStack>
  );
}
