import { useTranslation } from '@shared/i18n';
import type { OverlayProps } from '@shared/remote-kit';
import { AppDialog, Button, ErrorNotice, FileDrop, ListSkeleton, Stack, Text } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import { ReportList } from './report-list.tsx';
import type { ImportFault } from './send-archive.ts';
import { useAccountImport } from './use-account-import.ts';

/** Chooses an account export, shows what it would add and what is there already, and imports it. */
export function AccountImportDialog({ onClose }: OverlayProps): ReactNode {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, start } = useAccountImport();
  const addsNothing =
    state.status === 'ready' &&
    !state.report.hasNewHeadshot &&
    Object.values(state.report.parts).every(({ added }) => added === 0);
  const isImporting = state.status === 'importing';
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('accountImport.title')}
      size="lg"
      actions={
        state.status === 'done' ? (
          <Button onClick={onClose}>{t('accountImport.close')}</Button>
        ) : (
          <>
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              {t('accountImport.cancel')}
            </Button>
            {(state.status === 'ready' || isImporting) && (
              <Button
                loading={isImporting}
                loadingText={t('accountImport.importing')}
                disabled={addsNothing}
                onClick={() => void start()}
              >
                {t('accountImport.start')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap="6">
        {state.status === 'choosing' && (
          <>
            <Text maxWidth="reading">{t('accountImport.what')}</Text>
            {state.fault !== undefined && <Fault fault={state.fault} />}
            <FileDrop
              accept=".zip,application/zip"
              label={t('accountImport.file')}
              input={input}
              onChoose={(file) => void choose(file)}
              direction="column"
              gap="3"
              p="8"
            >
              <Button onClick={() => input.current?.click()}>{t('accountImport.choose')}</Button>
              <Text color="fg.muted" textStyle="sm">
                {t('accountImport.drop')}
              </Text>
            </FileDrop>
          </>
        )}
        {state.status === 'reading' && (
          <Stack gap="3">
            <Text role="status" color="fg.muted">
              {t('accountImport.reading')}
            </Text>
            <ListSkeleton />
          </Stack>
        )}
        {(state.status === 'ready' || isImporting) && (
          <>
            <Text>{t(addsNothing ? 'accountImport.nothing' : 'accountImport.preview')}</Text>
            {state.fault !== undefined && <Fault fault={state.fault} />}
            <ReportList report={state.report} />
          </>
        )}
        {state.status === 'done' && (
          <>
            <Text role="status">{t('accountImport.done')}</Text>
            <ReportList report={state.report} />
          </>
        )}
      </Stack>
    </AppDialog>
  );
}

function Fault({ fault }: { readonly fault: ImportFault }): ReactNode {
  const { t } = useTranslation();
  return (
    <ErrorNotice title={t(`accountImport.fault.${fault}.title`)} action={null}>
      {t(`accountImport.fault.${fault}.safe`)}
    </ErrorNotice>
  );
}
