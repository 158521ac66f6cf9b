import type { DocumentWords } from './document-words.ts';

export const dutch: DocumentWords = {
  resume: 'Cv',
  letter: {
    name: 'Motivatiebrief',
    salutation: 'Geachte heer, mevrouw,',
    closing: 'Met vriendelijke groet,',
    signature: 'Handtekening',
  },
  portrait: 'Portret',
  present: 'heden',
  expected: 'verwacht',
  minor: 'Bijvak',
  coursework: 'Vakken',
  score: 'Cijfer',
  keywords: 'Trefwoorden',
  levels: { 1: 'beginner', 2: 'basis', 3: 'gemiddeld', 4: 'gevorderd', 5: 'expert' },
  sections: {
    summary: 'Profiel',
    work: 'Werkervaring',
    education: 'Opleiding',
    skills: 'Vaardigheden',
    projects: 'Projecten',
    certificates: 'Certificaten',
    languages: 'Talen',
    volunteering: 'Vrijwilligerswerk',
    publications: 'Publicaties',
    awards: 'Prijzen',
    interests: 'Interesses',
    references: 'Referenties',
    other: 'Overig',
  },
};
