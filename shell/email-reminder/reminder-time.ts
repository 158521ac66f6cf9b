import { storedValue } from '@shared/remote-kit';

const day = 24 * 60 * 60 * 1000;
/** In milliseconds. A person who has just signed up knows that a link is in their mailbox. */
const firstPause = day;
const pauseAfterDismissal = 7 * day;

interface Reminder {
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly from: number;
}

function parse(text: string): Reminder | undefined {
  try {
    const { subject, from } = JSON.parse(text) as Partial<Reminder>;
    return typeof subject === 'string' && typeof from === 'number' ? { subject, from } : undefined;
  } catch {
    return undefined;
  }
}

/** When this browser reminds a person next. */
const reminder = storedValue<Reminder>('tessera.email-reminder', { parse, print: JSON.stringify });

/** Whether it is time to remind this person. The first day begins when this browser first asks. */
export function isReminderDue(subject: string, now = Date.now()): boolean {
  const stored = reminder.get();
  if (stored?.subject === subject) return stored.from <= now;
  reminder.set({ subject, from: now + firstPause });
  return false;
}

/** Does not remind this person for a week. */
export const dismissReminder = (subject: string, now = Date.now()): boolean =>
  reminder.set({ subject, from: now + pauseAfterDismissal });
