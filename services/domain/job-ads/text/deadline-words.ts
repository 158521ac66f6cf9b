/** The words by which ads tell what a day is for, in four languages. */
import { weekdayPattern } from './weekdays.ts';
import words from './words/deadline.json' with { type: 'json' };

/** Joins alternatives; `{ad}` in one of them is any word for the ad, `{weekday}` any day of the week. */
const anyOf = (patterns: readonly string[]): string =>
  `(?:${patterns
    .join('|')
    .replaceAll('{ad}', () => adNouns)
    .replaceAll('{weekday}', weekdayPattern)})`;
const word = (patterns: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})${anyOf(patterns)}`, 'giu');

/** The ad, and the time in which it can be answered: what ends is not the job. */
const adNouns = `(?:${words.ads.join('|')})`;

/** Words that say by themselves that a day is the last one to apply. */
export const closing = word(words.closing);

/** The ad or the job, as what closes. */
export const aboutAd = new RegExp(
  `(?<!\\p{L})(?:${adNouns}|jobs?|roles?|positions?|posts?|stelle|poste|puesto|plazo|\\p{L}*frist|deadline|délai)(?!\\p{L})`,
  'iu',
);

/** Words of applying: beside them, a day that is a limit is the last one to apply. */
export const applying = word(words.applying);

/** What can be done within a range of days whose last one is the deadline. */
export const window =
  /(?<!\p{L})(?:applications?|apply|recruitment|filing|posting|advertis\p{L}+|competition|vacancy|announcement|concours|campagne|appel|dossiers?|(?:se )?(?:reciben?|recibimos|aceptan|aceptamos|admiten|admitimos)|propuestas|entrega|remisi[oó]n|hojas? de vida|(?:offre|annonce|oferta|vacante|anzeige|ausschreibung|posting|vacancy) (?:\p{L}+ )?(?:valable|ouverte?|valid|open|gültig|offen|vigente|abierta|v[áa]lida)|registration|submissions?|(?:application|registration|submission|filing) (?:window|period)|open (?:&|and) clos\p{L}+(?: dates)?|inscri\p{L}+|postula\p{L}+|candidatur\p{L}+|presentaci[oó]n|recepci[oó]n|convocatoria|expedientes|solicitudes|instancias|plazo|d[ée]p[oô]t|affichage|\p{L}*bewerb\p{L}*|ausgeschrieben|ausschreibung\p{L}*|anmeld\p{L}+)(?![^.;]*(?<!\p{L})(?:for|für|pour|para|as|als|como|post|position|poste|stelle|puesto|starts?|work)(?!\p{L}))[^.;]{0,40}$/iu;

/** Words before a day after which an answer is too late, and those behind it that say so. */
export const lateBefore =
  /(?<!\p{L})(?:after|past|later than|nach(?: dem)?|après(?: le)?|passé le|post[ée]rieure?s? au|despu[eé]s del?|posterior\p{L}* al?|(?:con|tras)(?: el)?)(?: \p{L}{2,10},?)?\s*$/iu;
export const lateAfter =
  /^[^.;]{0,60}?(?<!\p{L})(?:not|cannot|can['’]t|won['’]t|nicht|kein\p{L}*|ne|pas|plus|no|too late|disregarded|rejected|zu spät|trop tard|écartée?s|rejetée?s|rechazad\p{L}+|descartad\p{L}+)(?!\p{L})/iu;

/** Words that say that a day is something else: that the work or a talk begins, or when the ad was written. */
export const otherwise = word(words.otherwise);

/** What else closes or ends, right before the word of closing: an enrolment, a grant, a collective agreement. */
export const otherEnd =
  /(?:\b(?:grants?|funds?|orders?|polls?|sales?|auctions?|exhibitions?|call for (?:papers|abstracts|entries)|enrol\p{L}*|registrations?|bookings?|tickets?|early bird|surveys?|agreements?|contracts?|leases?|seasons?|shops?|stores?|offices?|kitchens?|restaurants?|school|tax|insurance|benefits?|probation|permits?|visas?|licen[cs]es?|anmeldungen? zum|kündigungs|tarifvertrag|vertrag|contrat|mission|contrato|licencia)(?!\p{L})[^.,;:]{0,30}|kündigungs|zahlungs|(?:year|month|semester|quarter|financial)[ -])$/iu;

/** What may stand between a limit and its day: times, days of the week, and articles. */
const filler = anyOf(words.fillers);

/** A limit right before a day. */
export const limit = new RegExp(`(?<!\\p{L})${anyOf(words.limits)}(?:[\\s,.:(]+${filler}(?!\\p{L}))*[\\s,.:(]*$`, 'iu');

/** Words after a day that make it the last one to apply. */
export const closesAfter =
  /^[^.]{0,25}(?:is the (?:deadline(?! for [^.;:]{0,40}(?:bids?|fund\p{L}*|grants?|abstracts?|papers?|entries|tenders?|proposals))|closing date|last day|cut)|\(?bewerbungsschluss|\(?deadline(?! for [^.;:]{0,40}(?:bids?|fund\p{L}*|grants?|abstracts?|papers?|entries|tenders?|proposals))|\d+ days? left to apply|ist (?:die )?(?:bewerbungsschluss|bewerbungsfrist|einsendeschluss|deadline(?! for [^.;:]{0,40}(?:bids?|fund\p{L}*|grants?|abstracts?|papers?|entries|tenders?|proposals)))|\((?:closing|closes|frist|date limite|fecha l[ií]mite)|\s?(?:,\s)?(?:au plus tard|at the latest|a m[aá]s tardar|como m[aá]ximo)|(?:est|es|:) ?(?:la )?(?:date limite|fecha l[ií]mite|bewerbungsschluss|deadline(?! for [^.;:]{0,40}(?:bids?|fund\p{L}*|grants?|abstracts?|papers?|entries|tenders?|proposals)))|(?:est|es) (?:la date limite|la fecha l[ií]mite|el [uú]ltimo d[ií]a)|(?:endet|schließt|schließen wir) (?:die |das )?(?:bewerbungs\p{L}*|ausschreibung|anzeige|verfahren|frist)|nehmen wir die (?:anzeige|ausschreibung|stelle) (?:raus|offline|vom netz)|[,\s]*we(?:['’]ll| will)? (?:close|take (?:this|it) down|stop (?:reading|taking|accepting|looking))|nous (?:fermons|clôturons|retirons)|(?:la )?cerramos|retiramos|[\s,(]*(?:derni[eè]re?|dernier) d[ée]lai|[\s,(]*délai de rigueur|[\s,(]*terme de rigueur|[\s,(]*letzter termin|\s*\((?:es (?:zählt|gilt) )?(?:das )?(?:datum des post|post(?:stempel|mark)|(?:le )?cachet de la poste|matasellos)|[^.;]{0,30}\((?:[uú]nico d[ií]a|jour unique|only day|one day only))/iu;

/** Words before a limit that make it one of several looks at applications. */
export const prefersBefore =
  /(?<!\p{L})(?:priority|preference|(?:first|best)(?: full)? consideration|first screening|early bird)(?!\p{L})[^.;]*$/iu;

/** People of the employer, for whom a day of their own comes before that of all others. */
export const forInsiders =
  /(?<!\p{L})(?:internal(?:ly)?(?: (?:bidders?|candidates?|applicants?|employees|staff|posting))?|intern(?:e[nr]?)?(?: (?:bewerb\p{L}+|kandidat\p{L}+|beschäftigte\p{L}*))?|(?:candidat(?:ure)?s |en )?internes?|(?:candidat[oa]s |personal |convocatoria )?intern[oa]s?)[^.;\d]{0,15}$/iu;

/** A time in which nobody works, and no end of it: `We close 15 Dec to 6 Jan`. */
export const closedBefore =
  /(?<!\p{L})(?:(?:we|shop|office|workshop|factory|plant|is|are|be)(?: will)?(?: be)? clos(?:e|es|ed|ing)(?: down)?|shut(?: down)?|geschlossen|betriebs(?:ferien|urlaub)|zu(?= vom)|ferm(?:é|ée|és|ons|eture)|cerra(?:do|da|mos)|de vacaciones|on holiday)(?: (?:for \p{L}+|from|between|over \p{L}+|vom|von|du|de|del|desde))*\s*$/iu;

/** What is wanted until a day that was named before: `On the 5th we choose; until then, I need your CV`. */
export const untilThenAfter =
  /^[^.]{0,60}(?<!\p{L})(?:have|get|send|need|want) (?:me |us )?(?:yours?|it|them|everything)(?!\p{L})[^.]{0,30} by then|^[^.]{0,70}(?<!\p{L})(?:bis dahin|until then|till then|by then|before then|before that|d['’]ici là|avant cela|hasta entonces|para entonces|antes de eso)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:cv|r[ée]sum[ée]|bewerb\p{L}*|unterlagen|lebenslauf|profil|appl\p{L}+|candidature|dossier|curr[ií]cul\p{L}*|solicitud\p{L}*|hoja de vida)(?!\p{L})/iu;

/** What is wanted until a day, after it: `bis am 14. Februar auf Ihre Bewerbung`, `hasta el 5 de mayo tu currículum`. */
export const wantsAfter =
  /^[^.;!?\d]{0,35}(?<!\p{L})(?:to (?:apply|respond|get in touch|send (?:us|me|it|your))|zu bewerben|(?:könnt|kannst|können) (?:ihr|du|sie) (?:euch|dich|sich) (?:noch )?(?:bewerben|melden)|pour (?:postuler|candidater|envoyer|répondre|s['’]inscrire|nous écrire)|para (?:postular\p{L}*|aplicar|inscrib\p{L}+|enviar\p{L}*|presentar\p{L}*|apuntar\p{L}*|solicitar\p{L}*)|\p{L}*-?bewerbung(?:en|sunterlagen)?|unterlagen|lebenslauf|candidatures?|dossiers?|cvs?|r[ée]sum[ée]s?|applications?|curr[íi]culums?|solicitudes|postulaciones|hojas? de vida|zuschriften)(?!\p{L})/iu;

/** Where to send something, right after a limit: `bis Freitag 26.3. an ronja@…`. */
export const sendsAfter =
  /^[^\p{L}.;]{0,12}(?:(?:bitte|please|svp|por favor)\s)?(?:to|an|à|a|at|via|per|unter|auf|bei|chez|por|al|au)\s(?:\S+@|mich(?!\p{L})|uns(?!\p{L})|me(?!\p{L})|us(?!\p{L})|(?:e-?)?mails?(?!\p{L})|correo|courriel|whatsapp)/iu;

/** The end of a job, beside its beginning: `Start date: 1 June, end date: 31 August`. */
export const jobEnd = /^(?:ends?(?!\p{L})|endet|finaliza|termina|end date|end day|fecha de fin|date de fin)/iu;
export const jobStart = /(?<!\p{L})(?:start|begin|beginn|d[ée]but|inicio|from)\p{L}*/iu;

/** Words after a day that make it one of several looks at applications. */
export const prefersAfter = /^[^.;]{0,40}(?:priority|preference|first consideration|reviewed first|bevorzugt)/iu;

/** A day that another one has replaced: `was 21 Feb, now 7 March`. */
export const replaced =
  /(?:\b(?:was|originally|ursprünglich|statt|anstatt|initialement|instead of|en lugar del?|au lieu du)|\bvorher)(?: (?:am|le|el|on))?[\s:]*$/iu;

/** The beginning of a range of which only the end names the month: `del 1 al 12 de septiembre`. */
export const rangeStart =
  /(?<![\p{L}\d-])(?:(?:from|vom|von|du|del|entre le|between|zwischen(?: dem)?|desde el|les?|los d[ií]as|am|el|de|desde)(?: the)? )?(?:\p{L}+ )?\d{1,2}(?:st|nd|rd|th|er|\.)?(?: \p{L}{3,10})?\s*(?:-|–|—|to|until|through|bis(?: zum)?|au|jusqu['’]au|al?|hasta el|and|und|et|y|&)(?: the| el| le| dem)?(?: \p{L}{2,10},?)?\s*$/iu;
/** What stands before the first day of a range. */
export const rangeOpening =
  /(?<!\p{L})(?:from|between|vom|von|ab|zwischen|du|de|del|desde|entre|à partir du)(?: the| el| le| dem)?(?: \p{L}{2,10},?)?\s*$/iu;

/** What stands between the two days of a range. */
export const rangeMiddle =
  /^[\s,]*(?:(?:um |at |à |a las )?\(?(?:\d{1,2}(?:[:.h]\d\d)? ?(?:[ap]\.?m\.?|uhr|hrs?|horas|h)?)\)?[\s,]*)?(?:-|–|—|to|until|till|through|bis(?: zum)?|au|jusqu['’]au|al|hasta(?: el)?|and|und|et|y|&)[\s,]*(?:(?:the|le|el|den|dem|\p{L}{2,10}),? )?$/iu;
