/** Names of parts of cities. */
import { isCity } from './city-names.ts';

const part = /^(?:North|South|East|West|Central|Inner|Outer|Downtown|Greater) (?=\p{Lu})/u;
/** Words that a town's name has after that of the city beside it: `Annecy-le-Vieux`. */
const suffix = /-(?:le|la|les|lès|sur|sous|en|im|am|an)-.*$/u;

/** A city with its district or its other name: `Köln-Ehrenfeld`, `Biel/Bienne`. */
const twoNames = /^\p{Lu}\p{L}{2,} ?[-/] ?\p{Lu}\p{Ll}{2,}$/u;

/** Whether a text is a city, a part of one such as `South Austin`, or one of its districts such as `Dublin 2`. */
export const isCityOrPart = (text: string): boolean =>
  isCity(text) ||
  isCity(text.replace(part, '').replace(/ \d{1,2}$/, '')) ||
  isCity(text.replace(suffix, '')) ||
  (twoNames.test(text) && isCity(text.replace(/ ?[-/].*$/u, '')));
