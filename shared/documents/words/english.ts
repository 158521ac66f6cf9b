import type { DocumentWords } from './document-words.ts';

export const english: DocumentWords = {
  resume: 'Résumé',
  letter: {
    name: 'Cover letter',
    salutation: 'Dear Hiring Manager,',
    closing: 'Sincerely,',
    signature: 'Signature',
  },
  portrait: 'Portrait',
  present: 'present',
  expected: 'expected',
  minor: 'Minor',
  coursework: 'Coursework',
  score: 'Score',
  keywords: 'Keywords',
  levels: { 1: 'beginner', 2: 'elementary', 3: 'intermediate', 4: 'advanced', 5: 'expert' },
  sections: {
    summary: 'Summary',
    work: 'Work experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certificates: 'Certificates',
    languages: 'Languages',
    volunteering: 'Volunteering',
    publications: 'Publications',
    awards: 'Awards',
    interests: 'Interests',
    references: 'References',
    other: 'More',
  },
};
