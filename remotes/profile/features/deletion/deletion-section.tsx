import { deletionGraceDays } from '@shared/contracts';
import { useFormats, useTranslation } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { Button, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { Section } from '../common/section.tsx';
import type { Me } from '../load-profile.ts';
import { useKeepAccount } from './use-keep-account.ts';

const DeletionDialog = lazyComponent(async () => (await import('./deletion-dialog.tsx')).DeletionDialog);

/** Starts the deletion of the account, or cancels it while there is time. */
export function DeletionSection({ me }: { readonly me: Me }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const [asking, setAsking] = useState(false);
  const { keep, isKeeping } = useKeepAccount();
  const { deletionDate, deletionConfirmation, deletionEmail } = me;
  const isLeaving = deletionDate !== null;
  return (
    <Section id="profile-deletion" title={t('deletion.section')}>
      <Stack gap="4" align="flex-start">
        <Text maxWidth="70ch">
          {deletionDate === null
            ? t('deletion.purpose', { count: deletionGraceDays })
            : t('deletion.scheduled', { date: formats.date(deletionDate) })}
        </Text>
        {/* One button serves both states, so that the closing dialog can return the focus to it. */}
        <Button
          variant={isLeaving ? 'solid' : 'outline'}
          colorPalette={isLeaving ? 'primary' : 'danger'}
          loading={isKeeping}
          onClick={() => (isLeaving ? void keep() : setAsking(true))}
        >
          {t(isLeaving ? 'deletion.keep' : 'deletion.open')}
        </Button>
      </Stack>
      {asking && (
        <DeletionDialog
          confirmation={deletionConfirmation}
          noticeTo={deletionEmail}
          onClose={() => setAsking(false)}
          onRequested={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
