import { useFormats, useTranslation, type Formats } from '@shared/i18n';
import { Button, DownloadIcon, ErrorNotice, Flex, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useExport } from './use-export.ts';

/** Formats a size, such as `12 kB` or `1.4 MB`. */
function sizeOf(bytes: number, formats: Formats): string {
  const isLarge = bytes >= 1_000_000;
  return formats.number(bytes / (isLarge ? 1_000_000 : 1_000), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}

/** Downloads all of the person's data and shows the progress. */
export function ExportAction({ variant = 'solid' }: { readonly variant?: 'solid' | 'outline' }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { state, start, cancel } = useExport();
  const isWorking = state.status === 'working';
  return (
    <Stack gap="3" align="flex-start">
      <Flex wrap="wrap" align="center" gap="3">
        <Button variant={variant} loading={isWorking} loadingText={t('export.working')} onClick={() => void start()}>
          <DownloadIcon size={18} aria-hidden />
          {t('export.start')}
        </Button>
        {isWorking && (
          <Button variant="ghost" colorPalette="gray" onClick={cancel}>
            {t('export.cancel')}
          </Button>
        )}
        {isWorking && state.bytes > 0 && (
          <Text color="fg.muted" textStyle="sm">
            {t('export.received', { size: sizeOf(state.bytes, formats) })}
          </Text>
        )}
      </Flex>
      <Text role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {isWorking ? t('export.wait') : state.status === 'done' ? t('export.done') : ''}
      </Text>
      {state.status === 'failed' && (
        <ErrorNotice title={t(`export.fault.${state.fault}.title`)} action={null}>
          {t(`export.fault.${state.fault}.safe`)}
        </ErrorNotice>
      )}
    </Stack>
  );
}
