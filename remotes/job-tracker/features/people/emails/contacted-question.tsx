import { useTranslation } from '@shared/i18n';
import { Button, Flex, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { LastContact } from '../use-last-contact.ts';

/** Offers to set the last contact to today, after an email was copied or opened in the mail app. */
export function ContactedQuestion({ lastContact }: { readonly lastContact: LastContact }): ReactNode {
  const { t } = useTranslation();
  return (
    <Flex role="status" align="center" gap="3" wrap="wrap" borderRadius="l2" bg="bg.subtle" px="4" py="3">
      <Text textStyle="sm">{t(lastContact.isToday ? 'emails.isContacted' : 'emails.isSent')}</Text>
      {!lastContact.isToday && (
        <Button size="sm" variant="outline" loading={lastContact.busy} onClick={() => void lastContact.setToday()}>
          {t('emails.setToday')}
        </Button>
      )}
    </Flex>
  );
}
