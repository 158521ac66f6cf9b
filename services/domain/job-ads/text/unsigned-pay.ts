/** Numbers without a currency that are pay all the same: `2200 net`, `Wage: 23.10/hr`, `Lohn 3400 bis 3800`. */
import type { PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { isUsualPay, likelyPeriod } from '../../../../shared/documents/jobs/pay-sizes.ts';
import { grossOrNet } from '../../../../shared/documents/jobs/pay-words.ts';
import { aboutPay } from './pay-phrases.ts';

/** Names of pay with which a number is pay. */
const names = [
  'salary|salaries|starts? (?:at|from)|starting (?:at|from)|wages?|(?:hourly |daily |weekly )?(?:pay|rate)|pays|paid|paying|compensation|remuneration|stipend|basic|base|earn|hiring range|pay range|doe',
  '\\p{L}*(?:gehalt|lohn)s?(?:spanne|band|rahmen)?|\\p{L}*entgelt|\\p{L}*verg[üu]tung|\\p{L}*verdienst|bezahlung|entlohnung|\\p{L}*einkommen|gage|honorar|verdiene|verdienst du|\\p{L}*satz|\\p{L}*taschengeld|aufwandsentschädigung|stipendium|zahlen(?: wir)?|zahle|\\p{L}*brutto|netto|fixum',
  'salaires?(?: \\p{L}+)?|taux(?: horaire)?|tarif|r[ée]mu|indemnité|r[ée]mun[ée]ration(?: \\p{L}+)?|r[ée]tribution(?: \\p{L}+)?|pay[ée]e?s?|r[ée]mun[ée]r[ée]e?s?|fixe|brut|gratification|cachet|traitement|smic',
  'sueldo(?: \\p{L}+)?|salario(?: \\p{L}+)?|remuneraci[oó]n(?: \\p{L}+)?|renta(?: \\p{L}+)?|retribuci[oó]n(?: \\p{L}+)?|haberes|pago|paga|pagamos|se paga|ofrecemos|honorarios|beca|pagan|bruto|l[ií]quido|pagas|devengado|nominal|b[áa]sico|salarial|mensualidad|sbu|smi|smm?lv|rmv|subvenci[oó]n',
].join('|');
/** What may stand between the name and the number. */
const fillers =
  "you|dir|ihnen|euch|vous|te|is|of|from|up to|starting(?: at)?|starts at|between|about|around|approx\\.?|circa|range|min\\.?|max\\.?|minimum|maximum|per \\p{L}+|ist|von|ab|bis(?: zu)?|zwischen|ca\\.?|etwa|rund|mind\\.?|mindestens|beträgt|liegt bei|pro \\p{L}+|de|du|à|à partir de|entre|environ|jusqu['’]à|est|comprise?|par \\p{L}+|mensuel|annuel|desde|hasta|aprox\\.?|alrededor de|es|por \\p{L}+|mensual|anual";
const nameBefore = new RegExp(`(?<!\\p{L})(?:${names})(?:[\\s:(~–-]+|${fillers}|${grossOrNet})*$`, 'iu');
/** What follows an amount of pay: gross or net, or a period. */
const unitAfter = new RegExp(
  `^\\s?(?:[,(]\\s?)?(?:\\.[-–—]+ ?)?(?:${grossOrNet}(?!\\p{L})|/ ?(?:h|hr|hour|shift|schicht|turno|mt|mth|d[ií]a|ann[ée]e|semaine|std|heure|hora|day|tag|jour|wk|week|woche|mo|month|monat|mois|mes|yr|year|jahr|an|año)(?!\\p{L})|(?:per|an|a|pro|par|por|die|la|al|de l['’]|l['’]) ?(?:h|hour|hr|day|shift|week|wk|month|mo|mth|year|yr|annum|schicht|turno|jornada|stunde|tag|woche|monat|jahr|heure|jour|mois|ann[ée]e|an|hora|d[ií]a|semana|mes|año)(?!\\p{L})|p\\.?/?(?:[adwm]|h(?:r|our)?)\\.?(?![\\p{L}\\d])|b/a|(?:mensual(?:es)?|semanal(?:es)?|anual(?:es)?|hourly|weekly|monthly|annually|monatlich|mtl\\.?|mensuels?|annuels?)(?=\\s*(?:$|[,.;:()!+|–-]|plus|for|depending|doe|je|según|selon))|fix[eo]?(?!\\p{L})|fijos?(?!\\p{L})|pro[ -]?rata)`,
  'iu',
);
/** What makes an amount pay without a period. */
const sureAfter = new RegExp(
  `^\\s?(?:[,(]\\s?)?(?:\\.[-–—]+ ?)?(?:${grossOrNet}|fix[eo]?|fijos?|pro[ -]?rata)(?!\\p{L})`,
  'iu',
);
/** What goes on after thousands that are pay. */
const besideThousands =
  /^\s?(?:$|[+,;(|]|\.(?:\s|$)|(?:base|basic|doe|dep\p{L}*|plus|ote|according|selon|según|je nach|zzgl|salary)(?!\p{L}))/iu;
/** What makes a number something else: a count, a clock time, a day, a part of a name or of a phone number. */
const otherAfter =
  /^\s?(?:%|°|\)?[:/-]\d|\.\d|\+?\s?(?:h|hrs?|hours?|std|stunden?|stünd\p{L}+|heures?|horas?|hs|days?|\p{L}*tage?n?|jours?|d[ií]as|(?:rtt|pto|vacaciones|vacation|leave|holidays?|urlaub\p{L}*)|weeks?|wochen?|semaines?|semanas?|months?|monate?n?|mois|mes(?:es)?|years?|yrs?|jahre?n?|ans|années?|años?|km|qm|m²|m2|kg|lbs?|people|persons?|employees|mitarbeit\p{L}*|personnes|personas|salariés|empleados|positions?|vacanc\p{L}+|times?|mal|fois|veces|am|pm|a\.m|p\.m|uhr|points?|st|nd|rd|th|e|er|(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)))(?![\p{L}/]))/iu;
