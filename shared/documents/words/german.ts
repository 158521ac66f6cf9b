import type { DocumentWords } from './document-words.ts';

export const german: DocumentWords = {
  resume: 'Lebenslauf',
  portrait: 'Porträt',
  present: 'heute',
  expected: 'voraussichtlich',
  minor: 'Nebenfach',
  coursework: 'Lehrveranstaltungen',
  score: 'Note',
  keywords: 'Schlagwörter',
  levels: {
    1: 'erste Kenntnisse',
    2: 'Grundkenntnisse',
    3: 'gute Kenntnisse',
    4: 'sehr gute Kenntnisse',
    5: 'Expertenkenntnisse',
  },
  sections: {
    summary: 'Profil',
    work: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    projects: 'Projekte',
    certificates: 'Zertifikate',
    languages: 'Sprachen',
    volunteering: 'Ehrenamt',
    publications: 'Veröffentlichungen',
    awards: 'Auszeichnungen',
    interests: 'Interessen',
    references: 'Referenzen',
    other: 'Weiteres',
  },
};
