import { foldLine, isControl, type AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { AdStructure } from './ad-structure.ts';
import { isCity } from './city-names.ts';
import { cityIn, placeName } from './city-phrases.ts';
import type { Found } from './found.ts';
import { isLabel, type LabeledValue } from './labeled-values.ts';
import { hasJobNoun } from './job-nouns.ts';
import { isHeading, isSameName, lineKind, mayBeCompany } from './line-kinds.ts';
import { isPersonName } from './person-names.ts';
import { isTown } from './town-names.ts';
import { placeInSentences } from './place-sentences.ts';
import words from './words/labels.json' with { type: 'json' };
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
    .replace(/^\s*\(([^()]*)\)\s*$/u, '$1')
    .replace(/\s*[-–—]\s*localiser avec mappy.*$/iu, '')
    .replace(/^(?:in|at|à|en|bei|near|NEAR|IN)\s+(?=\p{Lu})/u, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:/–—+&-]+|[\s,;:/–—+&.-]+$/gu, '')
    .trim();
}

/** Headings and names of other things that have the form of a place. */
const notPlaces =
  /(?:beschreibung|qualifikation|aufgaben|profil|fahrausweis|urlaub|funciones|requisitos|quotidien|missions|manager|department|team|operations|engineering|kat\.)/iu;

/** What is left of `Empleo presencial` or `Work from home`, and is no place. */
const nowhere =
  /^(?:empleo|trabajo|puesto|oficina|work|job|working|office|site|arbeit|büro|emploi|poste|travail|bureau)$/iu;
const greeting =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|sehr|guten|moin|servus|hola|buen[oa]s|estimad[oa]s?|bonjour|salut|chère?s?)(?!\p{L})/iu;

/** A town that is the employer itself: `Ville de Lens`, `Ev. Kirchengemeinde Jena`, or `Holmeford Town Council`. */
const townHall =
  /^(?:(?:Ev|Kath|Evang)\.?(?:-\p{L}+\.?)? |Evangelisch(?:e|-\p{L}+) |Katholische )?(?:Ville|Commune|Mairie|CCAS|Ayuntamiento|Ajuntament|Concello|Municipalidad|City|Town|Village|Parish|Stadt|\p{L}*[Gg]emeinde|Gemeindeverwaltung|Landkreis|Primarschule|Stadtwerke|Stadtverwaltung|Sparkasse|Volkshochschule|Klinikum|[TFSV]{1,3}[CVG])(?: de| of| d['’]| St\.? \p{Lu}\p{L}+,)? ?(?!St\.? )(\p{Lu}[\p{L}'’ -]*?)(?: GmbH| AG| KG|,| \d{4}| e\. ?V\.|$)/u;

/** Institutions that have the name of their town, or another one. */
const ofTown =
  /^(?:Freiwillige |Städtisches? |The )?(?:Métropole|Agglomération|Diputación|Universidad|Université|University|Hospital|CHU|CH|Centre [Hh]ospitalier|Diocese|Kreisverwaltung|Landratsamt|\p{L}*[Vv]erband|Grundschule|Kantonsschule|Kantonsspital|Universität|Universitätsklinikum|Hochschule|Handwerkskammer|IHK|Amtsgericht|Landgericht|Finanzamt|Feuerwehr|Tierheim|Stadtbibliothek|Lebenshilfe|Parroquia|Paroisse)(?: de| of| d['’])? ?(\p{Lu}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3})(?: g?GmbH| e\. ?V\.|$)/u;

const council = /^(\p{Lu}[\p{L}'’ -]*?) (?:Town|City|Parish|Borough|District|County|Village|Shire|Regional) Council$/u;

function townOfEmployer(name: string): string | undefined {
  const institution = ofTown.exec(name)?.[1];
  return (
    townHall.exec(name)?.[1] ??
    council.exec(name)?.[1] ??
    (institution !== undefined && isTown(institution) ? institution : undefined)
  );
}

/** A place right after the employer. */
const beside = new RegExp(
  `^(?:,? (?:in|bei|à|en|near|at) |, aux? |, | \\()(?:[^,()\\d]{2,20}\\d[^,()]{0,12}, (?:[^,()]{2,30}, )?|\\p{L}{2,5}\\. [^,()]{2,40}, (?:[^,()]{2,30}, )?)?(${placeName}(?:, ${placeName})?)(?=\\)|:|\\. (?=\\p{Lu})|\\.?$| \\(| [–—|·-] | (?:is|are|has|needs|sucht|ist|recherche|recrute|cherche|est|busca|necesita|selecciona)(?!\\p{L}))`,
  'u',
);

/** What follows a place in the sentence of a title: `Bäcker in Jena gesucht`. */
const sought =
  / (?:gesucht|wanted|needed|required|recherchée?|recherchés|buscad[oa]|se busca|zu vergeben|zu besetzen)[!.]*$/iu;

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
    const value = cleanPlace(part).replace(sought, '');
    const form = placeByForm(value);
    if (value.length > 3 && value.length < 50 && (form === value || isTown(value))) return { value, line: title.line };
  }
  return undefined;
}

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

/** Legal forms and short names, which stand in brackets after the employer, too: `Harlan Camp (Pty) Ltd`. */
const notBeside = /^(?:Pty|Pvt|Private|Proprietary|Ltd|\p{Lu}{2,6}|(?:m|w|f|h|x|d)(?:\/\w)+)$/u;

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
    if (
      isName &&
      !notBeside.test(place) &&
      !mayBeCompany(place) &&
      !hasJobNoun(place) &&
      !isPersonName(place) &&
      !isHeading(place)
    )
      return { value: cleanPlace(place), line };
  }
  return undefined;
}

