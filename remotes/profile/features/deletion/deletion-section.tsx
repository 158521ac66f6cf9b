import { deletionGraceDays } from '@shared/contracts';
import { useFormats, useTranslation } from '@shared/i18n';
import { later } from '@shared/remote-kit';
import { Button, Stack, Text } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { Section } from '../common/section.tsx';
import type { Me } from '../load-profile.ts';
import { KeepButton } from './keep-button.tsx';

const DeletionDialog = later(async () => (await import('./deletion-dialog.tsx')).DeletionDialog);

/** The way to have the account deleted, or to keep it while there is time. */
export function DeletionSection({ me }: { readonly me: Me }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { deletionDate, deletionConfirmation } = me;
  // One button takes the other's place, and its focus.
  const goOn = (): void => void requestAnimationFrame(() => button.current?.focus());
  return (
    <Section id="profile-deletion" title={t('deletion.section')}>
      <Stack gap="4" align="flex-start">
        <Text maxWidth="70ch">
          {deletionDate === null
            ? t('deletion.purpose', { count: deletionGraceDays })
            : t('deletion.scheduled', { date: formats.date(deletionDate) })}
        </Text>
        {deletionDate === null ? (
          <Button ref={button} variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
            {t('deletion.open')}
          </Button>
        ) : (
          <KeepButton buttonRef={button} onKept={goOn} />
        )}
      </Stack>
      {asking && (
        <DeletionDialog
          confirmation={deletionConfirmation}
          onClose={() => setAsking(false)}
          onRequested={() => {
            setAsking(false);
            goOn();
          }}
        />
      )}
    </Section>
  );
}
