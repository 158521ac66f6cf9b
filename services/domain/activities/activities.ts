import type { AccountKey } from '../account-key.ts';

/**
 * What is counted about the use of the product, because an unusual number of it can mean an attack. The names are
 * labels of metrics, so there are few of them, and none says anything about a person.
 */
export const activities = [
  'signed_in',
  'sign_in_failed',
  'sign_in_delayed',
  'sign_up',
  'sign_up_refused',
  'sign_up_delayed',
  'guest_signed_in',
  'operator_code_failed',
  'password_reset_requested',
  'password_changed',
  'email_change_requested',
  'change_requested',
  'share_created',
  'share_password_failed',
  'calendar_feed_created',
  'account_export_requested',
  'account_import_requested',
  'account_deletion_requested',
  'pdf_typeset',
  'headshot_uploaded',
  'job_file_uploaded',
  'access_denied',
] as const;

export type Activity = (typeof activities)[number];

/** Counts an activity. `person` is who did it, if that is known. Never throws. */
export type RecordActivity = (activity: Activity, person?: AccountKey) => void;

/**
 * The number of times within an hour from which an activity of one account is unusual. Each is far more than a person
 * does, and most are more than a limit allows: a refused attempt counts as well.
 */
export const unusualFrom = {
  change_requested: 5001,
  share_created: 51,
  calendar_feed_created: 21,
  account_export_requested: 21,
  account_import_requested: 21,
  account_deletion_requested: 11,
  pdf_typeset: 301,
  headshot_uploaded: 61,
  job_file_uploaded: 121,
  access_denied: 201,
} as const satisfies Partial<Record<Activity, number>>;

export type WatchedActivity = keyof typeof unusualFrom;

/** Whether the accounts that do this are watched. */
export const isWatched = (activity: Activity): activity is WatchedActivity => activity in unusualFrom;
