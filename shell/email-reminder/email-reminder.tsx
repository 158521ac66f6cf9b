import { createTexts } from '@shared/i18n';
import { Box, Button, CloseButton, Flex, InfoIcon, Stack, Text, useNotices } from '@shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import en from '../locales/en/email-reminder.json';
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
    <Flex
      role="status"
      align="flex-start"
      gap="3"
      mb="6"
      ps="4"
      pe="2"
      py="3"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.subtle"
    >
      <Box color="primary.fg" pt="0.5">
        <InfoIcon size={20} aria-hidden />
      </Box>
      <Flex flex="1" wrap="wrap" align="center" gap="3" columnGap="6" minWidth="0">
        <Stack gap="0.5" flex="1 1 20rem" minWidth="0">
          <Text fontWeight="700">{t('title')}</Text>
          <Text overflowWrap="anywhere">{t('body', { email })}</Text>
        </Stack>
        <Button size="sm" variant="outline" loading={isSending} onClick={() => void send()}>
          {t('send')}
        </Button>
      </Flex>
      <CloseButton size="sm" colorPalette="gray" aria-label={t('dismiss')} onClick={dismiss} />
    </Flex>
  );
}
