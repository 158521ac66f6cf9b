/** The name of an employer without what stands around it. */
import { isCity } from './city-names.ts';
import { placeByForm } from './place-forms.ts';

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
  withoutPlaceAfter(text)
    .replace(/\s{2,}.*$| [·•|] .*$| \/$/u, '')
    .replace(/^>+ ?|^logo (?:of|de|von) | [–—-] (?:trabaja con nosotros|logo|karriere|careers|jobs)$/giu, '')
    .replace(/\s*\(?(?:\d[.,]\d)(?: (?:out of 5|von 5|sur 5|★).*)?\)?$/u, '')
    .replace(/(?<!\b(?:Inc|Co|Ltd|Corp|Bros|St|S\.A|S\.L|e\.V))\.$/u, '')
    .replace(/[\s,|·•(]+$/u, '')
    .replace(/ \*+$/u, '')
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
