import { brand, type RuntimeConfig } from '@shared/contracts';
import { Link } from '@shared/router';
import { Button, ButtonLink, ErrorNotice, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import { AuthCard } from '../auth-card.tsx';
import { usePasswordTexts } from '../forgot-password/texts.ts';
import { useLinkToken } from '../use-link-token.ts';
import { PasswordForm } from './password-form.tsx';
import { useConfirmEmailTexts } from './texts.ts';
import { useEmailLink } from './use-email-link.ts';

/** `/confirm-email`: the target of links in emails that confirm an address, or undo that another one replaced it. */
export function ConfirmEmailPage({ config }: { readonly config: RuntimeConfig }): ReactNode {
  const t = useConfirmEmailTexts();
  const home = usePasswordTexts()('home', { brand: brand.name });
  const { state: session } = useSession();
  const token = useLinkToken();
  const { state, confirm } = useEmailLink(config.identity.authority, token, session.status !== 'loading');

  if (state.status === 'done' && state.kind === 'confirm') {
    return (
      <AuthCard home={home} title={t('confirmedTitle')} purpose={t('confirmed', { email: state.email })}>
        <ButtonLink width="100%">
          <Link to="/app/resumes">{t('continue')}</Link>
        </ButtonLink>
      </AuthCard>
    );
  }
  if (state.status === 'done') {
    return (
      <AuthCard home={home} title={t('undoneTitle')} purpose={t('undone', { email: state.email })}>
        <ButtonLink width="100%">
          <Link to="/forgot-password">{t('newPassword')}</Link>
        </ButtonLink>
      </AuthCard>
    );
  }
  const { failure, asksFor } = state;
  const canRetry = failure === 'network' || failure === 'unknown';
  return (
    <AuthCard
      home={home}
      title={t(asksFor === undefined ? 'title' : 'passwordTitle')}
      {...(asksFor !== undefined && { purpose: t('passwordWhy', { email: asksFor }) })}
    >
      {failure && (
        <ErrorNotice key={failure} title={t(`failures.${failure}.title`)}>
          {t(`failures.${failure}.body`)}
        </ErrorNotice>
      )}
      {asksFor !== undefined && <PasswordForm onSubmit={confirm} />}
      {asksFor === undefined && state.status === 'working' && (
        <Text role="status" color="fg.muted">
          {t('working')}
        </Text>
      )}
      {asksFor === undefined && canRetry && (
        <Button width="100%" onClick={() => void confirm()}>
          {t('retry')}
        </Button>
      )}
      {asksFor === undefined && failure !== undefined && !canRetry && (
        <ButtonLink width="100%">
          <Link to="/app/profile">{t('continue')}</Link>
        </ButtonLink>
      )}
    </AuthCard>
  );
}
