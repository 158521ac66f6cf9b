import { isControl, type AdLine } from './ad-lines.ts';
import { isCity } from './city-names.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';
import { isHeading, isSameName, lineKind, mayBePlace, placeByForm } from './line-kinds.ts';

interface LocationOptions {
  readonly title: Found<string> | undefined;
  readonly company: Found<string> | undefined;
  readonly labeled: readonly LabeledValue[];
}

const way =
  /\b(?:fully remote|100 ?% remote|remote(?:-first)?|hybrid(?: work| remote)?|hybride|h[ií]brido|on.?site|in.?person|in.?office|in person|home.?office(?: m[oö]glich)?|t[eé]l[eé]travail(?: \p{L}+)?|teletrabajo|presencial|vor ort|en pr[eé]sentiel|pr[eé]sentiel|totalmente remoto|nur homeoffice|flexible|multiple locations?|this is a|position|within)\b/giu;

/** Removes from a place what says how one works there, and what a site writes after it. */
export function cleanPlace(text: string): string {
  const [first = ''] = text.split(/ [·•|] /u);
  return first
    .replace(way, ' ')
    .replace(/\([\s,/–—-]*\)/g, ' ')
    .replace(/\s*[-–—]\s*localiser avec mappy.*$/iu, '')
    .replace(/^(?:in|at|à|en|bei)\s+(?=\p{Lu})/u, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:/–—+&-]+|[\s,;:/–—+&.-]+$/gu, '')
    .trim();
}

/** After these words, a name is a place: the first kind certainly, the second if it is a city. */
const before =
  '(?:[Bb]ased (?:in|at)|[Ll]ocated in|[Oo]ffices? in|[Pp]osition in|[Rr]ole in|[Jj]ob in|[Oo]ur|am Standort|[Bb]üro in|mit Sitz in|Standorte?(?: in)?|basée? à|situ[eé]e? à|[Pp]oste (?:basé )?à|[Aa]gence (?:de|du)|[Ss]ite de|bureaux (?:de|à)|con sede en|ubicad[oa]s? en|oficinas? (?:de|en)|tienda de|centro de)';
const loose = '(?:in|at|downtown|für|aus|à|de|en|para|Raum|Großraum|près de|cerca de)';
const name = "\\p{Lu}[\\p{L}'’.-]*(?:[ -](?:\\p{Lu}[\\p{L}'’.-]*|am|an der|sur|de|la|le|les|del|sous|en|lès|ob der))*";
const certain = new RegExp(`(?<!\\p{L})${before} (?:downtown |central |the )?(${name}(?:, ${name})?)`, 'gu');
const possible = new RegExp(
  `(?<!\\p{L})${loose} (?:downtown |central |heart of |\\d{4,5} )?(${name}(?:, ${name})?)`,
  'gu',
);

/** Returns the longest beginning of a name that is a city: `Savannah` of `Savannah, Georgia`, with its state. */
function cityIn(text: string): string | undefined {
  const [first = '', ...rest] = text.replace(/[.]$/, '').split(', ');
  const words = first.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const city = words.slice(0, length).join(' ').replace(/[.,]$/, '');
    if (city.length > 3 && isCity(city))
      return length === words.length && rest.length > 0 && /^\p{Lu}/u.test(rest[0] ?? '')
        ? `${city}, ${rest[0] ?? ''}`
        : city;
  }
  return undefined;
}

/** A place with its postal code, as in the address of the employer. */
const postal =
  /(?<![\d.,-])((?:[A-Z]-?)?\d{4,5} \p{Lu}[\p{L}'’-]{2,}(?:[ -](?:\p{Lu}[\p{L}'’-]+|am|an der|im|bei|sur|de|la|le|les|del))*)(?! ?(?:€|Euro|Mitarbeit|Betten|Beschäftigte|Kund))/u;

/** Headings and names of other things that have the form of a place. */
const notPlaces =
  /(?:beschreibung|qualifikation|aufgaben|profil|fahrausweis|urlaub|funciones|requisitos|quotidien|missions|manager|department|team|operations|engineering|kat\.)/iu;

