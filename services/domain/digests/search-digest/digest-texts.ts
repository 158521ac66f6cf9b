import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import { type Say, speaker } from '../../../platform/i18n/speaker.ts';
import type english from './locales/en/digest.json';

/** Says texts of the message about new jobs. */
export type SayDigest = Say<keyof typeof english>;

export const sayIn: (language: string) => SayDigest = speaker(
  localeTexts<typeof english>(new URL('./locales/', import.meta.url), 'digest'),
);
