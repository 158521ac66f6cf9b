import { guestLifetimeDays } from '@shared/contracts';
import { useFormats } from '@shared/i18n';
import { Button, Span } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { NoticeLine } from '../notices/notice-line.tsx';
import { contentId } from '../page/use-page-change.ts';
import { useSession } from '../session/session-context.ts';
import { useGuestCare } from './guest-care-context.ts';
import { useGuestTexts } from './texts.ts';

/** Tells guests calmly what a guest account is and how long their work is kept, with a way to keep it permanently. */
export function GuestNotice(): ReactNode {
  const t = useGuestTexts();
  const formats = useFormats();
  const { keptUntil } = useSession();
  const { keepWork, notice, hideNotice } = useGuestCare();
  const [until] = useState(keptUntil);
  const isUrgent = notice === 'urgent';
  const dismiss = {
    label: t('notice.dismiss'),
    onDismiss: () => {
      hideNotice();
      // The focused button disappears with the notice.
      document.getElementById(contentId)?.focus();
    },
  };
  return (
    <NoticeLine
      isWarning={isUrgent}
      action={
        <Button size="sm" onClick={keepWork}>
          {t('keep.open')}
        </Button>
      }
      {...(!isUrgent && { dismiss })}
    >
      {isUrgent ? (
        t('notice.soon', { date: formats.date(until) })
      ) : (
        <>
          {t('notice.title')}
          <Span hideBelow="md">{t('notice.line', { days: guestLifetimeDays })}</Span>
        </>
      )}
    </NoticeLine>
  );
}
