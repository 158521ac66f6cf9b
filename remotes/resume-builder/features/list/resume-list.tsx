import { useTranslation } from '@shared/i18n';
import { ConfirmDialog, ErrorNotice, SimpleGrid, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { ResumeSummary } from './api/list-resumes.ts';
import { ResumeCard } from './resume-card.tsx';
import { useDeletion } from './use-deletion.ts';
import { useDuplication } from './use-duplication.ts';

/** The newest change first. */
function newestFirst(resumes: readonly ResumeSummary[]): readonly ResumeSummary[] {
  return [...resumes].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

export function ResumeList({ resumes }: { readonly resumes: readonly ResumeSummary[] }): ReactNode {
  const { t } = useTranslation();
  const deletion = useDeletion();
  const duplication = useDuplication();
  return (
    <>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, lg: 2 }} gap="4">
        {newestFirst(resumes).map((resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            isBusy={duplication.busyId === resume.id}
            onDuplicate={() => void duplication.duplicate(resume)}
            onDelete={() => deletion.ask(resume)}
          />
        ))}
      </SimpleGrid>
      <ConfirmDialog
        open={deletion.asked !== undefined}
        title={t('delete.title', { title: deletion.asked?.title ?? '' })}
        confirmLabel={t('delete.confirm')}
        tone="danger"
        busy={deletion.busy}
        onConfirm={() => void deletion.confirm()}
        onCancel={deletion.cancel}
      >
        <Stack gap="4">
          <Text>{t('delete.what')}</Text>
          {deletion.failed && <ErrorNotice title={t('delete.failed')}>{t('delete.failedHelp')}</ErrorNotice>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
