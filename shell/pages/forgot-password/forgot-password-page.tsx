import type { RuntimeConfig } from '@shared/contracts';
import { ErrorNotice } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { LinkRequested } from './link-requested.tsx';
import { EmailForm } from './email-form.tsx';
import { requestResetLink, type RequestFailure } from './password-calls.ts';
import { PasswordCard } from './password-card.tsx';
import { usePasswordTexts } from './texts.ts';

/** `/forgot-password`: asks for the address and sends a link to it (product.md §2, §7). */
export function ForgotPasswordPage({ config }: { readonly config: RuntimeConfig }): ReactNode {
  const t = usePasswordTexts();
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();

  const ask = async (typed: string): Promise<void> => {
    setFailure(undefined);
    setEmail(typed);
    const refusal = await requestResetLink(config.identity.authority, typed);
    setFailure(refusal);
    setAsked(refusal === undefined);
  };

  if (asked) return <LinkRequested email={email} onOther={() => setAsked(false)} />;
  return (
    <PasswordCard title={t('forgot.title')} purpose={t('forgot.purpose')}>
      {failure && (
        <ErrorNotice key={failure} title={t(`failures.${failure}.title`)}>
          {t(`failures.${failure}.body`)}
        </ErrorNotice>
      )}
      <EmailForm email={email} onSubmit={ask} />
    </PasswordCard>
  );
}
