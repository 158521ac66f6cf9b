import { intlTag } from './formats-in.ts';

/** `5 seconds`, `3 minutes`: how long somebody is asked to wait, rounded up. */
export function duration(seconds: number, language: string): string {
  const inMinutes = seconds > 90;
  return new Intl.NumberFormat(intlTag(language), {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(inMinutes ? Math.ceil(seconds / 60) : seconds);
}
