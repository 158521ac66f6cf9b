import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import type { OutsideAccessKind } from '../forgot-password/password-calls.ts';
import { credentialRules } from '../sign-in/credential-rules.ts';

/** The values of the form for a new password. */
export interface NewPassword {
  readonly password: string;
  /** Whose account it is; empty before the person has said it. */
  readonly owner: '' | 'own' | 'other';
  readonly turnsOff: Readonly<Record<OutsideAccessKind, boolean>>;
}

/** Everything that gives access is turned off unless the person keeps it. */
export const initialNewPassword: NewPassword = {
  password: '',
  owner: '',
  turnsOff: { passkeys: true, links: true, calendar: true, dailyEmails: true },
};

/** The rules of a new account's password, and an answer where one is needed. */
export const newPasswordRules = (
  signInTexts: Translate,
  t: Translate,
  needsOwner: boolean,
): yup.ObjectSchema<NewPassword> => {
  const owner = yup
    .string()
    .oneOf(['', 'own', 'other'] as const)
    .defined();
  const turnsOff = {
    passkeys: yup.boolean().required(),
    links: yup.boolean().required(),
    calendar: yup.boolean().required(),
    dailyEmails: yup.boolean().required(),
  };
  return yup.object({
    owner: owner.test('answered', t('owner.required'), (answer) => !needsOwner || answer !== ''),
    password: yup.reach(credentialRules('create', signInTexts), 'password') as yup.StringSchema<string>,
    turnsOff: yup.object(turnsOff),
  });
};
