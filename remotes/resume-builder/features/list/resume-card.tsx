import { useFormats, useTranslation } from '@shared/i18n';
import { AppLink, later } from '@shared/remote-kit';
import { Box, ChakraLink, Flex, Heading, Stack, Text } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import type { ResumeSummary } from './api/list-resumes.ts';
import { CardMenu } from './card-menu.tsx';
import { TitleField } from './title-field.tsx';
import { ThumbnailPlace } from './thumbnail-place.tsx';

const Thumbnail = later(
  async () => (await import('./thumbnail.tsx')).Thumbnail,
  () => <ThumbnailPlace />,
);

export interface ResumeCardProps {
  readonly resume: ResumeSummary;
  readonly isBusy: boolean;
  /** Resolves to whether it has the name now. */
  readonly onRename: (title: string) => Promise<boolean>;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** A résumé in the library: its first page, and its title, whose link covers the card and opens it. */
export function ResumeCard({ resume, isBusy, onRename, onDuplicate, onDelete }: ResumeCardProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isRenaming, setRenaming] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const title = resume.title.trim() === '' ? t('list.untitled') : resume.title;
  const wasRenaming = useRef(false);
  useEffect(() => {
    // The field is gone: what it stood for takes its focus.
    if (wasRenaming.current && !isRenaming) card.current?.querySelector('a')?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return (
    <Flex
      as="li"
      ref={card}
      direction="column"
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      aria-busy={isBusy}
      _hover={{ borderColor: 'border.control' }}
    >
      <Thumbnail of={`resumes/${resume.id}`} version={resume.version} />
      <Flex gap="1" p="3" pe="1" align="flex-start">
        <Stack gap="1" flex="1" minWidth="0">
          {isRenaming ? (
            <TitleField title={resume.title} onSave={onRename} onEnd={() => setRenaming(false)} />
          ) : (
            <Heading as="h2" textStyle="md" fontWeight="600" overflowWrap="anywhere" lineClamp={2}>
              <ChakraLink
                asChild
                color="fg"
                _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' }}
              >
                <AppLink to={paths.edit(resume.id)}>{title}</AppLink>
              </ChakraLink>
            </Heading>
          )}
          <Text textStyle="sm" color="fg.muted">
            <time dateTime={resume.updatedAt} title={formats.dateTime(resume.updatedAt)}>
              {t('list.changed', { when: formats.relative(resume.updatedAt) })}
            </time>
          </Text>
        </Stack>
        <Box position="relative" mt="-1.5" flexShrink="0">
          <CardMenu
            title={title}
            isBusy={isBusy}
            onRename={() => setRenaming(true)}
            onDuplicate={onDuplicate}
            onDelete={onDelete}
          />
        </Box>
      </Flex>
    </Flex>
  );
}
