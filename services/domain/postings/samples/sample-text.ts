import type { Workplace } from '../../../../shared/documents/postings/posting.ts';
import type { PostingDraft } from '../posting-draft.ts';
import type { Occupation } from './occupation.ts';
import type { Random } from './random.ts';

export interface SampleFacts {
  readonly occupation: Occupation;
  readonly rank: string;
  readonly title: string;
  readonly company: string;
  readonly town: string;
  readonly workplace: Workplace;
}

const openings = [
  'We are looking for somebody who does this work well and likes to do it with others.',
  'Our team has grown, and one chair is still empty.',
  'A colleague retires in spring; you would take over with a proper hand-over.',
  'We do unspectacular things carefully, and need one more pair of hands for it.',
] as const;
const offers = [
  '30 days of paid leave',
  'A pension plan',
  'Paid training each year',
  'A plan of shifts four weeks ahead',
  'A ticket for public transport',
  'Flexible hours',
  'Health insurance from the first day',
  'A mentor for the first months',
  'Parental leave beyond what the law asks',
  'New tools and machines',
] as const;
const places: Readonly<Record<Workplace, string>> = {
  onSite: 'The work is on site.',
  hybrid: 'Two or three days a week are in the office, the others where you like.',
  remote: 'You may work from home all week.',
};

/**
 * The notice that a posting is a sample. It comes last, so that readers of the posting see it but short excerpts in
 * search results rarely show it.
 */
export const sampleNotice =
  'This is a sample posting. It was made up for trying out the search: neither the company nor the position exists.';

const list = (entries: readonly string[]): string => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;');

/** Generates the text of a sample, as HTML and as plain text. */
export function sampleText(random: Random, facts: SampleFacts): Pick<PostingDraft, 'description' | 'text'> {
  const { occupation, rank, title, company, town, workplace } = facts;
  const years = /junior|apprentice/i.test(rank) ? 0 : rank === '' ? 1 + random.below(3) : 4 + random.below(5);
  const skills = random.some(occupation.skills, 4 + random.below(3));
  const welcome = skills.slice(4);
  const requirements = [
    ...random.some(occupation.asks, 2),
    ...(years > 0 ? [`At least ${years} ${years === 1 ? 'year' : 'years'} of experience`] : ['No experience needed']),
    `Good command of ${skills.slice(0, 2).join(' and ')}`,
    `Experience with ${skills.slice(2, 4).join(' and ')}`,
  ];
  const parts: readonly (readonly [heading: string | null, lines: string | readonly string[]])[] = [
    [null, `${company} in ${town} is hiring: ${title}. ${random.pick(openings)} ${places[workplace]}`],
    ['What you do', random.some(occupation.duties, 3 + random.below(3))],
    ['What you bring', requirements],
    ...(welcome.length > 0 ? ([['Welcome, but not needed', welcome]] as const) : []),
    ['What we offer', random.some(offers, 3 + random.below(2))],
    [null, sampleNotice],
  ];
  const html = parts.map(([heading, lines]) => {
    const body = typeof lines === 'string' ? `<p>${escaped(lines)}</p>` : list(lines.map(escaped));
    return heading === null ? body : `<h3>${heading}</h3>${body}`;
  });
  const plain = parts.map(([heading, lines]) => {
    const body = typeof lines === 'string' ? lines : lines.map((line) => `• ${line}`).join('\n');
    return heading === null ? body : `${heading}\n\n${body}`;
  });
  return { description: html.join(''), text: plain.join('\n\n') };
}
