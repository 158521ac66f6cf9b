/** What is said around a deadline that is told by its distance from today. */
import { aboutAd, applying } from './deadline-words.ts';

/** A time that is left: `6 days left`, `il reste 6 jours`. */
export const isLeft =
  /(?<!\p{L})(?:left|remaining|to go|reste(?:nt)?|restants?|plus que|quedan?|faltan|restantes|noch|verbleibend)(?!\p{L})/iu;

/** Whether a sentence speaks of the ad or of applying. */
export const isAboutAd = (text: string): boolean => new RegExp(applying).test(text) || aboutAd.test(text);

/** Whether a sentence begins with a word that names a deadline by itself: `Deadline midnight this Sunday`. */
export const opensSentence = (text: string): boolean =>
  /^\W*(?:the )?(?:deadline|closing date|bewerbungsschluss|einsendeschluss|(?:la )?date limite|(?:la )?fecha l[ií]mite|clos(?:es|ing)|ends|expires|endet|schließt|cierra|caduca|finaliza|se termine|clôture)(?!\p{L})/iu.test(
    text,
  );
