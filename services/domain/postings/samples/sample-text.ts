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
  'We are looking for someone who does this work well and enjoys doing it with others.',
  'Our team is growing, and one seat is still open.',
  'A colleague is retiring this spring, and you would take over after a thorough handover.',
  'We do everyday work with care, and we need one more pair of hands.',
] as const;
const offers = [
  '30 days of paid leave',
  'A retirement plan',
  'Paid training every year',
  'Shift schedules four weeks in advance',
  'A free transit pass',
  'Flexible hours',
  'Health insurance from day one',
  'A mentor for your first months',
  'Parental leave beyond what the law requires',
  'New tools and equipment',
] as const;
const places: Readonly<Record<Workplace, string>> = {
  onSite: 'The work is on-site.',
  hybrid: 'Two or three days a week are in the office, the rest wherever you like.',
  remote: 'You can work from home full time.',
};

/**
 * The notice that a posting is a sample. It comes last, so that readers of the posting see it but short excerpts in
 * search results rarely show it.
 */
export const sampleNotice =
  'This is a sample job ad. It was made up so that you can try out the search. Neither the company nor the job exists.';

const list = (entries: readonly string[]): string => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
const escapeAmpersands = (text: string): string => text.replaceAll('&', '&amp;');

/** Generates the text of a sample, as HTML and as plain text. */
export function sampleText(random: Random, facts: SampleFacts): Pick<PostingDraft, 'description' | 'text'> {
  const { occupation, rank, title, company, town, workplace } = facts;
  const years = /junior|apprentice/i.test(rank) ? 0 : rank === '' ? 1 + random.below(3) : 4 + random.below(5);
  const skills = random.some(occupation.skills, 4 + random.below(3));
  const welcome = skills.slice(4);
  const requirements = [
    ...random.some(occupation.asks, 2),
    ...(years > 0 ? [`At least ${years} ${years === 1 ? 'year' : 'years'} of experience`] : ['No experience needed']),
    `Strong knowledge of ${skills.slice(0, 2).join(' and ')}`,
    `Experience with ${skills.slice(2, 4).join(' and ')}`,
  ];
  const parts: readonly (readonly [heading: string | null, lines: string | readonly string[]])[] = [
    [null, `${company} in ${town} is hiring: ${title}. ${random.pick(openings)} ${places[workplace]}`],
    ['What you’ll do', random.some(occupation.duties, 3 + random.below(3))],
    ['What you’ll bring', requirements],
    ...(welcome.length > 0 ? ([['Nice to have', welcome]] as const) : []),
    ['What we offer', random.some(offers, 3 + random.below(2))],
    [null, sampleNotice],
  ];
  const html = parts.map(([heading, lines]) => {
    const body = typeof lines === 'string' ? `<p>${escapeAmpersands(lines)}</p>` : list(lines.map(escapeAmpersands));
    return heading === null ? body : `<h3>${heading}</h3>${body}`;
  });
  const plain = parts.map(([heading, lines]) => {
    const body = typeof lines === 'string' ? lines : lines.map((line) => `• ${line}`).join('\n');
    return heading === null ? body : `${heading}\n\n${body}`;
  });
  return { description: html.join(''), text: plain.join('\n\n') };
}
