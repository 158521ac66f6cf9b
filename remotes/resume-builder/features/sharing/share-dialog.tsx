import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, ErrorNotice, ListSkeleton, PlusIcon, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { ShareCard } from './share-card.tsx';
import { ShareForm } from './share-form.tsx';
import { newShareSettings } from './share-settings.ts';
import { useShares } from './use-shares.ts';

export interface ShareDialogProps {
  readonly resumeId: string;
  /** Saves what is not saved yet, since a link shows what the server has; answers whether all is saved. */
  readonly save: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** The links of a résumé: made, changed and ended here (decisions.md "Sharing"). */
export function ShareDialog({ resumeId, save, onClose }: ShareDialogProps): ReactNode {
  const { t } = useTranslation();
  const shares = useShares(resumeId, save);
  const [creating, setCreating] = useState(false);
  return (
    <AppDialog open onClose={onClose} title={t('share.title')} size="lg">
      <Stack gap="5">
        <Text>{t(shares.isGuest ? 'share.guest' : 'share.what')}</Text>
        {shares.failure !== null && (
          <ErrorNotice title={t('share.failed')} action={null}>
            {t(shares.failure === 'network' ? 'share.failedNetwork' : 'share.failedSafe')}
          </ErrorNotice>
        )}
        {!shares.isGuest && <Links shares={shares} creating={creating} onCreating={setCreating} />}
      </Stack>
    </AppDialog>
  );
}

interface LinksProps {
  readonly shares: ReturnType<typeof useShares>;
  readonly creating: boolean;
  readonly onCreating: (creating: boolean) => void;
}

function Links({ shares, creating, onCreating }: LinksProps): ReactNode {
  const { t } = useTranslation();
  if (shares.couldNotLoad) {
    return (
      <ErrorNotice title={t('share.loadFailed')} onRetry={shares.reload}>
        {t('share.loadFailedSafe')}
      </ErrorNotice>
    );
  }
  if (shares.links === undefined) return <ListSkeleton rows={1} />;
  return (
    <>
      {shares.links.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none" p="0">
          {shares.links.map((share) => (
            <ShareCard key={share.id} share={share} shares={shares} />
          ))}
        </Stack>
      )}
      {creating ? (
        <ShareForm
          settings={newShareSettings}
          hasPassword={false}
          submitLabel={t('share.create')}
          busy={shares.busy}
          onCancel={() => onCreating(false)}
          onSubmit={(settings) => void shares.create(settings).then((done) => onCreating(!done))}
        />
      ) : (
        <Button
          alignSelf="flex-start"
          variant={shares.links.length === 0 ? 'solid' : 'outline'}
          onClick={() => onCreating(true)}
        >
          <PlusIcon size={18} aria-hidden />
          {t(shares.links.length === 0 ? 'share.first' : 'share.another')}
        </Button>
      )}
    </>
  );
}
