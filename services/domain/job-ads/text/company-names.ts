/** The name of an employer without what stands around it. */
import { isCity } from './city-names.ts';
import { legalForms } from './company-phrases.ts';
import { placeByForm } from './place-forms.ts';

/** A name up to its legal form, behind which stand a place, a number of a register, or a description. */
const upToForm = new RegExp(`^(.{2,60} (?:${legalForms}))(?=[, ])`, 'u');

/** Removes what follows a legal form: `Moss AG, Thun`, `Fen Limited ABN 12 345`. Two forms may follow each other. */
function withoutRest(text: string): string {
  const found = upToForm.exec(text)?.[1];
  if (found?.endsWith('.') && /^ \p{Lu}\p{Ll}/u.test(text.slice(found.length))) return found;
  return found !== undefined &&
    /^(?:, \p{Lu}| (?:ABN|ACN|NZBN|EIN|SIRET|SIREN|RCS|NIF|CIF|RFC|RUC|CUIT|NIT|HRB|UID)(?!\p{L}))/u.test(
      text.slice(found.length),
    )
    ? found
    : text;
}

/** Removes the place after a dash: `Levain — Lyon, France`. */
function withoutPlaceAfter(text: string): string {
  const [first = '', rest, ...more] = text.split(/ [—–-] /);
  if (rest !== undefined && more.length === 0 && (placeByForm(rest) !== undefined || isCity(rest))) return first;
  // `Alderbank House, Otley (32 beds)`
  const named = /^([^,(]{3,50})(?:, ([^,(]{3,40}))? \([^()]{2,60}\)$/u.exec(text);
  if (named?.[1] !== undefined) return named[1];
  const [name = '', place] = text.split(', ');
  return place !== undefined && text.split(', ').length === 2 && isCity(place) ? name : text;
}

/** Removes from a name what a site or a sentence adds to it. */
export const cleanCompany = (text: string): string =>
  withoutPlaceAfter(withoutRest(text.replace(/(?<=\s)\*|\*(?=\s|$)/gu, '')))
    .replace(/\s{2,}.*$| [·•|] .*$| \/$/u, '')
    .replace(/^>+ ?|^logo (?:of|de|von) | [–—-] (?:trabaja con nosotros|logo|karriere|careers|jobs)$/giu, '')
    .replace(/\s*\(?(?:\d[.,]\d)(?: (?:out of 5|von 5|sur 5|★).*)?\)?$/u, '')
    .replace(
      /(?<!\b(?:Inc|Co|Ltd|Corp|Bros|St|Assn|[A-Z]\.[A-Z]|[A-Z]\. ?[A-Z]\. ?[A-Z]|C\. ?V|R\. ?L|e\. ?[VKG]|p\.A|r\.l|o\.o))\.$/u,
      '',
    )
    .replace(/[\s,|·•(–—]+$/u, '')
    .replace(/ \*+$/u, '')
    // What is shouted behind a name belongs to the sentence: `Ferrum NO solicita pagos`.
    .replace(/ (?:NO|NOT|NE|IS|ARE|WE|OUR|YOU|SUCHT|RECRUTE|BUSCA|SOLICITA|REQUIERE|CONTRATA)$/u, '')
    .replace(/^(?:proposée? par|par|by|von|offered by|published by|publicado por) (?=\p{Lu})/u, '')
    .replace(/^(?:Die|Der|Das) (?=.* (?:GmbH|AG|eG|KG|SE|e\. ?V\.)$)/u, '')
    .replace(/^(?:At|Bei|Chez|En) (?=\p{Lu})/u, '')
    .replace(
      /^(?:L['’](?:agence|entreprise|association|établissement)|La (?:société|empresa)|Le (?:groupe|cabinet)|(?:Die )?Firma|The company) (?=\p{Lu})/u,
      '',
    )
    .replace(/ [–—-] (?:Der|Die|Das|Le|La|El|The) .*$/u, '')
    .replace(/ 20\d\d$| by \d+x$/u, '')
    .replace(/^The (?=(?:City|Town|County|University|Village|Borough|Diocese) of )/u, '')
    .trim();
