import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, ErrorNotice, ListSkeleton, PlusIcon, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { ShareCard } from './share-card.tsx';
import { ShareForm } from './share-form.tsx';
import { newShareSettings } from './share-settings.ts';
import { useShares } from './use-shares.ts';
import { useSharingTexts } from './texts.ts';

export interface ShareDialogProps {
  readonly documentId: string;
  /** Saves what is not saved yet, since a link shows what the server has; answers whether all is saved. */
  readonly save: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** The links of a document: made, changed and ended here (decisions.md "Sharing"). */
export function ShareDialog({ documentId, save, onClose }: ShareDialogProps): ReactNode {
  const t = useSharingTexts();
  const { t: own } = useTranslation();
  const shares = useShares(documentId, save);
  const [creating, setCreating] = useState(false);
  return (
    <AppDialog open onClose={onClose} title={own('share.title')} size="lg">
      <Stack gap="5">
        <Text>{shares.isGuest ? t('guest') : own('share.what')}</Text>
        {shares.failure !== null && (
          <ErrorNotice title={t('failed')} action={null}>
            {t(shares.failure === 'network' ? 'failedNetwork' : 'failedSafe')}
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
  const t = useSharingTexts();
  if (shares.couldNotLoad) {
    return (
      <ErrorNotice title={t('loadFailed')} onRetry={shares.reload}>
        {t('loadFailedSafe')}
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
          submitLabel={t('create')}
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
          {t(shares.links.length === 0 ? 'first' : 'another')}
        </Button>
      )}
    </>
  );
}
