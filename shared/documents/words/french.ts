import type { DocumentWords } from './document-words.ts';

export const french: DocumentWords = {
  resume: 'CV',
  portrait: 'Portrait',
  present: 'aujourd’hui',
  expected: 'prévu',
  minor: 'Mineure',
  coursework: 'Cours',
  score: 'Note',
  keywords: 'Mots-clés',
  levels: { 1: 'débutant', 2: 'élémentaire', 3: 'intermédiaire', 4: 'avancé', 5: 'expert' },
  sections: {
    summary: 'Profil',
    work: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    certificates: 'Certifications',
    languages: 'Langues',
    volunteering: 'Bénévolat',
    publications: 'Publications',
    awards: 'Distinctions',
    interests: 'Centres d’intérêt',
    references: 'Références',
    other: 'Autres',
  },
};
