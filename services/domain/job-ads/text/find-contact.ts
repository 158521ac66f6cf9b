import { daysIn } from '../../../../shared/documents/jobs/days-in-text.ts';
import type { AdContact } from '../job-ad.ts';
import type { AdLine } from './ad-lines.ts';
import type { Found } from './found.ts';
import { compact } from './names-of-addresses.ts';
import { nameAfterTitle, nameByAddress, nameBy, isPersonName } from './person-names.ts';

const emails = /(?<![\w.+-])[\p{L}\d_.+-]{1,64}@(?:[\w-]{1,63}\.)+\p{L}{2,12}(?![\w-])/gu;
const phones = /(?<![\d/€$£.,-])(?:\+\d{1,3}[ ()./-]{0,3})?(?:\(?\d{2,5}\)?[ ./-]{1,3}){1,5}\d{2,8}(?![\d/%€$])/gu;

/** People are asked there about something else. */
const others =
  /\b(?:accommodat\p{L}+|accessib\p{L}+|privacy|datenschutz\p{L}*|data protection|fraud|scam|recruiting.?fraud|whistleblow\p{L}*|hotline|crisis|media inquir\p{L}+|unsubscribe|complaints?|donn[eé]es personnelles|rgpd|gdpr|protecci[oó]n de datos|help desk|technical (?:help|issues|support)|switchboard|zentrale|standard t[eé]l|cannot (?:answer|give)|disabilit\p{L}+|schwerbehindert\p{L}*|fax)(?!\p{L})/iu;
/** Words beside the address to which questions or applications go. */
const asks =
  /\b(?:apply|application|applications|resume|r[eé]sum[eé]s?|cvs?|c\.v\.|cover letter|questions?|contact|call|ring|text|phone|ask for|write to|reach out|reply|talk to|recruiter|hiring manager|enquir\p{L}+|inquir\p{L}+|interested|bewerb\p{L}*|fragen|r[uü]ckfragen|ausk[uü]nfte?|ansprech\p{L}+|kontakt\p{L}*|melde\p{L}*|unterlagen|lebenslauf|candidature|candidatures|postul\p{L}+|renseignements?|contactez|appelez|[eé]crivez|envo(?:yez|ie)|adresser|dossier|curr[ií]culum|escr[ií]b\p{L}+|env[ií]\p{L}*|ll[aá]m\p{L}+|interesad\p{L}+|consultas?|informaci[oó]n|preguntar?)(?!\p{L})/iu;
const header = /^(?:>\s*)*(?:from|to|cc|von|an|de|à|a|para) ?:/iu;
const hiringTeam =
  /^(?:meet the hiring team|hiring team|job poster|lernen sie das einstellungsteam kennen|das einstellungsteam|rencontrez l.[eé]quipe de recrutement|conoce al equipo (?:de contrataci[oó]n|que contrata)|direct message the job poster[^:]*|envoyer un message[^:]*|ihre? ansprechpartner\p{L}*|ansprechpartner\p{L}*|ansprechperson|kontakt|contact|contacto|votre contact|contact person)\s*:?$/iu;

interface Address {
  readonly text: string;
  readonly line: number;
  readonly score: number;
}

function scored(lines: readonly AdLine[], line: number, text: string): number {
  const around = `${lines[line - 1]?.text.slice(-160) ?? ''} ${sentenceWith(lines[line]?.text ?? '', text)}`;
  let score = asks.test(around) ? 2 : 0;
  if (header.test(lines[line]?.text ?? '')) score -= 1.5;
  if (
    others.test(sentenceWith(lines[line]?.text ?? '', text)) ||
    others.test((lines[line - 1]?.text ?? '').slice(0, 80))
  )
    score -= 6;
  return score;
}

/** Returns the sentence of a line that contains a piece of it. */
const sentenceWith = (line: string, piece: string): string =>
  line.length < 200
    ? line
    : (line.split(/(?<=[^.\d]{3}[.!?]) (?=\p{Lu})/u).find((each) => each.includes(piece)) ?? line);

function emailsIn(lines: readonly AdLine[], company: string): readonly Address[] {
  const letters = compact(company).slice(0, 8);
  return lines.flatMap(({ text }, line) =>
    [...text.matchAll(emails)].map(([found]): Address => {
      const host = compact(found.split('@')[1] ?? '');
      return {
        text: found,
        line,
        score: scored(lines, line, found) + (letters.length > 3 && host.includes(letters) ? 1.5 : 0),
      };
    }),
  );
}

