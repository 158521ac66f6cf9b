import { yup } from '@shared/forms';
import type { VariablesOf } from '@shared/graphql';
import type { Translate } from '@shared/i18n';
import type { createShare } from './api/create-share.ts';
import type { Share } from './api/share-fields.ts';

export type ShareInput = VariablesOf<typeof createShare>['input'];

/** The settings of a link as form values. */
export interface ShareSettings {
  readonly label: string;
  readonly mode: Share['mode'];
  readonly hidesPhone: boolean;
  readonly hidesEmail: boolean;
  readonly hidesAddress: boolean;
  readonly asksPassword: boolean;
  /** Empty keeps the current password. */
  readonly password: string;
  /** The last day on which the link works, `YYYY-MM-DD` in local time; empty for no end. */
  readonly lastDay: string;
  readonly allowsSearch: boolean;
  /** For a new link, the id of the résumé that it also shows; empty for none. */
  readonly resumeId: string;
}

const minPasswordLength = 6;

export const newShareSettings: ShareSettings = {
  label: '',
  mode: 'live',
  hidesPhone: false,
  hidesEmail: false,
  hidesAddress: false,
  asksPassword: false,
  password: '',
  lastDay: '',
  allowsSearch: false,
  resumeId: '',
};

/** Returns the local day of an instant, as `YYYY-MM-DD`. */
export function localDay(instant: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

/** Returns the form values of an existing link. The password is never filled in. */
export const settingsOf = (share: Share): ShareSettings => ({
  label: share.label,
  mode: share.mode,
  hidesPhone: share.hidesPhone,
  hidesEmail: share.hidesEmail,
  hidesAddress: share.hidesAddress,
  asksPassword: share.hasPassword,
  password: '',
  lastDay: share.expiresAt === null ? '' : localDay(new Date(share.expiresAt)),
  allowsSearch: share.allowsSearch,
  resumeId: share.resumeId ?? '',
});

/** The default number of days that a link for one application works. */
const daysOfApplication = 90;

/** The default last day of a link for one application, counted from `today`. */
export const lastDayOfApplication = (today: Date): string =>
  localDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() + daysOfApplication));

/** The validation rules of the form; `hasPassword` says whether a password is already set. */
export const shareRules = (t: Translate, hasPassword: boolean) =>
  yup.object({
    password: yup.string().when('asksPassword', {
      is: true,
      then: (rule) =>
        rule.test(
          'long-enough',
          t('passwordShort', { count: minPasswordLength }),
          (text = '') => (text === '' && hasPassword) || text.length >= minPasswordLength,
        ),
    }),
    lastDay: yup.string().test('to-come', t('dayPast'), (day = '') => day === '' || day >= localDay(new Date())),
  });

/** Returns the input of the mutation; the link works until midnight at the end of the last day. */
export function inputOf({ asksPassword, password, lastDay, ...settings }: ShareSettings): ShareInput {
  return {
    label: settings.label,
    mode: settings.mode,
    hidesPhone: settings.hidesPhone,
    hidesEmail: settings.hidesEmail,
    hidesAddress: settings.hidesAddress,
    allowsSearch: settings.allowsSearch && !asksPassword,
    expiresAt: lastDay === '' ? null : new Date(`${lastDay}T23:59:59`).toISOString(),
    // Leaving the password out keeps the current one.
    ...(asksPassword ? password !== '' && { password } : { password: null }),
  };
}

/** Returns the settings of a link as an input. The password is write-only and therefore not among them. */
export const shownInput = (share: Share): ShareInput => ({
  label: share.label,
  mode: share.mode,
  hidesPhone: share.hidesPhone,
  hidesEmail: share.hidesEmail,
  hidesAddress: share.hidesAddress,
  allowsSearch: share.allowsSearch,
  expiresAt: share.expiresAt,
});

/** Returns the settings of a form and those that it showed when it was opened, between which only changes differ. */
export function changeOf(
  settings: ShareSettings,
  opened: Share,
): { readonly mine: ShareInput; readonly base: ShareInput } {
  const mine = inputOf(settings);
  const former = settingsOf(opened);
  // The link may have got a password since, which a form that shows none must not remove.
  if (!settings.asksPassword && !former.asksPassword) delete mine.password;
  // The form shows the day of a link's end only, so an unchanged day must not count as another time of that day.
  const isSameDay = settings.lastDay === former.lastDay;
  return { mine, base: { ...shownInput(opened), ...(isSameDay && { expiresAt: mine.expiresAt ?? null }) } };
}
