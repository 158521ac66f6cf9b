import { string } from 'yup';

/** The name that a person gives a passkey: up to 60 characters, none of them control characters. */
export const passkeyName = string()
  .strict()
  .required()
  .max(60)
  .test('printable', (name) => name.trim() !== '' && !/\p{Cc}/u.test(name));
