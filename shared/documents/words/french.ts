import type { DocumentWords } from './document-words.ts';

export const french: DocumentWords = {
  resume: 'CV',
  letter: {
    name: 'Lettre de motivation',
    salutation: 'Madame, Monsieur,',
    closing: 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
    signature: 'Signature',
  },
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
