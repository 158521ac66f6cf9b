/** Places in the sentences of an ad, for ads that name none under a label or near the title. */
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { AdStructure } from './ad-structure.ts';
import { isCity } from './city-names.ts';
import {
  basedPlace,
  betweenPlaces,
  certainPlace,
  frenchArticle,
  housePlace,
  cityIn,
  localPlace,
  namedPlace,
  placeName,
  possiblePlace,
  notTown,
  remoteCountry,
  siteIn,
  nearPlace,
} from './city-phrases.ts';
import type { Found } from './found.ts';
import { hasJobNoun } from './job-nouns.ts';
import { mayBeCompany } from './line-kinds.ts';
import { isPersonName } from './person-names.ts';
import { placeByForm, streetAddress } from './place-forms.ts';
import { townIn } from './town-names.ts';

const withArticle = (text: string): string => text.replace(/^aux /u, 'Les ').replace(/^au /u, 'Le ');

interface SentenceOptions {
  readonly structure: AdStructure;
  /** Whether a name is neither the title nor the employer. */
  readonly isOther: (text: string) => boolean;
}

/** A place with its postal code, as in the address of the employer. */
const postal =
  /(?<![\d.,-])(?<!\d{3} )((?:[A-Z]-?)?\d{4,5} \p{Lu}[\p{L}'’-]{2,}(?:[ -](?:\p{Lu}[\p{L}'’-]+|am|an der|im|bei|sur|de|la|le|les|del))*)(?! ?(?:€|Euro|Mitarbeit|Betten|Beschäftigte|Kund))/u;

/** Streets, which stand after `in` like towns. */
const street =
  /(?:street|road|lane|avenue|square|straße|strasse|gasse|platz)$|^(?:rue|calle|avenida|place|plaza)(?!\p{L})/iu;

/** The town after a postal code of Britain or Ireland, or after a street. */
const british = new RegExp(
  `(${placeName}),? (?:${placeName},? )?(?:[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]\\d[\\dW] [A-Z\\d]{4})(?![\\p{L}\\d])`,
  'u',
);
const afterStreet = new RegExp(`^[^,;]{0,20}, (?:[^,;()\\d]{2,30}, )?(${placeName})(?=[,.;)]| \\(|$)`, 'u');

/** A place with its state or country in a sentence: `a restaurant in Savannah, Georgia`, `the University, Dunedin, New Zealand, seeks`. */
const sentencePlace = new RegExp(`(?<!\\p{L})(?:in|near|from|at|à|en|de) ${placeName}, \\p{Lu}`, 'u');
const listedPlace = new RegExp(`, ${placeName}, \\p{Lu}[\\p{L} ]+, `, 'u');

/** Finds a place in the sentences of an ad; the kinds of phrases that are right most often are tried first. */
export function placeInSentences(
  lines: readonly AdLine[],
  { structure, isOther }: SentenceOptions,
): Found<string> | undefined {
  const body = [...lines.entries()]
    .filter(([line]) => !structure.isSignature(line) && !structure.isHeader(line))
    .map(([line, { text }]) => ({ line, text }));

  const withRegion = (): Found<string> | undefined => {
    for (const { line, text } of body) {
      const isInSentence = sentencePlace.test(text) || listedPlace.test(text);
      const form = isInSentence || /, [A-Z]{2}(?: \d{5})?/.test(text) ? placeByForm(text) : undefined;
      if (
        form !== undefined &&
        line < 60 &&
        !/\b(?:suite|ste|po box|p\.o\.|floor)\b/i.test(text) &&
        ((/, [A-Z]{2}/.test(form) && (cityIn(form) !== undefined || /\d{5}/.test(form))) || isInSentence)
      )
        return { value: form, line };
    }
    return undefined;
  };

  /** The first name after one of the words of a pattern that is a place. */
  const afterWords = (
    pattern: RegExp,
    placeOf: (name: string) => string | undefined = cityIn,
  ): Found<string> | undefined => {
    for (const { line, text } of body)
      for (const match of text.matchAll(pattern)) {
        const [whole, name = ''] = [match[0], match.at(-1)];
        const place = placeOf(pattern === frenchArticle ? withArticle(whole) : name.replace(/-based$/u, ''));
        if (place !== undefined && isOther(place) && !notTown.test(place)) return { value: place, line };
      }
    return undefined;
  };
  const townOf = (name: string): string | undefined => (isPersonName(name) ? undefined : townIn(name));

  const withPostalCode = (): Found<string> | undefined => {
    for (const { line, text } of body) {
      const place = postal.exec(text)?.[1];
      const [, code = '', city = ''] = /^(\S+) (.*)$/u.exec(place ?? '') ?? [];
      // A year may stand before a noun.
      if (place !== undefined && (!/^(?:19|20)\d\d$/.test(code) || isCity(city) || streetAddress.test(text)))
        return { value: place, line };
    }
    return undefined;
  };

  /** Names that are no known towns, after words that only stand before places. */
  const unknown = (): Found<string> | undefined => {
    for (const pattern of [namedPlace, british])
      for (const { line, text } of body) {
        const place = pattern.exec(text)?.[1];
        if (place !== undefined && isOther(place)) return { value: place, line };
      }
    const ofSite = body
      .flatMap(({ line, text }) =>
        [...text.matchAll(siteIn)].map(([, value = '']) => ({ value: value.split('. ')[0] ?? '', line })),
      )
      .find(
        ({ value }) =>
          isOther(value) && !notTown.test(value) && !street.test(value) && !mayBeCompany(value) && !hasJobNoun(value),
      );
    if (ofSite) return ofSite;
    for (const { line, text } of body) {
      const address = streetAddress.exec(text);
      const place = address && afterStreet.exec(text.slice(address.index + address[0].length))?.[1];
      if (place && isOther(place)) return { value: place, line };
    }
    for (const { line, text } of body) {
      const [, value, one = ''] = betweenPlaces.exec(text) ?? [];
      if (value !== undefined && !notTown.test(one)) return { value, line };
    }
    return undefined;
  };

  const anywhere = afterWords(remoteCountry, (name) => placeByForm(name));
  return (
    anywhere ??
    withRegion() ??
    afterWords(basedPlace, townOf) ??
    afterWords(certainPlace) ??
    withPostalCode() ??
    afterWords(siteIn, townOf) ??
    afterWords(localPlace, townOf) ??
    afterWords(frenchArticle, townOf) ??
    afterWords(housePlace, townOf) ??
    afterWords(possiblePlace) ??
    afterWords(nearPlace, townOf) ??
    unknown()
  );
}