/** A town that is the employer itself. */
const townHall = /^(?:Ville|Commune|Mairie|Ayuntamiento|City|Town|Stadt|Gemeinde)(?: de| of| d['’])? ?(\p{Lu}.*)$/u;

/** Finds where the work is: under a label, at the top by its form or beside the employer, or in a sentence. */
export function findLocation(
  lines: readonly AdLine[],
  { title, company, labeled }: LocationOptions,
): Found<string> | undefined {
  const labels = labeled
    .map(({ text, line }) => ({ value: cleanPlace(text), line }))
    .filter(
      ({ value }) =>
        value.length >= 2 &&
        value.length <= 90 &&
        /\p{Lu}/u.test(value) &&
        lineKind(value) !== 'chip' &&
        lineKind(value) !== 'pay' &&
        !/[!?]$/.test(value),
    );
  const [firstLabel] = labels;
  if (firstLabel) {
    // A list of places under one label is one value.
    const list = labels.filter(({ line }, index) => index === 0 || line === (labels[index - 1]?.line ?? -2) + 1);
    const value = [...new Set(list.map((each) => each.value))].slice(0, 4).join('; ');
    return { value: value.length <= 140 ? value : firstLabel.value, line: firstLabel.line };
  }
  const isOther = (text: string): boolean =>
    !(title && isSameName(text, title.value)) && !(company && isSameName(text, company.value));
  for (const [line, { text }] of lines.slice(0, 30).entries()) {
    if (isControl(text) || !isOther(text) || ['label', 'date'].includes(lineKind(text))) continue;
    // LinkedIn and Lever write the employer, the place, and more in one line.
    for (const part of text.split(/ [·•|—–] | \/ /u).slice(0, 4)) {
      const value = cleanPlace(part);
      const form = placeByForm(value);
      const isPlain =
        /\d{4,5}|, [A-Z]{2}(?![\p{L}])/u.test(form ?? value) &&
        /\d{4,5} \p{Lu}|, [A-Z]{2}(?!\p{L})/u.test(value) &&
        !/[.!?]/.test(value);
      if (
        form !== undefined &&
        (form.length >= value.length * 0.55 || isPlain) &&
        value.length <= 90 &&
        (!title || line !== title.line)
      )
        return { value, line };
    }
  }
  const near = Math.max(title?.line ?? 0, company?.line ?? 0);
  for (
    let line = Math.max(0, Math.min(title?.line ?? 0, company?.line ?? 99) - 1);
    line <= near + 4 && line < lines.length;
    line += 1
  ) {
    const text = lines[line]?.text ?? '';
    const value = cleanPlace(text);
    const around = [lines[line - 1], lines[line + 1], lines[line + 2]].map((each) => lineKind(each?.text ?? ''));
    const isAmongFacts = around.some((kind) => kind === 'chip' || kind === 'pay' || kind === 'status');
    if (
      value.length >= 3 &&
      (cityIn(value) !== undefined ||
        (isAmongFacts && line <= (title?.line ?? 0) + 3 && !/['’/;]/u.test(value) && value.split(' ').length <= 4)) &&
      !/^[\p{Lu}\s]+$/u.test(value) &&
      !isHeading(text) &&
      !notPlaces.test(value) &&
      lines[line]?.isPoint === false &&
      lineKind(value) === 'other' &&
      mayBePlace(value) &&
      !isControl(text) &&
      isOther(text) &&
      lineKind(text) === 'other' &&
      line > (title?.line ?? -1)
    )
      return { value, line };
  }
  for (const [line, { text }] of lines.entries()) {
    const form = /, [A-Z]{2}(?: \d{5})?/.test(text) ? placeByForm(text) : undefined;
    if (
      form !== undefined &&
      line < 60 &&
      !/\b(?:suite|ste|po box|p\.o\.|floor)\b/i.test(text) &&
      /, [A-Z]{2}/.test(form)
    )
      return { value: form, line };
  }
  const town = company && townHall.exec(company.value)?.[1];
  if (company && town) return { value: town, line: company.line };
  const inSentence = (pattern: RegExp): Found<string> | undefined => {
    for (const [line, { text }] of lines.entries()) {
      for (const [, place = ''] of text.matchAll(pattern)) {
        const city = cityIn(place);
        if (city !== undefined && isOther(city)) return { value: city, line };
      }
    }
    return undefined;
  };
  const withPostalCode = (): Found<string> | undefined => {
    for (const [line, { text }] of lines.entries()) {
      const place = postal.exec(text)?.[1];
      if (place !== undefined) return { value: place, line };
    }
    return undefined;
  };
  return inSentence(certain) ?? withPostalCode() ?? inSentence(possible);
}
