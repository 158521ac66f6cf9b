import type { LinkedJob } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { Box, Button, HStack, Stack, Text } from '@shared/ui';
import { memo, useRef, useState, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../editing/letter-action.ts';

const JobPicker = lazyComponent(async () => (await import('./job-picker.tsx')).JobPicker);

interface LinkedJobFieldProps {
  readonly job: LinkedJob | null;
  /** Whether the job was deleted. The letter then keeps the facts it last had. */
  readonly isGone: boolean;
  readonly edit: Dispatch<EditAction>;
}

/** The job that the letter is linked to, which fills its variables. The link is optional. */
export const LinkedJobField = memo(function JobTie({ job, isGone, edit }: LinkedJobFieldProps): ReactNode {
  const { t } = useTranslation();
  const [isPicking, setPicking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setPicking(false);
    opener.current?.focus();
  };
  const name = job && [job.position, job.company].filter((text) => text !== '').join(' · ');
  return (
    <Stack gap="3">
      {job === null ? (
        <Text color="fg.muted" textStyle="sm">
          {t('job.none')}
        </Text>
      ) : (
        <Box overflowWrap="anywhere">
          <Text fontWeight="600">{name === '' ? t('job.unnamed') : name}</Text>
          {job.location !== '' && (
            <Text textStyle="sm" color="fg.muted">
              {job.location}
            </Text>
          )}
          {isGone && (
            <Text textStyle="sm" mt="2">
              {t('job.gone')}
            </Text>
          )}
        </Box>
      )}
      <HStack gap="3" wrap="wrap">
        <Button
          ref={opener}
          size="sm"
          variant="outline"
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {t(job === null ? 'job.tie' : 'job.change')}
        </Button>
        {job !== null && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => {
              edit({ type: 'tie job', job: null });
              opener.current?.focus();
            }}
          >
            {t('job.untie')}
          </Button>
        )}
      </HStack>
      {isPicking && (
        <JobPicker
          tiedId={job?.id}
          onPick={(picked) => {
            edit({ type: 'tie job', job: picked });
            close();
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
});
