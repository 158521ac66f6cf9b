import { isControl, type AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { AdStructure } from './ad-structure.ts';
import { isCity } from './city-names.ts';
import {
  certainPlace,
  cityIn,
  isCityOrPart,
  namedPlace,
  placeName,
  possiblePlace,
  notTown,
  siteIn,
} from './city-phrases.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';
import { hasJobNoun } from './job-nouns.ts';
import { isHeading, isSameName, lineKind, mayBeCompany } from './line-kinds.ts';
import { isPersonName } from './person-names.ts';
import { mayBePlace, placeByForm, streetAddress } from './place-forms.ts';

interface LocationOptions {
  readonly title: Found<string> | undefined;
  readonly company: Found<string> | undefined;
  readonly labeled: readonly LabeledValue[];
  readonly structure: AdStructure;
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
    .replace(/^(?:in|at|à|en|bei|near|NEAR|IN)\s+(?=\p{Lu})/u, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:/–—+&-]+|[\s,;:/–—+&.-]+$/gu, '')
    .trim();
}

/** A place with its postal code, as in the address of the employer. */
const postal =
  /(?<![\d.,-])(?<!\d{3} )((?:[A-Z]-?)?\d{4,5} \p{Lu}[\p{L}'’-]{2,}(?:[ -](?:\p{Lu}[\p{L}'’-]+|am|an der|im|bei|sur|de|la|le|les|del))*)(?! ?(?:€|Euro|Mitarbeit|Betten|Beschäftigte|Kund))/u;

/** Headings and names of other things that have the form of a place. */
const notPlaces =
  /(?:beschreibung|qualifikation|aufgaben|profil|fahrausweis|urlaub|funciones|requisitos|quotidien|missions|manager|department|team|operations|engineering|kat\.)/iu;

/** What is left of `Empleo presencial` or `Work from home`, and is no place. */
const nowhere =
  /^(?:empleo|trabajo|puesto|oficina|work|job|working|office|site|arbeit|büro|emploi|poste|travail|bureau)$/iu;
const greeting =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|sehr|guten|moin|servus|hola|buen[oa]s|estimad[oa]s?|bonjour|salut|chère?s?)(?!\p{L})/iu;

/** A town that is the employer itself: `Ville de Lens`, or `Holmeford Town Council`. */
const townHall =
  /^(?:Ville|Commune|Mairie|CCAS|Ayuntamiento|Ajuntament|Concello|Municipalidad|City|Town|Village|Parish|Stadt|\p{L}*[Gg]emeinde|Gemeindeverwaltung|Landkreis|Primarschule|Stadtwerke|Stadtverwaltung|Sparkasse|Volkshochschule|Klinikum|[TFSV]{1,3}[CVG])(?: de| of| d['’]| St\.? \p{Lu}\p{L}+,)? ?(\p{Lu}[\p{L}'’ -]*?)(?: GmbH| AG| KG|,| \d{4}| e\. ?V\.|$)/u;

