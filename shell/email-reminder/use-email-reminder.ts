import { useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { isReminderDue } from './reminder-time.ts';

/** Returns the person to remind: one whose address has not been confirmed for a day. Undefined for others. */
export function useEmailReminder(): { readonly email: string; readonly subject: string } | undefined {
  const { state, capabilities } = useSession();
  const person =
    capabilities.passwordReset &&
    state.status === 'signed-in' &&
    !state.isAnonymous &&
    state.isEmailVerified === false &&
    state.email !== null
      ? { email: state.email, subject: state.session.subject }
      : undefined;
  const [isDue] = useState(() => person !== undefined && isReminderDue(person.subject));
  return isDue ? person : undefined;
}
