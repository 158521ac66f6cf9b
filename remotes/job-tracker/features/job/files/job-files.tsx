import { jobFileLimits } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useEnvironment } from '@shared/remote-kit';
import { Box, Button, FileDrop, PlusIcon, Text, useNotices } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { deleteFile, getJobFiles, restoreFile, uploadFile, type JobFile } from '../api/job-files.ts';
import { PartSection } from '../../common/part-section.tsx';
import { FileRow } from './file-row.tsx';
import { useFileFault } from './use-file-fault.ts';

/** The endings and media types of the kinds that the server accepts. */
const accepted = '.pdf,.docx,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg';

/** The files of a job, such as an offer letter. One is added by its button or by dropping it. */
export function JobFiles({ jobId }: { readonly jobId: string }): ReactNode {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const notices = useNotices();
  const faultOf = useFileFault();
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [uploading, setUploading] = useState<string>();
  const [fault, setFault] = useState<string>();
  const { data, error, refetch } = useQuery(getJobFiles, {
    ...{ variables: { id: jobId }, fetchPolicy: 'cache-and-network', context: keepPlace },
  });
  const reload = (): Promise<unknown> => refetch().catch(() => undefined);
  const upload = async (file: File): Promise<void> => {
    const isTooLarge = file.size > jobFileLimits.size;
    setFault(undefined);
    setUploading(file.name);
    const code = isTooLarge ? 'too_large' : await uploadFile(environment, jobId, file);
    if (code === undefined) await reload();
    else setFault(faultOf(code, file));
    setUploading(undefined);
  };
  const restore = async (file: JobFile): Promise<void> => {
    const code = await restoreFile(environment, file);
    await reload();
    if (code !== undefined) setFault(faultOf(code, file));
  };
  const remove = async (file: JobFile): Promise<void> => {
    setFault(undefined);
    const code = await deleteFile(environment, file);
    await reload();
    if (code !== undefined) {
      setFault(faultOf(code, file));
      return;
    }
    // The focused button disappears with its file.
    addButton.current?.focus();
    notices.show({
      kind: 'info',
      title: t('files.removed', { name: file.name }),
      action: { label: t('undo'), onClick: () => void restore(file) },
    });
  };
  const files = data?.job.files ?? [];
  return (
    <PartSection title={t('files.title')} look="panel">
      <FileDrop
        accept={accepted}
        label={t('files.add')}
        input={input}
        busy={uploading !== undefined}
        direction="column"
        align="stretch"
        px="3"
        py="2"
        onChoose={(file) => void upload(file)}
      >
        <Box as="ul" aria-label={t('files.title')} listStyleType="none" _empty={{ display: 'none' }}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onChanged={reload}
              onFault={setFault}
              onRemove={() => void remove(file)}
            />
          ))}
        </Box>
        <Button
          ref={addButton}
          variant="plain"
          size="sm"
          px="0"
          alignSelf="flex-start"
          aria-disabled={uploading !== undefined}
          onClick={() => uploading === undefined && input.current?.click()}
        >
          <PlusIcon size={16} aria-hidden />
          {t('files.add')}
        </Button>
        <Text textStyle="xs" color="fg.muted">
          {t('files.rules')}
        </Text>
        <Text role="status" textStyle="sm" _empty={{ display: 'none' }}>
          {uploading === undefined ? '' : t('files.uploading', { name: uploading })}
        </Text>
        {data === undefined && error !== undefined && (
          <Text role="status" textStyle="sm">
            {t('files.listFailed')}
          </Text>
        )}
        {fault !== undefined && (
          <Text role="alert" textStyle="sm" color="fg.error" overflowWrap="anywhere">
            {fault}
          </Text>
        )}
      </FileDrop>
    </PartSection>
  );
}
