import { useFormats } from '@shared/i18n';
import { Link, useLocation } from '@shared/router';
import { AppDialog, ButtonLink, ErrorNotice, Stack, Text, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { contentId } from '../page/use-page-change.ts';
import { CredentialsForm } from '../pages/sign-in/credentials-form.tsx';
import { switchAccountPath } from '../pages/sign-in/next-path.ts';
import { useSession } from '../session/session-context.ts';
import type { Credentials, UpgradeFailure, UpgradeResult } from '../session/session-state.ts';
import { useGuestTexts } from './texts.ts';

interface Refusal {
  readonly failure: UpgradeFailure;
  readonly email: string;
  /** The time until the next attempt is accepted: `in 4 minutes`. */
  readonly wait: string | undefined;
}

/** Asks a guest for email and password; afterwards the guest is a full user and all work is unchanged. */
export function KeepWorkDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useGuestTexts();
  const { upgrade } = useSession();
  const notices = useNotices();
  const formats = useFormats();
  const [refusal, setRefusal] = useState<Refusal>();

  const submit = async (credentials: Credentials): Promise<UpgradeResult> => {
    setRefusal(undefined);
    const result = await upgrade(credentials);
    if (!result.ok) {
      const { failure, retryAfter } = result;
      const wait = retryAfter === undefined ? undefined : formats.relative(new Date(Date.now() + retryAfter * 1000));
      setRefusal({ failure, email: credentials.email, wait });
      return result;
    }
    onClose();
    notices.show({
      kind: 'success',
      title: t('kept.title'),
      description: t('kept.body', { email: credentials.email }),
    });
    // The element that opened the dialog exists for guests only.
    requestAnimationFrame(() => document.getElementById(contentId)?.focus());
    return result;
  };

  return (
    <AppDialog open title={t('keep.title')} onClose={onClose}>
      <Stack gap="4">
        <Text>{t('keep.purpose')}</Text>
        {refusal && <RefusalNotice key={refusal.failure} {...refusal} />}
        <CredentialsForm
          half="create"
          isReady
          submit={{ label: t('keep.submit'), busyLabel: t('keep.submitting') }}
          onSubmit={submit}
          onResult={() => undefined}
        />
      </Stack>
    </AppDialog>
  );
}

/**
 * Says what happened, what is safe, and what to do. An address that is already registered may be the user's own, so
 * signing in is offered.
 */
function RefusalNotice({ failure, email, wait }: Refusal): ReactNode {
  const t = useGuestTexts();
  const { pathname } = useLocation();
  return (
    <ErrorNotice
      title={t(`failures.${failure}.title`, { email })}
      action={
        failure === 'email-taken' && (
          <ButtonLink variant="outline" size="sm" colorPalette="gray">
            <Link to={switchAccountPath(pathname)}>{t('failures.email-taken.action')}</Link>
          </ButtonLink>
        )
      }
    >
      {wait === undefined ? t(`failures.${failure}.body`, { email }) : t(`failures.${failure}.wait`, { when: wait })}
    </ErrorNotice>
  );
}