const council = /^(\p{Lu}[\p{L}'’ -]*?) (?:Town|City|Parish|Borough|District|County|Village|Shire|Regional) Council$/u;

/** Streets, which stand after `in` like towns. */
const street =
  /(?:street|road|lane|avenue|square|straße|strasse|gasse|platz)$|^(?:rue|calle|avenida|place|plaza)(?!\p{L})/iu;

/** The town after a postal code of Britain or Ireland, or after a street. */
const british = new RegExp(
  `(${placeName}),? (?:${placeName},? )?(?:[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]\\d[\\dW] [A-Z\\d]{4})(?![\\p{L}\\d])`,
  'u',
);
const afterStreet = new RegExp(`^[^,;]{0,20}, (${placeName})(?=[,.;]| \\(|$)`, 'u');

/** A place right after the employer. */
const beside = new RegExp(
  `^(?:,? in |, | \\()(${placeName}(?:, ${placeName})?)(?=\\)|:| \\(| [–—|·-] |$| (?:is|are|has|needs|sucht|ist|recherche|recrute|cherche|est|busca|necesita|selecciona)(?!\\p{L}))`,
  'u',
);

/** Finds a place after the title in its own line: `Kitchen Manager – Leeds`, or `Bäcker (m/w/d) in Jena`. */
function placeBesideTitle(
  lines: readonly AdLine[],
  title: Found<string> | undefined,
  structure: AdStructure,
): Found<string> | undefined {
  if (title === undefined) return undefined;
  const text = structure.subjects.get(title.line) ?? lines[title.line]?.text ?? '';
  const rest = text.slice(
    Math.max(0, text.indexOf(title.value)) + (text.includes(title.value) ? title.value.length : 0),
  );
  for (const part of rest.split(/ [·•|—–-] |[,()]| (?:in|en|à|at|bei|near) (?=\p{Lu})/u)) {
    const value = cleanPlace(part);
    const form = placeByForm(value);
    if (value.length > 3 && value.length < 50 && (form === value || isCityOrPart(value)))
      return { value, line: title.line };
  }
  return undefined;
}

/** A place with its state or country in a sentence: `a restaurant in Savannah, Georgia`. */
const sentencePlace = new RegExp(`(?<!\\p{L})(?:in|near|at|à|en|de) ${placeName}, \\p{Lu}`, 'u');

/** Finds a line near the title that lists names of which one is a city: `Brook Primary School, Halifax, Calderdale`. */
function cityList(
  lines: readonly AdLine[],
  { title, company, structure }: Omit<LocationOptions, 'labeled'>,
): Found<string> | undefined {
  const first = Math.min(title?.line ?? 0, company?.line ?? 99);
  const last = Math.max(title?.line ?? 0, Math.min(company?.line ?? 0, 20)) + 4;
  for (let line = first; line <= last; line += 1) {
    const { text = '', isPoint = false } = lines[line] ?? {};
    if (isPoint || structure.isSignature(line) || structure.isHeader(line) || line === title?.line) continue;
    const parts = text.split(/, | [–—-] | near /u);
    if (text.length > 90 || parts.length < 2 || parts.length > 4 || /[.!?:]$/.test(text)) continue;
    const index = parts.findIndex((part) => isCity(part.replace(/ \(.*$/u, '')) || placeByForm(part) === part);
    const isNames = parts.every((part) => /^(?:\p{Lu}|\d)/u.test(part) && lineKind(part) !== 'chip');
    if (index < 0 || !isNames) continue;
    const value = cleanPlace(
      parts
        .slice(index)
        .join(', ')
        .replace(/ \(.*$/u, ''),
    );
    if (value.length > 2) return { value, line };
  }
  return undefined;
}

/** Finds the place that a line names right after the employer: `Alderbank House, Otley (32 beds)`. */
function placeAfterCompany(
  lines: readonly AdLine[],
  { company, structure }: Omit<LocationOptions, 'labeled' | 'title'>,
): Found<string> | undefined {
  if (company === undefined) return undefined;
  for (const [line, { text }] of lines.entries()) {
    if (structure.isSignature(line) || structure.isHeader(line)) continue;
    const at = text.indexOf(company.value);
    const place = at < 0 ? undefined : beside.exec(text.slice(at + company.value.length))?.[1];
    if (place === undefined || place.length < 3 || place.length > 60) continue;
    const isName = place.split(', ').every((part) => lineKind(part) === 'other' || placeByForm(part) !== undefined);
    if (isName && !mayBeCompany(place) && !hasJobNoun(place) && !isPersonName(place) && !isHeading(place))
      return { value: cleanPlace(place), line };
  }
  return undefined;
}

/** Finds where the work is. The address in a signature is rather the writer's, so it is taken if there is no other. */
export const findLocation = (lines: readonly AdLine[], options: LocationOptions): Found<string> | undefined =>
  placeIn(lines, options) ??
  placeIn(lines, { ...options, structure: { ...options.structure, isSignature: () => false } });

/** Finds a place: under a label, at the top by its form or beside the employer, or in a sentence. */
function placeIn(
  lines: readonly AdLine[],
  { title, company, labeled, structure }: LocationOptions,
): Found<string> | undefined {
  const labels = labeled
    .map(({ text, line }) => ({ value: cleanPlace(text), line }))
    .filter(
      ({ value }) =>
        value.length >= 2 &&
        value.length <= 90 &&
        /^[\p{Lu}\d]/u.test(value) &&
        lineKind(value) !== 'chip' &&
        lineKind(value) !== 'pay' &&
        !nowhere.test(value) &&
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
  for (const [line, { text, isPoint }] of lines.slice(0, 30).entries()) {
    if (isControl(text) || !isOther(text) || ['label', 'date'].includes(lineKind(text))) continue;
    if (/\b(?:p\.? ?o\.? box|postfach|apartado)\b/iu.test(text)) continue;
    if (structure.isHeader(line) || structure.isSignature(line) || (isPoint && line > (title?.line ?? 0) + 6)) continue;
    // LinkedIn and Lever write the employer, the place, and more in one line.
    for (const part of text.split(/ [·•|—–] | \/ | {3,}|\t/u).slice(0, 4)) {
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
        !hasJobNoun(value) &&
        !(streetAddress.test(value) && !value.includes(',')) &&
        (!title || line !== title.line)
      )
        return { value, line };
    }
  }
  const ofTitle = placeBesideTitle(lines, title, structure);
  if (ofTitle) return ofTitle;
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
      !greeting.test(text) &&
      lines[line]?.isPoint === false &&
      !structure.isHeader(line) &&
      !structure.isSignature(line) &&
      lineKind(value) === 'other' &&
      mayBePlace(value.replace(/ \([^()]+\)$/u, '')) &&
      !isControl(text) &&
      isOther(text) &&
      lineKind(text) === 'other' &&
      line > (title?.line ?? -1)
    )
      return { value, line };
  }
  const listed = cityList(lines, { title, company, structure }) ?? placeAfterCompany(lines, { company, structure });
  if (listed) return listed;
  for (const [line, { text }] of lines.entries()) {
    const isInSentence = sentencePlace.test(text);
    const form = isInSentence || /, [A-Z]{2}(?: \d{5})?/.test(text) ? placeByForm(text) : undefined;
    if (
      form !== undefined &&
      line < 60 &&
      !structure.isSignature(line) &&
      !/\b(?:suite|ste|po box|p\.o\.|floor)\b/i.test(text) &&
      ((/, [A-Z]{2}/.test(form) && (cityIn(form) !== undefined || /\d{5}/.test(form))) || isInSentence)
    )
      return { value: form, line };
  }
  const town = company && (townHall.exec(company.value)?.[1] ?? council.exec(company.value)?.[1]);
  if (company && town) return { value: town, line: company.line };
  const inSentence = (pattern: RegExp): Found<string> | undefined => {
    for (const [line, { text }] of lines.entries()) {
      if (structure.isSignature(line)) continue;
      for (const [, place = ''] of text.matchAll(pattern)) {
        const city = cityIn(place);
        if (city !== undefined && isOther(city)) return { value: city, line };
      }
    }
    return undefined;
  };
  const named = (): Found<string> | undefined => {
    for (const pattern of [namedPlace, british])
      for (const [line, { text }] of lines.entries()) {
        const place = structure.isSignature(line) ? undefined : pattern.exec(text)?.[1];
        if (place !== undefined && isOther(place)) return { value: place, line };
      }
    const listed = [...lines.entries()].flatMap(([line, { text }]) =>
      structure.isSignature(line)
        ? []
        : [...text.matchAll(siteIn)].map(([, value = '']) => ({ value: value.split('. ')[0] ?? '', line })),
    );
    const ofSite = listed.find(
      ({ value }) =>
        isOther(value) && !notTown.test(value) && !street.test(value) && !mayBeCompany(value) && !hasJobNoun(value),
    );
    if (ofSite) return ofSite;
    for (const [line, { text }] of lines.entries()) {
      const address = structure.isSignature(line) ? null : streetAddress.exec(text);
      const place = address && afterStreet.exec(text.slice(address.index + address[0].length))?.[1];
      if (place && isOther(place)) return { value: place, line };
    }
    return undefined;
  };
  const withPostalCode = (): Found<string> | undefined => {
    for (const [line, { text }] of lines.entries()) {
      const place = structure.isSignature(line) ? undefined : postal.exec(text)?.[1];
      const [, code = '', city = ''] = /^(\S+) (.*)$/u.exec(place ?? '') ?? [];
      // A year may stand before a noun.
      if (place !== undefined && (!/^(?:19|20)\d\d$/.test(code) || isCity(city) || streetAddress.test(text)))
        return { value: place, line };
    }
    return undefined;
  };
  return inSentence(certainPlace) ?? withPostalCode() ?? inSentence(possiblePlace) ?? named();
}
