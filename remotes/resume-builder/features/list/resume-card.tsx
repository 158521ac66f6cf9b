import { useFormats, useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import {
  Box,
  ChakraLink,
  CopyIcon,
  FileTextIcon,
  Heading,
  HStack,
  IconAction,
  Stack,
  Text,
  Tile,
  Trash2Icon,
} from '@shared/ui';
import type { ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import type { ResumeSummary } from './api/list-resumes.ts';

interface ResumeCardProps {
  readonly resume: ResumeSummary;
  readonly isBusy: boolean;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** A résumé in the list. Its title, whose link covers the card, opens it. */
export function ResumeCard({ resume, isBusy, onDuplicate, onDelete }: ResumeCardProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const title = resume.title.trim() === '' ? t('list.untitled') : resume.title;
  return (
    <Box
      as="li"
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      p="4"
      _hover={{ borderColor: 'border.control' }}
    >
      <HStack align="flex-start" gap="4">
        <Tile tone="quiet" boxSize="10">
          <FileTextIcon size={20} aria-hidden />
        </Tile>
        <Stack gap="1" flex="1" minWidth="0">
          <Heading as="h2" textStyle="lg" fontWeight="600" overflowWrap="anywhere">
            <ChakraLink
              asChild
              color="fg"
              _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' }}
            >
              <AppLink to={paths.edit(resume.id)}>{title}</AppLink>
            </ChakraLink>
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            <time dateTime={resume.updatedAt} title={formats.dateTime(resume.updatedAt)}>
              {t('list.changed', { when: formats.relative(resume.updatedAt) })}
            </time>
          </Text>
        </Stack>
        <HStack gap="0" position="relative" me="-2" mt="-1">
          <IconAction
            tip={t('list.duplicate')}
            label={t('list.duplicateOf', { title })}
            loading={isBusy}
            onClick={onDuplicate}
          >
            <CopyIcon size={18} aria-hidden />
          </IconAction>
          <IconAction tip={t('list.delete')} label={t('list.deleteOf', { title })} onClick={onDelete}>
            <Trash2Icon size={18} aria-hidden />
          </IconAction>
        </HStack>
      </HStack>
    </Box>
  );
}
