import { Box } from '@shared/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSession } from '../session/session-context.ts';
import { isReminderDue } from './reminder-time.ts';

const EmailReminder = lazy(async () => {
  const { EmailReminder: component } = await import(/* webpackChunkName: "email-reminder" */ './email-reminder.tsx');
  return { default: component };
});

/** The place of the reminder for people who have not confirmed their address for a day; renders nothing for others. */
export function EmailReminderPlace({ authority }: { readonly authority: string }): ReactNode {
  const { state, capabilities } = useSession();
  const needsConfirmation =
    capabilities.passwordReset &&
    state.status === 'signed-in' &&
    !state.isAnonymous &&
    state.isEmailVerified === false &&
    state.email !== null;
  const [isDue] = useState(() => needsConfirmation && isReminderDue(state.session.subject));
  if (!isDue || !needsConfirmation) return null;
  return (
    // Reserves the space of the reminder, so that nothing below moves when it loads.
    <Suspense fallback={<Box height={{ base: '48', sm: '25' }} />}>
      <EmailReminder authority={authority} email={state.email} subject={state.session.subject} />
    </Suspense>
  );
}
