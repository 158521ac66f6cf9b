import { plainText } from '../../documents/text/plain-text.ts';
import { formulas, musts, needs, nice, offered, ownWords } from '../ad-text/section-words.ts';
import type { AdPart, SectionLine } from '../ad-text/section-line.ts';

/** A sentence, or a part of one that stands by itself, in which a job ad may ask for something. */
export interface Clause {
  readonly text: string;
  /** The whole line. */
  readonly line: string;
  readonly level: 'must' | 'nice';
  /**
   * Whether it asks: in other clauses, which describe the work, only what the work plainly needs, such as a tool, is a
   * demand.
   */
  readonly asks: boolean;
  readonly part: AdPart;
  readonly isPoint: boolean;
  /** Whether the line has a bullet: other short lines may be links and names. */
  readonly isBullet: boolean;
  readonly isBody: boolean;
}

/** The end of a sentence, but not of an abbreviation such as `e.g.` or `z. B.`. */
const sentenceEnd =
  /(?<!(?<![\p{L}\p{N}])(?:e\.?g|i\.?e|z\. ?b|u\. ?a|d\. ?h|bzw|inkl|ca|st|nr|dr|mr|mrs|ms|no|vs|etc|mín|máx|aprox|min|approx|incl|p\. ?ej|par ex|ej|ex|ggf|evtl|sog|max|min|abs|art|mind|jr|sr|inc|co|(?<=[.&])\p{L}|\p{L}(?=\. ?\p{L}\.)|[bm](?=\. ?(?:sc|a|eng|ed)\b)))[.!?;]+\)?\s+(?=[\p{L}\d(«"“])/giu;

const be = "(?:is|are|would be|wären?|ist|seraient|sind|serait|est|c['’]est|sont|sería|es)";
/** Where a clause begins that is only nice to have: `relational databases, ideally PostgreSQL`. */
const turn = new RegExp(
  `,?\\s(?=(?:ideally|idealerweise|idéalement|idealmente|preferably|vorzugsweise|preferiblemente|gerne? (?:auch|zusätzlich|in|mit))(?!\\p{L}))|,\\s(?=(?:[\\p{L}&/'’-]+ ){1,5}${be} (?:an? |une? |eine? |vo[nm] )?(?:\\p{L}+ )?(?:plus|bonus|assets?|advantage|nice|preferred|Vorteil|wünschenswert|toll|schön|gut|fein|ideal|klasse|Jackpot|hilfreich|beneficial|useful|atout|deseable|valorable)(?!\\p{L}))`,
  'u',
);

/** Where something goes on that is no longer ideal only: `three years, ideally in fine dining, who speaks French`. */
const ideal =
  /^,?\s?(?:ideally|idealerweise|idéalement|idealmente|preferably|vorzugsweise|preferiblemente|gerne?)(?!\p{L})/iu;
const turnBack = /,\s(?=(?:(?:and|et|und|y) )?(?:who|you|qui|vous|que|sowie|but|aber|mais|pero)\s)/iu;

/** Marks by which sites tell the level of a value: `Spanish (Preferred)`. */
const marked =
  /[:(–-] ?(?:[DE]|Essential|Desirable)\)?$|\((?:required|preferred|essential|desirable|erforderlich|wünschenswert|requis|souhaité|obligatorio|deseable)\)/iu;
const markedNice = /[:(–-] ?(?:D|Desirable)\)?$|\((?:preferred|desirable|wünschenswert|souhaité|deseable)\)/iu;

/** Who owns a site or has made it: `© 2026 Mill`, `Powered by TalentSluice`. */
const credit =
  /^(?:©|\(c\)\s?\d|copyright\s)|^(?:\p{L}+ ){0,3}(?:powered|hosted|(?:web ?)?(?:site|design)) by(?:\s\S+){0,5}$|^(?:bereitgestellt von|realisiert (?:von|durch|mit)|propulsé par|réalisé par|desarrollado por|impulsado por|con la tecnología de)(?:\s\S+){0,4}$/iu;

/** Where a site lets its users share an ad: `Share: LinkedIn`, `Teilen auf XING`. */
const sharing =
  /^(?:share|follow us|teilen|folge(?:n sie)? uns|partager|suivez-nous|compartir|síguenos)(?:(?: [\p{L}’']+){0,3}\s?:\s.{1,60}| (?:on|via|by|auf|über|per|sur|par|en|por) \S+(?: \S+)?)$/iu;

/** Names and sizes of files: `JD_final.docx`, `Application pack (Word, 88 KB)`. */
const file = /^\S+(?: \S+){0,4}\.(?:docx?|pdf|xlsx?|pptx?|odt|jpe?g|png|zip)(?!\p{L})|\d ?[KM][Bbo](?!\p{L})/u;
/** Menus and paths of a site: `Services | Giving | Vacancy`. */
const menu = /(?:\s[|›»]\s.*){2}/;

/** Sentences that deny that something is asked for. */
const denies =
  /\bno (?:prior |previous )?(?:experience|degree|cover letter|license|licence)\b|(?:do not|don't) need|(?:is|are) not (?:needed|required|necessary)|(?:is|are) not (?:asked for|a must|required to)|wir (?:verlangen|erwarten|brauchen) (?:kein|nicht)|verlangen wir nicht|n'est pas (?:demande|exige)|pas de diplome|aucun diplome|no (?:se )?(?:pide|exige|requiere)|(?:studium|abschluss|erfahrung\w*) (?:ist|sind) (?:nicht|kein)|aucune experience|sin experiencia previa|keine (?:vor)?(?:kenntnisse|erfahrung)|(?:do not|don't|won't) (?:ask|require|insist|look) (?:for|on)? ?(?:an? )?(?:degree|experience|license|licence|certificate|diploma)|brauch(?:st|t|en) (?:du|ihr|sie|man) (?:dafur |hier )?(?:nicht|kein)|n'est pas (?:une barriere|un frein|un critere)|no (?:es )?necesario|no hace falta|(?:do not|don't|doesn't) care|couldn't care|no lo pedimos|m'en (?:fiche|moque)|s'en (?:fiche|moque)|nobody (?:will )?asks?|are not considered|impressed by your|came across your|found your profile|your (?:background|profile|experience) .{0,40}(?:caught|stood out)|dein profil (?:auf|hat)|ihr profil (?:auf|hat)|tu perfil (?:en linkedin|me)|votre profil (?:sur|a retenu|m'a)/;

/** What the person needs no résumé for: the right to work, background checks, and what is taught on the job. */
const learned =
  /^(?:a )?willing|^(?:die )?bereitschaft|^disponib|we.ll (?:teach|train)|we (?:will )?(?:teach|train) you|training (?:is |will be )?provided|will be (?:taught|trained)|wir (?:bringen|zeigen) (?:dir|ihnen)|lernst du (?:bei|von)|arbeiten sie sich ein|einarbeitung|nous (?:vous )?formons|te formamos|formacion a cargo|(?:they|he|she)(?:'ll| will) (?:teach|train)|(?:schulung\p{L}*|kurse?|ausbildung|weiterbildung|fuhrerschein)\b.{0,40}(?:zahlen|bezahlen|ubernehmen|finanzieren) wir|apres une formation|after (?:internal |in-house )?training|training (?:in|on) .{3,40} (?:is|will be) (?:given|provided)/u;

/** How to apply, and what is asked in the form for it. */
const applying =
  /\?\s*\*?$|(?:\+\d{1,3}|(?<!\d)\(?0\d{1,4}\)?)[\d ()/-]{6,}\d|@|https?:|www\.|\bsend (?:me|us|your|a|in|it|card|photos|\d)|write to|\bapply (?:to|by|with|at|now|here|for this)|\binterview(?:s|ing)? (?:[^,.;]{0,20} )?(?:are|will|is|on|take|consist|over|via)(?!\p{L})|e-?mail (?:me|us|your|to)|\b(?:your|3|three) cvs?\b|your resume|(?:ring|call|text|whatsapp) (?:me|us|\p{Lu}\p{L}+ on)|bewerb(?:en|ung\p{L}*) (?:sie|dich|bitte|an)|postulez|envoyez|envi[aá](?:r|nos|rnos)?\b|sign.on bonus|all rights reserved|\bsiret\b|au capital de|\bhrb \d|amtsgericht|company (?:no|number)\b|registered in|is a trading name/iu;
/** What an employer says about itself. */
const aboutUs =
  /\b(?:we are|we're|we run|our (?:company|team of|clients|products?|customers?)|founded (?:in|by)|is (?:a|an|the|one of the) (?:leading|growing|family|provider|global|non-?profit|independent)|wir sind|ist ein(?:er|es|e)? (?:der )?(?:f[uü]hrend|inhaber|mittelst|familien)\p{L}*|mit rund \d|seit \d{4}|nous sommes|notre (?:entreprise|groupe|societe)|est un(?:e)? (?:entreprise|societe|groupe|acteur|leader)|somos|nuestra empresa|es una empresa|nach .{2,20} zertifiziert|chartered practice|committed to|commitment to|we value|(?:has|have|had|serves?|employs?|operates?|cares? for|makes?|makes|runs?|builds) (?:about |over |more than |around )?(?:\d|three|four|five|six|seven|eight|nine|ten|eleven|twelve|medical|pumps))/iu;
/** An address in a line of its own. */
const address = /^(?:unit |suite )?\d{1,5}[a-z]?,? (?:[NSEW]\. )?(?:\p{Lu}[\p{L}.]*\p{Ll}\.?,? ?){1,5}(?:\d+)?$/u;

/** The length from which a line without a bullet is a paragraph. */
const leastProse = 160;

/** The length up to which such a line below a list may still belong to it. */
const longestItem = 120;
const footer = /\d{3}|[|@©]|\.\p{L}{3}$|\p{Lu}\p{Ll}+ \d/u;

/** Why something is asked for, which asks for nothing itself: `a little C, since our test stands run on it`. */
const reason =
  /(?<=[\p{L}\p{N}+#)],?)\s(?:because|since(?! \d)|weil|denn|puisque|parce que|car(?= (?:nous|notre|nos|vous|le|la|les|il|elle|on|tu)\s)|porque|ya que)\s.*$|^(?:because|weil|parce que|porque)\s[^,]*,/iu;

const amount = /[£€$]\s?\d|\d\s?[£€$]/g;

/** A remark in parentheses that has a level of its own: `ServSafe (the Manager card is even better)`. */
const remark = /\s?\(([^()]{12,80})\)/u;
const isOwnLevel = (plain: string): boolean =>
  nice.test(plain) && /\p{L}{4}/u.test(plain.replace(new RegExp(nice, 'g'), ''));
function withoutRemark(text: string): readonly string[] {
  const [whole, inside = ''] = remark.exec(text) ?? [];
  if (whole === undefined || inside.split(' ').length < 3 || !isOwnLevel(plainText(inside))) return [text];
  return [text.replace(whole, ''), inside];
}

/** Splits a line of a job ad into the clauses that may ask for something. */
export function clausesOf(
  { text: line, part, isPoint: isBullet, isBelowHeading, isBody }: SectionLine,
  isPoint = isBullet,
): readonly Clause[] {
  if (part === 'offers' || credit.test(line) || sharing.test(line)) return [];
  return line
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(turn))
    .flatMap((text) => (ideal.test(text) ? text.split(turnBack) : [text]))
    .flatMap(withoutRemark)
    .map((text) => text.replace(reason, ''))
    .flatMap((text): readonly Clause[] => {
      const plain = plainText(text).replace(/[’‘´`]/g, "'");
      if (applying.test(text) || address.test(text) || file.test(text)) return [];
      if ((part === 'other' || !isPoint) && menu.test(text)) return [];
      const isProse = part === 'other' || (!isPoint && line.length > leastProse);
      if (isProse && aboutUs.test(text) && !musts.test(plain)) return [];
      if (plain.trim() === '' || formulas.test(plain) || denies.test(plain) || learned.test(plain)) return [];
      if (part === 'other' && offered.test(plain.replace(amount, '')) && !needs.test(plain)) return [];
      if (part === 'other' && ownWords.test(plain) && !musts.test(plain)) return [];
      const isNice = markedNice.test(text) || (!marked.test(text) && (part === 'nice' || nice.test(plain)));
      const asks =
        marked.test(text) ||
        ((part === 'asks' || part === 'nice') &&
          (isPoint ||
            isBelowHeading ||
            needs.test(plain) ||
            (line.length <= (part === 'nice' ? leastProse : longestItem) && !footer.test(line)))) ||
        nice.test(plain) ||
        (part === 'duties' ? musts.test(plain) : needs.test(plain));
      return [{ text, line, level: isNice ? 'nice' : 'must', asks, part, isPoint, isBullet, isBody }];
    });
}
