import { yup } from '@shared/forms';
import type { VariablesOf } from '@shared/graphql';
import type { Translate } from '@shared/i18n';
import type { createShare } from './api/create-share.ts';
import type { Share } from './api/share-fields.ts';

type ShareInput = VariablesOf<typeof createShare>['input'];

/** A link's settings as the form has them. */
export interface ShareSettings {
  readonly label: string;
  readonly mode: Share['mode'];
  readonly hidesPhone: boolean;
  readonly hidesEmail: boolean;
  readonly hidesAddress: boolean;
  readonly asksPassword: boolean;
  /** Empty: the one that there is stays. */
  readonly password: string;
  /** The last day on which it works, `YYYY-MM-DD` here; empty: it does not end. */
  readonly lastDay: string;
  readonly allowsSearch: boolean;
  /** Of a new link: the résumé that it shows beside the document; empty for none. */
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

/** The day of an instant where the person is. */
export function localDay(instant: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

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

/** Days that a link for one application lasts, as long as nobody says otherwise. */
const daysOfApplication = 90;

/** The usual last day of a link for one application, from `today` on. */
export const lastDayOfApplication = (today: Date): string =>
  localDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() + daysOfApplication));

/** Rules of the form; `hasPassword` says whether one is set already. */
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

/** What the gateway is told; the last day lasts until its midnight. */
export function inputOf({ asksPassword, password, lastDay, ...settings }: ShareSettings): ShareInput {
  return {
    label: settings.label,
    mode: settings.mode,
    hidesPhone: settings.hidesPhone,
    hidesEmail: settings.hidesEmail,
    hidesAddress: settings.hidesAddress,
    allowsSearch: settings.allowsSearch && !asksPassword,
    expiresAt: lastDay === '' ? null : new Date(`${lastDay}T23:59:59`).toISOString(),
    // Left out, the one that there is stays.
    ...(asksPassword ? password !== '' && { password } : { password: null }),
  };
}