/** What a site of an employer is called after its town: `Quesnel Division`. */
const siteWord =
  / (?:Division|Plant|Branch|Campus|Depot|Terminal|Facility|Works|Hub|Mill|Site|Office|Store|Location|Warehouse|Clinic)$/u;

/** The languages of a site: `ES | EU | EN`. */
const languageMenu = /^[A-Za-z]{2}(?: ?[|/·•-] ?[A-Za-z]{2})+$/;

/** The folders of a mail program and the lists of a site, with how much is in them: `Posteingang (14)`. */
const inbox =
  /^(?:inbox|drafts?|sent(?: items| mail)?|outbox|spam|junk(?: e?-?mail)?|trash|archived?|starred|all mail|unread|posteingang|eingang|entwürfe|gesendet\p{L}*(?: \p{L}+)?|papierkorb|archiv|postausgang|boîte de réception|courrier (?:entrant|indésirable)|brouillons?|envoyés|messages envoyés|corbeille|indésirables|(?:bandeja de )?entrada|recibidos|borradores|enviados|papelera|correo no deseado|comments?|kommentare|commentaires|comentarios|reviews?|bewertungen|avis|jobs?|stellen|offres|ofertas|empleos|saved|gespeichert|favoris|favoritos|merkliste|merkzettel|notifications?|messages|nachrichten|mensajes|warenkorb|cart|panier|carrito|all|alle|tout|todos|photos|fotos) ?\(\d+\)$/iu;

/** Finds where the work is. The address in a signature is rather the writer's, so it is taken if there is no other. */
export const findLocation = (lines: readonly AdLine[], options: LocationOptions): Found<string> | undefined =>
  placeIn(lines, options) ??
  placeIn(lines, { ...options, structure: { ...options.structure, isSignature: () => false } });

const placeLabels = new Set(words.location);

/** The places in lines of several labels: `Ref: B-231   Location: Leeds   Closing: 4/12/2026`. */
function placesInRows(lines: readonly AdLine[]): readonly LabeledValue[] {
  return lines.flatMap(({ text }, line) => {
    const [, ...parts] = text.split(/ {3,}|\t+| [|·•–—] |; /u);
    return parts.flatMap((part) => {
      const [, label = '', value = ''] = /^([^:]{2,40}): (.+)$/u.exec(part) ?? [];
      return placeLabels.has(foldLine(label)) ? [{ text: value, line }] : [];
    });
  });
}

/** Finds a place: under a label, at the top by its form or beside the employer, or in a sentence. */
function placeIn(
  lines: readonly AdLine[],
  { title, company, labeled, structure }: LocationOptions,
): Found<string> | undefined {
  const labels = [...labeled, ...placesInRows(lines)]
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
  /** Whether a line is one of those right below the title, which say where, in which team, and for how long. */
  const isFact = (line: number): boolean =>
    title !== undefined && line > title.line && line <= title.line + 3 && (lines[line]?.text.length ?? 0) < 80;
  for (const [line, { text, isPoint }] of lines.slice(0, 30).entries()) {
    if (
      isControl(text) ||
      (isLabel(text) && !text.endsWith(')')) ||
      !isOther(text) ||
      ['label', 'date'].includes(lineKind(text))
    )
      continue;
    if (languageMenu.test(text) || inbox.test(text)) continue;
    if (/\b(?:p\.? ?o\.? box|postfach|apartado)\b/iu.test(text)) continue;
    if (structure.isHeader(line) || structure.isSignature(line) || (isPoint && line > (title?.line ?? 0) + 6)) continue;
    // LinkedIn and Lever write the employer, the place, and more in one line.
    for (const part of text.split(/ [·•|—–] | \/ | {3,}|\t/u).slice(0, 4)) {
      const value = cleanPlace(part).replace(siteWord, '');
      if (isFact(line) && isTown(value) && isOther(value) && !isPoint && lineKind(value) === 'other')
        return { value, line };
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
  // A letterhead: the first paragraph is an employer and its town.
  const below = company !== undefined && company.line < 3 ? company.line + 1 : -1;
  const letterhead = (lines[below]?.text ?? '').replace(siteWord, '');
  if (isTown(letterhead) && isOther(letterhead) && lines[below + 1]?.startsParagraph === true)
    return { value: letterhead, line: below };
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
      !isLabel(text) &&
      isOther(text) &&
      lineKind(text) === 'other' &&
      line > (title?.line ?? -1)
    )
      return { value, line };
  }
  const listed = cityList(lines, { title, company, structure }) ?? placeAfterCompany(lines, { company, structure });
  if (listed) return listed;
  const town = company && townOfEmployer(company.value);
  if (company && town !== undefined) return { value: town, line: company.line };
  return placeInSentences(lines, { structure, isOther });
}