function phonesIn(lines: readonly AdLine[]): readonly Address[] {
  return lines.flatMap(({ text }, line) => {
    const days = daysIn(text);
    return [...text.replace(emails, (each) => ' '.repeat(each.length)).matchAll(phones)].flatMap(
      ({ index, 0: found }): readonly Address[] => {
        const digits = found.replace(/\D/g, '');
        const isDate =
          days.some(({ start, end }) => index < end && index + found.length > start) || /^20\d\d[ -]/.test(found);
        const isNumber =
          /^(?:\+|\(|0)/.test(found) ||
          /^\d{3}[ .-]\d{3}[ .-]\d{3,4}$/.test(found) ||
          /^\d{2,3} \d{3} ?\d{3}$/.test(found) ||
          /^\d{2} \d{3} \d{2} \d{2}$/.test(found);
        const told =
          /\b(?:tel|t[eé]l|telefon\p{L}*|phone|mobil\p{L}*|call|ring|text|whatsapp|appelez|ll[aá]m\p{L}+|unter|au|al|at|on|:)\.?:? ?\(?$/iu.test(
            text.slice(0, index),
          );
        if (digits.length < 7 || digits.length > 15 || isDate || !(isNumber || told)) return [];
        if (/^0{2}-/.test(found) || !/[1-9]/.test(found)) return [];
        if (/\b(?:ref|req|kennziffer|siret|iban|nr)\b.{0,12}$/i.test(text.slice(0, index))) return [];
        return [{ text: found.replace(/^\((?![^)]*\))/, '').trim(), line, score: scored(lines, line, found) }];
      },
    );
  });
}

const best = (addresses: readonly Address[]): Address | undefined =>
  addresses.toSorted((one, other) => other.score - one.score || one.line - other.line)[0];

/** Finds the person, or the address of a department, to whom questions and applications go. */
export function findContact(lines: readonly AdLine[], company: string | null): Found<AdContact> | undefined {
  const email = best(emailsIn(lines, company ?? '').filter(({ score }) => score >= -1.5));
  const all = phonesIn(lines).filter(({ score }) => score >= 0);
  const near =
    email === undefined ? all : all.filter(({ line, score }) => Math.abs(line - email.line) <= 4 || score >= 2);
  const closest =
    email === undefined
      ? best(near)
      : near.toSorted(
          (one, other) =>
            Math.abs(one.line - email.line) - Math.abs(other.line - email.line) || other.score - one.score,
        )[0];
  const phone = closest !== undefined && (email !== undefined || closest.score >= 2) ? closest : undefined;
  const team = lines.findIndex(({ text }) => hiringTeam.test(text));
  const ofTeam =
    team < 0
      ? undefined
      : lines
          .slice(team + 1, team + 4)
          .map(
            ({ text }) => text.replace(/\s+(?:·.*|\d(?:st|nd|rd|th|er|e|º)?\+?)$/u, '').split(/, | \(| {2}/)[0] ?? '',
          )
          .find(isPersonName);
  const around = [email, phone].flatMap((each) =>
    each === undefined
      ? []
      : [
          sentenceWith(lines[each.line]?.text ?? '', each.text),
          ...[-1, 1, -2].map((step) => lines[each.line + step]?.text ?? ''),
        ],
  );
  const name =
    (email && nameByAddress(lines, email.text)) ??
    around.map((text) => nameAfterTitle(text) ?? nameBy(text)).find((each) => each !== undefined) ??
    ofTeam ??
    ((email ?? phone)
      ? undefined
      : lines
          .map(({ text }) => (asks.test(text) ? nameAfterTitle(text) : undefined))
          .find((each) => each !== undefined));
  const line =
    email?.line ??
    phone?.line ??
    (team >= 0 ? team + 1 : lines.findIndex(({ text }) => name !== undefined && text.includes(name)));
  if (email === undefined && phone === undefined && name === undefined) return undefined;
  return {
    value: { name: name ?? null, email: email?.text ?? null, phone: phone?.text ?? null },
    line: Math.max(0, line),
  };
}
