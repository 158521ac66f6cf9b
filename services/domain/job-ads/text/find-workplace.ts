import { type Workplace } from '../job-ad.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';

const hybrid =
  /\b(?:hybrid\w*|(?:\w+ )?telework days?|the rest (?:of the week )?(?:from|at) home|(?:work(?:ing)? from home|home.?office|telework(?:ing)?|remote(?:ly)?) (?:for )?(?:up to )?(?:one|two|three|four|\d) days?|up to (?:one|two|three|four|\d) days? (?:a week )?(?:(?:may be )?(?:from|at) home)|(?:in|at|from) (?:the|our|your) (?:[\w-]+ ){0,2}office (?:on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri)(?:days?)?(?:,| and| to| through| [–-])|(?:from|in|at) the office\b[^.]{0,40}\bon (?:mon|tues|wednes|thurs|fri)days?|homeoffice-tage?|in the (?:studio|office|lab|shop) (?:on )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)[^.]{0,60}\b(?:wherever|home|remote)|on.?site\b.{0,60}\bhome\b|h[ií]brid[oa]s?|hybride|homeoffice m[oö]glich|home.?office m[oö]glich|teilweise (?:homeoffice|home.office|remote)|mobiles? arbeiten|(?:t[eé]l[eé]travail|teletrabajo|home.?office) (?:partiel|occasionnel|fr[eé]quent|possible|parcial)|t[eé]l[eé]travail .{0,20}(?:jours?|par semaine)|\d+ jours? (?:de|par semaine en|en) t[eé]l[eé]travail|\w+ d[ií]as? de teletrabajo|(?:\d|one|two|three|four) days? (?:(?:a|per|each|every) week )?(?:in|at|from) (?:the|our|your) (?:\w+ )?(?:office|home|hub|studio|lab)|(?:\d|one|two|three|four) days? (?:remote|from home|in.office)|(?:zwei|drei|ein(?:en)?|2|3|1) tagen? (?:\w+ )?(?:im )?(?:homeoffice|home.office|remote|b[uü]ro))/iu;
const count =
  '(?:\\d|one|two|three|four|a|an|ein(?:en?|em)?|zwei|drei|vier|un[ao]?|deux|trois|quatre|dos|tres|cuatro|uno)';
const days = '(?:days?|tage?n?|jours?|d[ií]as?|afternoons?|mornings?|mondays?|fridays?)';
const home =
  '(?:(?:from|at) home|remote(?:ly)?|home.?office|homeoffice|zu ?hause|von daheim|t[eé]l[eé]travail|teletrabajo|telework(?:ing)?|WFH|en remoto|desde casa|à distance|à la maison)';
/** Some days of a week at home: `up to one day a week can be done from home`. */
const someDays = new RegExp(
  `\\b${count} ${days}[^.;·|]{0,45}${home}|${home}[^.;·|]{0,30}\\b${count} ${days}|semi-?presencial`,
  'iu',
);
const weekday =
  '(?:(?:mon|tues?|wednes|thurs|fri)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag)s?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|lunes|martes|miércoles|jueves|viernes)';
/** A part of the work at home: `Monday and Friday from home`, `the rest from wherever you like`, `WFO 3 days / WFH 2 days`. */
const partly = new RegExp(
  `\\b${weekday} ${home}|\\b(?:the )?rest (?:of the (?:week|time) )?(?:from|at) (?:wherever|anywhere|home|your)|\\bWFO\\b.*\\bWFH\\b|\\bWFH\\b.*\\bWFO\\b|\\b(?:can|may|could|might) [^.;]{0,30}\\bfrom home\\b|\\bfrom home (?:if|when|now and then|occasionally|sometimes|on occasion)|\\b(?:some|partial|occasional|limited|part-time|regular) (?:remote|home.?working|working from home|work from home|telework)`,
  'iu',
);
/** All days at the same place: `on site five days a week`. */
const allDays =
  /\bon.?site (?:five|5|six|6|every) days?|(?:five|5) days? (?:(?:a|per) week )?(?:on.?site|in (?:the |our )?office)|a pie de obra|100 ?% (?:on.?site|presencial|vor ort|présentiel)|presenciales?\b|(?:keine?|pas de|no|sin) (?:m[oö]glichkeit (?:zum|für) )?(?:homeoffice|home.office|t[eé]l[eé]travail|teletrabajo)/iu;
const remote =
  /\b(?:(?:fully|100 ?%|entirely|completely) remote|remote(?:-first| first)?|(?:fully |globally )?distributed (?:team|company)|no offices?|work from (?:home|anywhere)|home.?based|telecommut\w+|telework\w*|nur homeoffice|totalmente remoto|[aà] distance|remoto|trabajo remoto|100 ?% (?:remote|homeoffice|home.office|t[eé]l[eé]travail|teletrabajo)|t[eé]l[eé]travail (?:complet|total|[aà] 100 ?%)|full.?remote|solo teletrabajo|teletrabajo(?: al 100 ?%| total)?|en remoto|ortsunabh[aä]ngig|vollst[aä]ndig remote)/iu;
