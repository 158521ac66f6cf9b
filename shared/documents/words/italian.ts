import type { DocumentWords } from './document-words.ts';

export const italian: DocumentWords = {
  resume: 'Curriculum',
  letter: {
    name: 'Lettera di presentazione',
    salutation: 'Gentili Signore e Signori,',
    closing: 'Cordiali saluti',
    signature: 'Firma',
  },
  portrait: 'Ritratto',
  present: 'oggi',
  expected: 'previsto',
  minor: 'Indirizzo secondario',
  coursework: 'Corsi',
  score: 'Voto',
  keywords: 'Parole chiave',
  levels: { 1: 'principiante', 2: 'elementare', 3: 'intermedio', 4: 'avanzato', 5: 'esperto' },
  sections: {
    summary: 'Profilo',
    work: 'Esperienza lavorativa',
    education: 'Istruzione',
    skills: 'Competenze',
    projects: 'Progetti',
    certificates: 'Certificazioni',
    languages: 'Lingue',
    volunteering: 'Volontariato',
    publications: 'Pubblicazioni',
    awards: 'Riconoscimenti',
    interests: 'Interessi',
    references: 'Referenze',
    other: 'Altro',
  },
};
