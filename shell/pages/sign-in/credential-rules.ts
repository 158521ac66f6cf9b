import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import type { Credentials } from '../../session/session-state.ts';

/** The halves of the page. */
export type Half = 'login' | 'create';

/** The shortest password that the provider takes. */
const minPasswordLength = 10;
/** The longest address that can exist. */
export const maxEmailLength = 254;

/** A password is measured only when it is made: an old one may be shorter. */
export function credentialRules(half: Half, t: Translate): yup.ObjectSchema<Credentials> {
  const password = yup.string().required(t('rules.passwordRequired'));
  return yup.object({
    email: yup
      .string()
      .trim()
      .required(t('rules.emailRequired'))
      .max(maxEmailLength, t('rules.emailInvalid'))
      .matches(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, t('rules.emailInvalid')),
    password: half === 'create' ? password.min(minPasswordLength, t('rules.passwordShort')) : password,
  });
}