const onSite =
  /(?:^sur place$|\b(?:site|office)[- ]based\b)|\b(?:on-?site|on site|in[- ]person|in-office|in.the.office|vor ort|pr[aä]senz(?:arbeit)?|not eligible for telework|presencial|sur site|pr[eé]sentiel|t[eé]l[eé]travail non autoris[eé]|pas de t[eé]l[eé]travail|kein homeoffice|not remote|no remote)(?!\p{L})/iu;

/** Work that cannot be done elsewhere: `All work is done at the shop`, `This is not a remote position`. */
const bound =
  /\b(?:(?:all|the) (?:work|duties) (?:is|are|must be|will be) (?:done|performed|carried out|completed) (?:at|in|on) (?:the|our)|(?:not|n['’]t|no) (?:a |an )?(?:fully )?(?:remote|work[- ]from[- ]home|hybrid|home[- ]?working)|work from office|WFO|(?:nicht|kein(?:e[rn]?)?) (?:\p{L}+ )?(?:home.?office|remote.?(?:arbeit|stelle)?|mobiles? arbeiten)|ne permet pas le télétravail|no (?:admite|permite) teletrabajo)(?!\p{L})/iu;

/** From anywhere in a country: `Gdańsk or anywhere in the EU`. */
const anywhere =
  /(?<!\p{L})(?:from|or|live|be|work|based|located|:|^) ?[Aa]nywhere in (?:the )?\p{Lu}|(?<!\p{L})work(?:ing)? from (?:anywhere|wherever)|(?<!\p{L})live (?:wherever|anywhere)/u;

/** Work at home that is offered without more words, as in a list of benefits, which is for some of the days. The `Home Office` is a ministry. */
const homeWork =
  /(?<!\p{L})(?:[Tt]élétravail|[Tt]eletrabajo|[Hh]ome-?[Oo]ffice|home office|[Mm]obile[ns]? [Aa]rbeiten|Telearbeit|WFH)(?!\p{L})/u;

/** A sentence must speak of the work itself. */
const aboutWork =
  /(?:\b(?:work(?:ing|place)?|position|role|job|based|fully|100 ?%|duty|team|you['’]ll|you will|we are|we['’]re|location|wir arbeiten|esquema|modalidad|formato|studio|you would be|homeoffice|zu hause|telework\w*|WFH|WFO|anywhere|télétravail|teletrabajo|gearbeitet|arbeit\p{L}*|stelle|poste|puesto|trabajo|travail\p{L}*|eligible|remote|hybrid|office|home|on.?site|presencial(?:es)?|obra|full.?time|direct hire)\b)/iu;

function workplaceIn(text: string): Workplace | undefined {
  if (onSite.test(text) && /\b(?:kein|keine|pas de|no|not|non|sin)\b/iu.test(text)) return 'onSite';
  if (bound.test(text) && !partly.test(text)) return 'onSite';
  if (allDays.test(text) && !someDays.test(text)) return 'onSite';
  if (hybrid.test(text) || someDays.test(text) || partly.test(text)) return 'hybrid';
  if (remote.test(text)) return onSite.test(text) && !/remote,? (?:us|usa|uk)/i.test(text) ? 'hybrid' : 'remote';
  if (anywhere.test(text)) return 'remote';
  return onSite.test(text) ? 'onSite' : undefined;
}

/** Sentences in which such words are about something else. */
const elsewhere =
  /(?:remote (?:pilot|desktop|server|sites?|monitoring|support|control|sensing|patient|access|team|teams|areas?|communit\w+|locations?|sites?|work(?:ers)? polic)|hybrid (?:cloud|vehicles?|cars?|rooms|events?|learning|courses?|or electric|and electric|or remote)|(?:child ?care|nursery|gym|parking|cafe|canteen|kita|clinic|pharmacy)\b.{0,20}on.?site|^interviews?\b|\?$|on.?site (?:child|nursery|gym|parking|caf\w+|childcare|canteen|day ?care|cafeteria|restaurant|interviews?|visits?|fitness|clinic|kita|training|assessment)|in.person interviews?|interviews? (?:is|are|on|in)|vor ort beim kunden|(?:in|during|since) (?:20[12]\d|the pandemic|covid)|similar jobs)/iu;

/** Characters of a line that is a chip or a label and not a sentence. */
const chip = 60;

/** Finds where the work is done: under a label, in a short line near the top, or in a sentence. */
export function findWorkplace(
  lines: readonly AdLine[],
  labeled: readonly LabeledValue[],
): Found<Workplace> | undefined {
  for (const { text, line } of labeled) {
    const value = text.length < 100 ? workplaceIn(text) : undefined;
    if (value) return { value, line };
    if (/^(?:no|nein|non)$/i.test(text)) return { value: 'onSite', line };
  }
  for (const [line, { text, isPoint }] of lines.entries()) {
    if (line > 30) break;
    const value =
      text.length <= (isPoint ? chip / 2 : chip) && !elsewhere.test(text) && !/[.!?]$/.test(text)
        ? workplaceIn(text)
        : undefined;
    if (value) return { value, line };
  }
  const told = lines.flatMap(({ text }, line) => {
    const sentences = text
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .filter((sentence) => !elsewhere.test(sentence) && aboutWork.test(sentence));
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
