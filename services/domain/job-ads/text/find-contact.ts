import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { AdContact } from '../job-ad.ts';
import type { AdStructure } from './ad-structure.ts';
import { type Address, type Around, best, emailsIn, phonesIn, sentenceWith } from './contact-addresses.ts';
import { nameFor } from './contact-names.ts';
import type { Found } from './found.ts';
import { peopleIn } from './people-in-text.ts';
import { nameByAddress } from './owners-of-emails.ts';

/** The number of lines around an address in which the number and the name of the same person stand. */
const near = 4;

/** Finds the number that goes with an address, or that one should call. */
function phoneFor(around: Around, email: Address | undefined, owner: string | undefined): Address | undefined {
  const { lines, structure } = around;
  const all = phonesIn(around).filter(({ score, line, text }) => {
    if (line === email?.line) return score > -4;
    const own = sentenceWith(lines[line]?.text ?? '', text);
    // A number beside another address or another person belongs to that one.
    return score >= 0 && !(email !== undefined && /@/.test(own)) && !isOfAnother(own, owner);
  });
  if (email === undefined)
    return best(all.filter(({ score }) => score >= 2)) ?? best(all.filter(({ isShown }) => isShown));
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

/** Whether a sentence names only other people than the one to whom the address belongs. */
function isOfAnother(text: string, owner: string | undefined): boolean {
  if (owner === undefined) return false;
  const known = ` ${plainText(owner)} `;
  const people = peopleIn(text);
  return (
    people.length > 0 &&
    !people.some(({ name }) =>
      plainText(name)
        .split(' ')
        .some((part) => known.includes(` ${part} `)),
    )
  );
}

/** Finds the person, or the address of a department, to whom questions and applications go. */
export function findContact(
  lines: readonly AdLine[],
  company: string | null,
  structure: AdStructure,
): Found<AdContact> | undefined {
  const around = { lines, company, structure };
  const email = best(emailsIn(around).filter(({ score }) => score >= -1.5));
  const owner = email && nameByAddress(lines, email.text, company);
  const phone = phoneFor(around, email, owner);
  const person = owner === undefined ? nameFor(around, [email, phone]) : { name: owner, line: email?.line ?? 0 };
  if (email === undefined && phone === undefined && person === undefined) return undefined;
  return {
    value: { name: person?.name ?? null, email: email?.text ?? null, phone: phone?.text ?? null },
    line: Math.max(0, email?.line ?? phone?.line ?? person?.line ?? 0),
  };
}
