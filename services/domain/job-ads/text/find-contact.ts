import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import { daysIn } from '../../../../shared/documents/jobs/days-in-text.ts';
import type { AdContact } from '../job-ad.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { Found } from './found.ts';
import type { AdStructure } from './ad-structure.ts';
import { isSameName, mayBeCompany, namesBusiness } from './line-kinds.ts';
import { streetAddress } from './place-forms.ts';
import { compact } from './names-of-addresses.ts';
import { nameAfterTitle, nameBeforeAddress, nameByAddress, nameBy, isPersonName } from './person-names.ts';

const emails = /(?<![\w.+-])[\p{L}\d_.+-]{1,64}@(?:[\w-]{1,63}\.)+\p{L}{2,12}(?![\w-])/gu;
const phones =
  /(?<![\d/€$£.,-])(?:\(?\+\d{1,3}[ ()./-]{0,3}(?:\d[ ./-])?)?(?:\(?\d{2,5}\)?[ ./-]{1,3}){1,5}\d{2,8}(?![\d/%€$])/gu;

/** People are asked there about something else. */
const others =
  /\b(?:accommodat\p{L}+|adjustments?|accessib\p{L}+|privacy|datenschutz\p{L}*|data protection|fraud|scam|recruiting.?fraud|whistleblow\p{L}*|hotline|crisis|media inquir\p{L}+|unsubscribe|complaints?|donn[eé]es personnelles|rgpd|gdpr|protecci[oó]n de datos|help desk|technical (?:help|issues|support)|switchboard|zentrale|standard t[eé]l|cannot (?:answer|give)|disabilit\p{L}+|schwerbehindert\p{L}*|reservations?|reservas|réservations?|reservierung(?:en)?|buchung(?:en)?|bookings?|grievance\p{L}*|ombuds\p{L}*|safeguarding officer|necesitas ayuda|need help|besoin d['’]aide|brauchst du hilfe|brauchen sie hilfe|centro de ayuda|help cent(?:er|re)|customer (?:service|care|support)|kundenservice|service client|atención al cliente|emergenc\p{L}+|notruf|urgences)(?!\p{L})/iu;
/** Questions about what happens to one's data go to somebody else than those about the job. */
const aboutData =
  /(?:personal (?:information|data)|freedom of information|protection of privacy|privacy (?:officer|act|policy)|datenschutzbeauftragt|délégué à la protection|protección de datos)/iu;
/** Words beside the address to which questions or applications go. */
const asks =
  /\b(?:apply|application|applications|resume|r[eé]sum[eé]s?|cvs?|c\.v\.|cover letter|questions?|contact|call(?:ing)?|ring|text|phone|telephone|whatsapp|message|mp|dm|pn|inbox|i['’]m on|me on|me at|pop in|stop by|drop in|ask for|write to|reach out|reply|talk to|recruiter|hiring manager|enquir\p{L}+|inquir\p{L}+|interested|bewerb\p{L}*|fragen|ruf(?:en|t|e)?|schreib(?:en|t|e)?|anruf\p{L}*|anzurufen|telefon\p{L}*|erreich\p{L}*|r[uü]ckfragen|ausk[uü]nfte?|ansprech\p{L}+|kontakt\p{L}*|melde\p{L}*|unterlagen|lebenslauf|candidature|candidatures|postul\p{L}+|renseignements?|contacte[rz]?|appele[rz]?|appelle|joindre|parler|[eé]crivez|envo(?:yez|ie)|adresser|dossier|curr[ií]culum|escr[ií]b\p{L}+|pregunta\p{L}*|acudir|acércate|comun[ií]c\p{L}*|contacto|contact(?:a|ar|anos)|informationen|(?:further|more|additional) (?:information|details)|d['’]informations?|auskunft|infos?|env[ií]\p{L}*|ll[aá]m\p{L}+|interesad\p{L}+|consultas?|informaci[oó]n|preguntar?)(?!\p{L})/iu;
const hiringTeam =
  /^(?:meet the hiring team|hiring team|job poster|lernen sie das einstellungsteam kennen|das einstellungsteam|rencontrez l.[eé]quipe de recrutement|conoce al equipo (?:de contrataci[oó]n|que contrata)|direct message the job poster[^:]*|envoyer un message[^:]*|ihre? ansprechpartner\p{L}*|ansprechpartner\p{L}*|ansprechperson|kontakt|contact|contacto|votre contact|contact person|personne en charge du recrutement|votre interlocut(?:eur|rice)|noch fragen\?|fragen\?|renseignements)\s*:?$/iu;

interface Address {
  readonly text: string;
  readonly line: number;
  readonly score: number;
}

function scored(lines: readonly AdLine[], line: number, text: string, structure: AdStructure): number {
  const own = sentenceWith(lines[line]?.text ?? '', text);
  const above = lines[line - 1]?.text ?? '';
  let score = asks.test(`${above.slice(-160)} ${lines[line]?.text ?? ''}`) ? 2 : 0;
  if (structure.isHeader(line)) score -= 1.5;
  if (aboutData.test(own)) score -= 6;
  // Questions and wishes for an accommodation often go to the same person.
  if ((others.test(own) && !/\bquestions?\b/iu.test(own)) || (others.test(above.slice(0, 80)) && above.length < 60))
    score -= 6;
  return score;
}

/** Returns the sentence of a line that contains a piece of it. */
const sentenceWith = (line: string, piece: string): string =>
  line.length < 60 ? line : (sentencesOf(line).find((each) => each.includes(piece)) ?? line);
const sentencesOf = (line: string): readonly string[] =>
  line.split(/(?<=[^.\s]{3}[.!?])(?<!(?:Mme|Mlle|Mrs|Prof|Sra|Srta|Lic)\.) (?=\p{Lu})/u);

interface Around {
  readonly lines: readonly AdLine[];
  readonly company: string | null;
  readonly structure: AdStructure;
}

function emailsIn({ lines, company, structure }: Around): readonly Address[] {
  const letters = compact(company ?? '').slice(0, 8);
  return lines.flatMap(({ text }, line) =>
    [...text.matchAll(emails)]
      .filter(([found]) => !others.test(found.split('@')[0] ?? '') && !/^access/iu.test(found))
      .filter(
        ([found]) =>
          !structure.isHeader(line) ||
          found === structure.author ||
          /^\*?(?:reply-to|antwort an|répondre à|responder a)\b/iu.test(text),
      )
      .map(([found]): Address => {
        const host = compact(found.split('@')[1] ?? '');
        return {
          text: found,
          line,
          score: scored(lines, line, found, structure) + (letters.length > 3 && host.includes(letters) ? 1.5 : 0),
        };
      }),
  );
}

/** Words right before a number that make it one to call. */
const beforePhone =
  /\b(?:tel|t[eé]l|telefon\p{L}*|phone|mobil\p{L}*|call|ring|text|whatsapp|appelez|ll[aá]m\p{L}+|unter|au|al|at|on|:|[cmto])\.?:? ?\(?$/iu;
/** A direct number rather than the one of the house. */
const direct = /\b(?:mobil\p{L}*|cell|direct|portable|whatsapp|[cm])\.?:? ?\(?$/iu;

function phonesIn({ lines, structure }: Around): readonly Address[] {
  return lines.flatMap(({ text }, line) => {
    if (structure.isHeader(line)) return [];
    const days = daysIn(text);
    const bare = text.replace(emails, (each) => ' '.repeat(each.length));
    return [...bare.matchAll(phones)].flatMap(({ index, 0: found }): readonly Address[] => {
      const digits = found.replace(/\D/g, '');
      const isDate =
        days.some(({ start, end }) => index < end && index + found.length > start) || /^20\d\d[ -]/.test(found);
      const isNumber =
        /^(?:\+|\(|0)/.test(found) ||
        /^\d{3}[ .-]\d{3}[ .-]\d{3,4}$/.test(found) ||
        /^\d{2,3} \d{3} ?\d{3}$/.test(found) ||
        /^\d{2} \d{4} \d{4}$/.test(found) ||
        /^\d{2,3} \d{2,3} \d{2} \d{2}$/.test(found);
      const before = text.slice(0, index);
      if (digits.length < 7 || digits.length > 15 || isDate || !(isNumber || beforePhone.test(before))) return [];
      if (/^0{2}-/.test(found) || !/[1-9]/.test(found) || /\bfax\D{0,25}$/iu.test(before)) return [];
      if (
        /\b(?:ref|req|kennziffer|siret|iban|nr|lic(?:en[cs]e)?|ein|abn|no|n°|number)\b.{0,12}$/i.test(before) &&
        !/\btel/i.test(before)
      )
        return [];
      // What asks to call after the address makes the number another one.
      const isOfHouse = streetAddress.test(before) && !asks.test(before.slice(-25));
      return [
        {
          text: found.replace(/^\((?![^)]*\))/, '').trim(),
          line,
          score:
            scored(lines, line, found, structure) +
            (direct.test(before) ? 1 : 0) +
            (nameBeforeAddress(before + found) !== undefined ? 2 : ofPlace.test(before) && !asks.test(text) ? -2 : 0) -
            (isOfHouse ? 3 : 0),
        },
      ];
    });
  });
}

/** A number with the label of one of several places, or of a service: `Installation Sainte-Odile : 418 …`. */
const ofPlace =
  /(?<!\p{L})(?!(?:tel|t[eé]l|telefon\p{L}*|t[eé]l[eé]phone|tel[eé]fono|phone|mobil\p{L}*|m[oó]vil|celular|cell?|handy|portable|direct\p{L}*|durchwahl|desk|office|work|main|whats\p{L}*|signal|sms|fon|ruf|rufnummer|nummer|number|num[eé]ro|bureau|b[uü]ro|festnetz|fijo|fixe)\.?\s?:)\p{L}{2,}\s?:\s?\(?$/iu;

const best = (addresses: readonly Address[]): Address | undefined =>
  addresses.toSorted((one, other) => other.score - one.score || one.line - other.line)[0];

/** The number of lines around an address in which the number and the name of the same person stand. */
const near = 4;

/** Finds the number that goes with an address, or that one should call. */
function phoneFor(around: Around, email: Address | undefined): Address | undefined {
  const { lines, structure } = around;
  const all = phonesIn(around).filter(({ score, line, text }) => {
    if (line === email?.line) return score > -4;
    // A number beside another address belongs to that one.
    return score >= 0 && !(email !== undefined && /@/.test(sentenceWith(lines[line]?.text ?? '', text)));
  });
  if (email === undefined) return best(all.filter(({ score }) => score >= 2));
  // The writer's number is in the signature.
  const ofSignature = all.filter(({ line }) => structure.isSignature(line));
  const isWriter = structure.isHeader(email.line) || structure.isSignature(email.line);
  if (isWriter && ofSignature.length > 0) return best(ofSignature);
  const [nearest] = all
    .filter(({ line, score }) => Math.abs(line - email.line) <= near || score >= 2)
    .toSorted(
      (one, other) => Math.abs(one.line - email.line) - Math.abs(other.line - email.line) || other.score - one.score,
    );
  return nearest ?? best(ofSignature);
}

/** Finds the person who is named beside an address, or who is named as the one to ask. */
function nameFor(
  { lines, company, structure }: Around,
  addresses: readonly (Address | undefined)[],
): { readonly name: string; readonly line: number } | undefined {
  const employer = ` ${plainText(company ?? '')} `;
  const isOther = (name: string): boolean =>
    !mayBeCompany(name) &&
    !namesBusiness(name) &&
    (company === null || (!isSameName(name, company) && !employer.includes(` ${plainText(name)} `)));
  const inLine = (line: number, text = lines[line]?.text ?? '') => {
    if (
      aboutData.test(text) ||
      (/\b(?:interviews?|entretiens?|entrevistas?|gespräche?)\b/iu.test(text) && !asks.test(text))
    )
      return undefined;
    const name = nameBeforeAddress(text, isOther) ?? nameAfterTitle(text) ?? nameBy(text, isOther);
    return name === undefined ? undefined : { name, line };
  };
  const present = addresses.filter((each) => each !== undefined);
  for (const { line, text } of present) {
    const own = lines[line]?.text ?? '';
    for (const part of [sentenceWith(own, text), ...sentencesOf(own), own]) {
      const found = inLine(line, part);
      if (found) return found;
    }
  }
  for (const { line } of present)
    for (const step of [-1, -2, 1, -3]) {
      const text = lines[line + step]?.text ?? '';
      const name = text.split(/, | \(| [|·–—-] /u)[0] ?? '';
      const found = isPersonName(name) && isOther(name) ? { name, line: line + step } : inLine(line + step);
      if (found && !structure.isMenu(found.line)) return found;
    }
  const team = lines.findIndex(({ text }) => hiringTeam.test(text));
  if (team >= 0)
    for (let line = team + 1; line <= team + 3; line += 1) {
      const text = (lines[line]?.text ?? '').replace(/\s+(?:·.*|\d(?:st|nd|rd|th|er|e|º)?\+?)$/u, '');
      const name = text.split(/, | \(| {2}| [-–—|] /)[0] ?? '';
      if (isPersonName(name)) return { name, line };
    }
  const writer = structure.senders.at(-1);
  if (structure.signer !== null && isOther(structure.signer) && !(writer && isPersonName(writer.name)))
    return { name: structure.signer, line: lines.findIndex(({ text }) => text.includes(structure.signer ?? '')) };
  if (writer) return { name: writer.name, line: lines.findIndex(({ text }) => text.includes(writer.name)) };
  if (addresses.some((each) => each !== undefined)) return undefined;
  for (const [line, { text }] of lines.entries()) {
    if (line < 3) continue;
    const sentences = sentencesOf(text);
    for (const [at, sentence] of sentences.entries()) {
      const question = sentences[at - 1]?.endsWith('?') === true ? sentences[at - 1] : '';
      const isAsking = asks.test(`${question} ${sentence}`) || beforeName.test(sentence);
      const found = isAsking ? inLine(line, sentence) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

/** Words that name a person to ask even without an address. */
const beforeName = /\b(?:interlocut(?:eur|rice)|ansprechpartner\p{L}*|soy|reports? to)\b/iu;

/** Finds the person, or the address of a department, to whom questions and applications go. */
export function findContact(
  lines: readonly AdLine[],
  company: string | null,
  structure: AdStructure,
): Found<AdContact> | undefined {
  const around = { lines, company, structure };
  const email = best(emailsIn(around).filter(({ score }) => score >= -1.5));
  const phone = phoneFor(around, email);
  const ofAddress = email && nameByAddress(lines, email.text, company);
  const person =
    ofAddress === undefined ? nameFor(around, [email, phone]) : { name: ofAddress, line: email?.line ?? 0 };
  if (email === undefined && phone === undefined && person === undefined) return undefined;
  return {
    value: { name: person?.name ?? null, email: email?.text ?? null, phone: phone?.text ?? null },
    line: Math.max(0, email?.line ?? phone?.line ?? person?.line ?? 0),
  };
}
