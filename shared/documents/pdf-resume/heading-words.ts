import type { CustomCategory, EventSectionKind } from '../resume-document.ts';

export type SectionKind = EventSectionKind | CustomCategory | 'summary' | 'contact';

/** What résumés in English call their sections. Another language is another table of this shape. */
const english: Readonly<Record<SectionKind, readonly string[]>> = {
  contact: ['contact', 'contact information', 'contact info', 'contact details', 'personal details', 'details'],
  summary: [
    ...['summary', 'professional summary', 'executive summary', 'career summary', 'profile', 'professional profile'],
    ...['about', 'about me', 'objective', 'career objective', 'personal statement', 'introduction'],
  ],
  work: [
    ...['experience', 'work experience', 'professional experience', 'employment', 'employment history', 'work history'],
    ...['career history', 'career', 'relevant experience', 'professional background', 'industry experience', 'work'],
    ...['additional experience', 'internships', 'experience and employment'],
  ],
  education: [
    ...['education', 'academic background', 'education and training', 'education & training', 'studies'],
    ...['academic history', 'educational background', 'qualifications', 'academic qualifications'],
  ],
  skills: [
    ...['skills', 'technical skills', 'core competencies', 'key skills', 'skills & tools', 'skills and tools'],
    ...['technologies', 'expertise', 'areas of expertise', 'competencies', 'tech stack', 'professional skills'],
    ...['computer skills', 'core skills', 'skills and abilities', 'skills & abilities', 'technical proficiencies'],
    ...['skill set', 'skills summary', 'other skills', 'soft skills', 'tools', 'tools and technologies'],
  ],
  projects: [
    'projects',
    'personal projects',
    'selected projects',
    'key projects',
    'side projects',
    'academic projects',
  ],
  certificates: [
    ...['certificates', 'certifications', 'licenses & certifications', 'licenses and certifications', 'courses'],
    ...['training', 'trainings', 'courses and certificates', 'licenses', 'certifications and training'],
  ],
  languages: ['languages', 'language skills', 'language'],
  volunteering: [
    ...['volunteering', 'volunteer experience', 'volunteer work', 'volunteer', 'community involvement'],
    ...['community service', 'volunteer activities'],
  ],
  publications: ['publications', 'selected publications', 'articles', 'papers', 'publications and talks'],
  awards: [
    ...['awards', 'honors', 'honours', 'honors & awards', 'honors and awards', 'awards & honors', 'awards and honors'],
    ...['achievements', 'awards and achievements', 'scholarships'],
  ],
  interests: ['interests', 'hobbies', 'hobbies and interests', 'hobbies & interests', 'personal interests'],
  references: ['references', 'recommendations', 'referees'],
  other: ['more', 'additional information', 'other', 'miscellaneous', 'additional'],
};

const byWords: ReadonlyMap<string, SectionKind> = new Map(
  Object.entries(english).flatMap(([kind, names]) => names.map((name) => [name, kind as SectionKind] as const)),
);

/** `E X P E R I E N C E:` → `experience`. */
function plain(text: string): string {
  const letters = /^(?:\p{L} )+\p{L}$/u.test(text.trim()) ? text.replace(/ /g, '') : text;
  return letters
    .toLowerCase()
    .replace(/[^\p{L}& ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Which section a heading opens, if it is one that many résumés have. */
export const knownHeading = (text: string): SectionKind | undefined =>
  text.length > 60 ? undefined : byWords.get(plain(text));
