import { guestLifetimeDays } from '@shared/contracts';
import { useFormats } from '@shared/i18n';
import { Box, Button, CloseButton, Flex, InfoIcon, Span, Stack, Text, TriangleAlertIcon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { NoticeLine } from '../notices/notice-line.tsx';
import { useSession } from '../session/session-context.ts';
import { dismissNotice, isNoticeDismissed } from './dismissal.ts';
import { useGuestCare } from './guest-care-context.ts';
import { useGuestTexts } from './texts.ts';

/** The milliseconds before the end (7 days) from which the notice shows the date and cannot be dismissed. */
const soon = 7 * 24 * 60 * 60 * 1000;

/** Tells guests calmly what a guest account is and how long their work is kept, with a way to keep it permanently. */
export function GuestNotice(): ReactNode {
  const t = useGuestTexts();
  const formats = useFormats();
  const { keptUntil } = useSession();
  const { keepWork } = useGuestCare();
  const [until] = useState(keptUntil);
  const [isUrgent] = useState(() => until.getTime() - Date.now() <= soon);
  const [isDismissed, setIsDismissed] = useState(isNoticeDismissed);
  if (isDismissed && !isUrgent) return null;
  const Icon = isUrgent ? TriangleAlertIcon : InfoIcon;
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
      <Box color={isUrgent ? 'warning.fg' : 'primary.fg'} pt="0.5">
        <Icon size={20} />
      </Box>
      <Flex flex="1" wrap="wrap" align="center" gap="3" columnGap="6" minWidth="0">
        <Stack gap="0.5" flex="1 1 20rem" minWidth="0">
          <Text fontWeight="700">{t('notice.title')}</Text>
          <Text>
            {isUrgent ? t('notice.soon', { date: formats.date(until) }) : t('notice.body', { days: guestLifetimeDays })}
          </Text>
        </Stack>
        <Button size="sm" variant="outline" onClick={keepWork}>
          {t('keep.open')}
        </Button>
      </Flex>
      {!isUrgent && (
        <CloseButton
          size="sm"
          colorPalette="gray"
          aria-label={t('notice.dismiss')}
          onClick={() => {
            dismissNotice();
            setIsDismissed(true);
          }}
        />
      )}
    </Flex>
  );
}

/** The slim version of `GuestNotice` above a builder. */
export function GuestLine({ onDismiss }: { readonly onDismiss: () => void }): ReactNode {
  const t = useGuestTexts();
  const { keepWork } = useGuestCare();
  return (
    <NoticeLine
      icon={
        <Box color="primary.fg">
          <InfoIcon size={18} aria-hidden />
        </Box>
      }
      action={
        <Button size="sm" variant="outline" onClick={keepWork}>
          {t('keep.open')}
        </Button>
      }
      dismiss={{ label: t('notice.dismiss'), onDismiss }}
    >
      {t('notice.title')}
      <Span hideBelow="md">{t('notice.line', { days: guestLifetimeDays })}</Span>
    </NoticeLine>
  );
}
