import { createTexts } from '@shared/i18n';
import { Button, Span, useNotices } from '@shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import en from '../locales/en/email-reminder.json';
import { NoticeLine } from '../notices/notice-line.tsx';
import { contentId } from '../page/use-page-change.ts';
import { createSignInSettings } from '../session/sign-in-settings.ts';
import { dismissReminder } from './reminder-time.ts';

const useReminderTexts = createTexts('email-reminder', { en });

export interface EmailReminderProps {
  readonly authority: string;
  readonly email: string;
  readonly subject: string;
}

/** Reminds the person to confirm their address, with a button that sends another link. It hides for a week. */
export function EmailReminder({ authority, email, subject }: EmailReminderProps): ReactNode {
  const t = useReminderTexts();
  const notices = useNotices();
  const settings = useMemo(() => createSignInSettings(authority), [authority]);
  const [isSending, setSending] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;

  const dismiss = (): void => {
    dismissReminder(subject);
    setDismissed(true);
    // The focused button disappears with the reminder.
    document.getElementById(contentId)?.focus();
  };
  const send = async (): Promise<void> => {
    setSending(true);
    const failure = await settings.requestConfirmation();
    setSending(false);
    if (failure === undefined) {
      notices.show({ kind: 'success', title: t('sent', { email }), description: t('sentNext') });
      dismiss();
    } else {
      const reason = failure === 'too-many-attempts' ? 'tooMany' : failure === 'network' ? 'network' : 'unknown';
      notices.show({ kind: 'error', title: t('failed'), description: t(`failures.${reason}`) });
    }
  };

  return (
    <NoticeLine
      action={
        <Button size="sm" variant="outline" loading={isSending} onClick={() => void send()}>
          {t('send')}
        </Button>
      }
      dismiss={{ label: t('dismiss'), onDismiss: dismiss }}
    >
      {t('title')}
      <Span hideBelow="md">: {t('body', { email })}</Span>
    </NoticeLine>
  );
}
