import { maxPasswordLength, minPasswordLength } from '@shared/contracts';
import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import type { Credentials } from '../../session/session-state.ts';

/** The two modes of the page: signing in and creating an account. */
export type Half = 'login' | 'create';

/** The longest possible email address. */
export const maxEmailLength = 254;

/** The length of a password is validated only for a new account, because an old password may be shorter. */
export function credentialRules(half: Half, t: Translate): yup.ObjectSchema<Credentials> {
  const password = yup.string().required(t('rules.passwordRequired'));
  return yup.object({
    email: yup
      .string()
      .trim()
      .required(t('rules.emailRequired'))
      .max(maxEmailLength, t('rules.emailInvalid'))
      .matches(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, t('rules.emailInvalid')),
    password:
      half === 'create'
        ? password.min(minPasswordLength, t('rules.passwordShort')).max(maxPasswordLength, t('rules.passwordLong'))
        : password,
  });
}
