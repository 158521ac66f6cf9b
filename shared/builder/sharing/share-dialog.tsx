import { unfilledVariablesOf, type ComposedDocument } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useEnvironment } from '@shared/remote-kit';
import { AppDialog, Button, ErrorNotice, ListSkeleton, PlusIcon, Stack, Text, VisuallyHidden } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ShareCard } from './share-card.tsx';
import { ShareForm } from './share-form.tsx';
import { newShareSettings } from './share-settings.ts';
import { useShares } from './use-shares.ts';
import { useSharingTexts } from './texts.ts';
import { UnfinishedNotice } from './unfinished-notice.tsx';

export interface ShareDialogProps {
  readonly documentId: string;
  /** The document as it is printed now; an incomplete one is not shown to others. */
  readonly composed: ComposedDocument;
  /** Whether a link may show a résumé together with the document. */
  readonly canBundle: boolean;
  /** Closes the dialog, says what is missing in the document, and leads there. */
  readonly onFillIn: () => void;
  /** Saves unsaved changes, because a link shows the state on the server; resolves to whether all is saved. */
  readonly save: () => Promise<boolean>;
  readonly onClose: () => void;
}

const failureTexts: Readonly<Record<string, string>> = {
  network: 'failedNetwork',
  full: 'failedFull',
  'too-many': 'failedTooMany',
  unfinished: 'failedUnfinished',
  'refused-new': 'failedNew',
};

/** The dialog in which the links of a document are created, changed, and revoked (decisions.md "Sharing"). */
export function ShareDialog(props: ShareDialogProps): ReactNode {
  const { documentId, composed, canBundle, save, onFillIn, onClose } = props;
  const t = useSharingTexts();
  const { t: own } = useTranslation();
  const shares = useShares(documentId, save);
  const environment = useEnvironment();
  const missing = unfilledVariablesOf(composed);
  return (
    <AppDialog open onClose={onClose} title={own('share.title')} size="lg">
      <Stack gap="4">
        <Text>{shares.isGuest ? t('guest') : own('share.what')}</Text>
        {shares.isGuest && environment.createAccount && (
          <Button
            alignSelf="flex-start"
            onClick={() => {
              onClose();
              environment.createAccount?.();
            }}
          >
            {t('createAccount')}
          </Button>
        )}
        {shares.failure !== null && (
          <ErrorNotice title={t('failed')} action={null}>
            {t(failureTexts[shares.failure] ?? 'failedSafe')}
          </ErrorNotice>
        )}
        {!shares.isGuest && missing.length > 0 && <UnfinishedNotice missing={missing} onFillIn={onFillIn} />}
        {!shares.isGuest && <Links shares={shares} canBundle={canBundle} mayCreate={missing.length === 0} />}
      </Stack>
      <VisuallyHidden role="status">{shares.createdId === undefined ? '' : t('created')}</VisuallyHidden>
      {shares.question}
    </AppDialog>
  );
}

interface LinksProps {
  readonly shares: ReturnType<typeof useShares>;
  readonly canBundle: boolean;
  readonly mayCreate: boolean;
}

function Links({ shares, canBundle, mayCreate }: LinksProps): ReactNode {
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
      {mayCreate && <NewLink shares={shares} isFirst={shares.links.length === 0} canBundle={canBundle} />}
    </>
  );
}

interface NewLinkProps {
  readonly shares: ReturnType<typeof useShares>;
  readonly isFirst: boolean;
  readonly canBundle: boolean;
}

function NewLink({ shares, isFirst, canBundle }: NewLinkProps): ReactNode {
  const t = useSharingTexts();
  const [creating, setCreating] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = (): void => {
    flushSync(() => setCreating(false));
    opener.current?.focus();
  };
  return creating ? (
    <ShareForm
      settings={newShareSettings}
      hasPassword={false}
      canBundle={canBundle}
      submitLabel={t('create')}
      busy={shares.busy}
      onCancel={cancel}
      onSubmit={(settings) => void shares.create(settings).then((done) => setCreating(!done))}
    />
  ) : (
    <Button
      ref={opener}
      alignSelf="flex-start"
      variant={isFirst ? 'solid' : 'outline'}
      onClick={() => setCreating(true)}
    >
      <PlusIcon size={18} aria-hidden />
      {t(isFirst ? 'first' : 'another')}
    </Button>
  );
}
