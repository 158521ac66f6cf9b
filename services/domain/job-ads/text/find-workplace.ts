import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { Workplace } from '../job-ad.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';
import { allRemote, fullWeek, isHybrid, isNamedHybrid, noHome, onSite, placed, remote } from './work-places.ts';

/** From anywhere in a country: `Gdańsk or anywhere in the EU`. */
const anywhere =
  /(?<!\p{L})(?:from|or|live|be|work|based|located|:|^) ?[Aa]nywhere (?:in (?:the )?|from )\p{Lu}|(?<!\p{L})work(?:ing)? from (?:anywhere|wherever)|(?<!\p{L})live (?:wherever|anywhere)/u;

/** Work at home that is offered without more words, as in a list of benefits, which is for some of the days. The `Home Office` is a ministry. */
const homeWork =
  /(?<!\p{L})(?:[Tt]élétravail|[Tt]eletrabajo|[Hh]ome-?[Oo]ffice|home office|[Mm]obile[ns]? [Aa]rbeiten|Telearbeit|[Tt]elework|WFH)(?!\p{L})/u;

/** A sentence must speak of the work itself. */
const aboutWork =
  /(?:(?<!\p{L})(?:work(?:ing|place)?|position|role|job|based|fully|100 ?%|duty|team|you['’]ll|you will|we are|we['’]re|location|wir arbeiten|esquema|modalidad|formato|studio|you would be|homeoffice|zu ?hause|telework\w*|WFH|WFO|anywhere|télétravail|teletrabajo|gearbeitet|arbeit\p{L}*|stelle|poste|puesto|trabajo|travail\p{L}*|eligible|remote|hybrid|office|home|on.?site|presencial(?:es)?|obra|full.?time|direct hire|activité|casa|oficina|büro|bureau|distance|in-person|präsenz\p{L}*|présence|anwesenheit|live-in)(?!\p{L}))/iu;

/** Reads where the work is done from a chip or a sentence. */
export function workplaceIn(text: string): Workplace | undefined {
  const isEvery = fullWeek.test(text);
  if (/(?<!\p{L})(?:remote[^.]{0,30}: ?no\b[^.]{0,40})?telework[^.]{0,30}: ?yes/iu.test(text)) return 'hybrid';
  if (noHome.test(text) && !allRemote.test(text)) return 'onSite';
  if (onSite.test(text) && /\b(?:kein|keine|pas de|no|not|non|sin)\b/iu.test(text) && !isHybrid(text)) return 'onSite';
  if (isEvery && onSite.test(text)) return 'onSite';
  if (allRemote.test(text) && !isNamedHybrid(text)) return 'remote';
  if (isNamedHybrid(text) || (isHybrid(text) && !isEvery)) return 'hybrid';
  if (remote.test(text)) return onSite.test(text) && !/remote,? (?:us|usa|uk)/iu.test(text) ? 'hybrid' : 'remote';
  if (anywhere.test(text)) return 'remote';
  if (onSite.test(text)) return homeWork.test(text) ? 'hybrid' : 'onSite';
  return placed.test(text) && !homeWork.test(text) ? 'onSite' : undefined;
}

/** Sentences in which such words are about something else. */
const elsewhere =
  /(?:remote[- ](?:pilot|wartung|zugriff|service|diagnos\p{L}+|desktop|server|sites?|monitoring|support|control|sensing|patient|access|teams?|areas?|rural|village|island|communit\w+|locations?|work(?:ers)? polic)|(?:suivi|monitorización|monitoreo|surveillance|gestion|control|diagnóstico|atención) (?:à distance|remot[oa]|a distancia)|hybrid (?:cloud|vehicles?|cars?|rooms|events?|learning|courses?|or electric|and electric|or remote (?:vehicles|cars))|hybridantrieb|autos? híbrid|(?:child ?care|nursery|gym|parking|cafe|canteen|kita|clinic|pharmacy)\b.{0,20}on.?site|^interviews?\b|\?$|on.?site (?:child|nursery|gym|parking|caf\w+|childcare|canteen|day ?care|cafeteria|restaurant|interviews?|visits?|fitness|clinic|kita|training|assessment|support|service)|(?:parking|accommodation|housing|meals|lunch|gym) (?:is )?on.?site|in.person interviews?|interviews? (?:is|are|on|in)|vor.ort.(?:service|beim kunden)|(?:in|during|since) (?:20[12]\d|the pandemic|covid)|similar jobs|inscription sur place|aide à domicile)/iu;
export const isElsewhere = (text: string): boolean => elsewhere.test(text);

/** The menu of a site, in one line. */
const menu = /\S {3,}\S+(?: \S+)* {3,}\S/u;

/** Characters of a line that is a chip or a label and not a sentence. */
const chip = 60;
/** Lines in which the head of an ad is. */
const head = 30;

/** Finds where the work is done: under a label, in a short line near the top, or in a sentence. */
export function findWorkplaceByRules(
  lines: readonly AdLine[],
  labeled: readonly LabeledValue[],
): Found<Workplace> | undefined {
  for (const { text, line } of labeled) {
    const value = text.length < 100 ? workplaceIn(text) : undefined;
    if (value) return { value, line };
    if (/^(?:no|nein|non)$/i.test(text)) return { value: 'onSite', line };
  }
  for (const [line, { text, isPoint }] of lines.entries()) {
    if (line > head) break;
    const most = isPoint ? chip / 2 : /[·|•]/u.test(text) ? 2 * chip : chip;
    const isChip = text.length <= most && !elsewhere.test(text) && !menu.test(text) && !/[.!?]$/.test(text);
    const value = isChip ? workplaceIn(text) : undefined;
    if (value) return { value, line };
  }
  const told = lines.flatMap(({ text }, line) => {
    if (menu.test(text)) return [];
    const sentences = text
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .filter((sentence) => !elsewhere.test(sentence) && (aboutWork.test(sentence) || placed.test(sentence)));
    const all = sentences.map(workplaceIn);
    const value = all.find((each) => each === 'hybrid') ?? all.find((each) => each !== undefined);
    return value === undefined ? [] : [{ value, line }];
  });
  const offered = lines.findIndex(({ text }) => homeWork.test(text) && !elsewhere.test(text));
  return (
    told.find(({ value }) => value === 'hybrid') ??
    told[0] ??
    (offered < 0 ? undefined : { value: 'hybrid', line: offered })
  );
}