const otherBefore =
  /(?:[\p{L}\d][-/.:]|[#№°+]|\b(?:grade|step|level|class|band|scale|classe|niveau|nivel|stufe|eg|group|gruppe|groupe|grupo|tel|nr|no|art|cc|cp|plz|zip|code|kv|tvöd|ref|cap)\.?\s?)$/iu;

/** Whether a unit of pay stands right after an amount: its period, or that it is gross or net. */
export const hasPayUnit = (after: string): boolean => unitAfter.test(after);
/** Whether the words right before an amount name it pay. */
export const isNamedPay = (before: string): boolean => nameBefore.test(before);
const taxedAfter = new RegExp(
  `^[\\s,(]*(?:${grossOrNet}|pro[ -]?rata|fte|all[- ]in(?:clusive)?|p\\.a|per annum|x ?1[2-4]|sur 1[2-4](?:[.,]\\d)? mois|en 1[24] pagas|(?:auf|bei|für|for|on|pour|sur|por|para) (?:an? |une? |eine[rn]? )?(?:\\d{2}(?:[.,]\\d+)? ?(?:h|hours?|hrs|std|stunden|wochenstunden|heures|horas)|100 ?%|vollzeit|full[- ]time|temps (?:plein|complet)|(?:tiempo|(?:media )?jornada)(?: complet[oa])?|part[- ]time|half[- ]time|teilzeit|mi-temps|temps partiel))(?!\\p{L})`,
  'iu',
);
/** Whether the words right after an amount say that it is gross or net, or for how many hours it is paid. */
export const isTaxed = (after: string): boolean => taxedAfter.test(after);

/** A number that looks like a year, or the name of a plan for one's old age. */
const isName = (written: string): boolean => /^(?:(?:19|20)\d\d|40[13]\s?[kb])$/i.test(written.trim());

/** How far before an amount with cents a word of pay may stand. */
const farthestWord = 50;

/** Whether a mention without a currency is pay by the words right beside it. */
export function isUnsignedPay(text: string, mention: PayMention, isLabeled: boolean): boolean {
  const { start, end, salaryPeriod, currency } = mention;
  const [before, written, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const hasUnit = sureAfter.test(after) || (mention.namesPeriod && unitAfter.test(after));
  if (
    /(?<!(?:per|par|por|pro|de l['’]|taux|salaire|rate|an|die|la)\s?)(?:hours?|stunden|heures?|horas?|horario|horaire|schedule|uhr)(?!\p{L})[^\d]{0,12}$/iu.test(
      before,
    )
  )
    return false;
  if (isName(written) && (!hasUnit || /k/i.test(written))) return false;
  if (!hasUnit && otherAfter.test(after)) return false;
  if (otherBefore.test(before) || written.startsWith('0')) return false;
  const amount = mention.salaryMax ?? mention.salaryMin ?? 0;
  const period = salaryPeriod ?? likelyPeriod(amount, currency ?? '');
  if (period === null || !isUsualPay(amount, period, currency ?? '')) return false;
  // Whole numbers of two digits may be thousands for a year as well.
  if (period === 'hour' && !mention.namesPeriod && amount > 40) return false;
  if ((mention.salaryMax ?? amount) > (mention.salaryMin ?? amount) * 5) return false;
  // `28-32k DOE`, `Hasta 35K + variable`
  const isThousands = /k\s*$/iu.test(written) && besideThousands.test(after);
  const isFirst = isLabeled && /^[^\p{L}\d]*$/u.test(before);
  // `1'100.–`, and an amount with cents after a word of pay.
  const isWrittenAsMoney = /[.,]\s?[-–—]{1,2}$/.test(written);
  const isPrecise = amount >= 1_000 && /[.,]\d\d$/.test(written) && aboutPay.test(before.slice(-farthestWord));
  return hasUnit || isFirst || isThousands || isWrittenAsMoney || isPrecise || nameBefore.test(before);
}
