import type { ImportNote } from '@shared/importers';
import { useTranslation } from '@shared/i18n';
import { Button, Heading, HStack, InfoIcon, Stack, Text, TriangleAlertIcon, chakra } from '@shared/ui';
import type { ReactNode } from 'react';

interface NotesListProps {
  readonly notes: readonly ImportNote[];
  /** Takes a text that was left out because nothing said what it is. */
  readonly onTake?: (note: ImportNote) => void;
}

/** Lists what could not be imported, then what was converted, each under the name of its field. */
export function NotesList({ notes, onTake }: NotesListProps): ReactNode {
  const { t } = useTranslation();
  const leftOut = notes.filter((note) => note.leftOut);
  const adapted = notes.filter((note) => !note.leftOut);
  return (
    <Stack gap="4">
      <Group
        notes={leftOut}
        title={t('import.leftOut', { count: leftOut.length })}
        icon={<TriangleAlertIcon size={18} aria-hidden />}
        onTake={onTake}
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
  readonly onTake?: NotesListProps['onTake'] | undefined;
}

function Group({ notes, title, icon, onTake }: GroupProps): ReactNode {
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
              {onTake && code === 'not-recognised' && (
                <Button ms="2" size="xs" variant="outline" colorPalette="gray" onClick={() => onTake(note)}>
                  {t('import.correct.take')}
                </Button>
              )}
            </Text>
          );
        })}
      </Stack>
    </Stack>
  );
}
