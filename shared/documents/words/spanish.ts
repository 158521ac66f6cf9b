import type { DocumentWords } from './document-words.ts';

export const spanish: DocumentWords = {
  resume: 'Currículum',
  letter: {
    name: 'Carta de presentación',
    salutation: 'A quien corresponda:',
    closing: 'Atentamente,',
    signature: 'Firma',
  },
  portrait: 'Retrato',
  present: 'actualidad',
  expected: 'previsto',
  minor: 'Mención',
  coursework: 'Asignaturas',
  score: 'Calificación',
  keywords: 'Palabras clave',
  levels: { 1: 'principiante', 2: 'elemental', 3: 'intermedio', 4: 'avanzado', 5: 'experto' },
  sections: {
    summary: 'Perfil',
    work: 'Experiencia laboral',
    education: 'Formación',
    skills: 'Competencias',
    projects: 'Proyectos',
    certificates: 'Certificados',
    languages: 'Idiomas',
    volunteering: 'Voluntariado',
    publications: 'Publicaciones',
    awards: 'Premios',
    interests: 'Intereses',
    references: 'Referencias',
    other: 'Otros',
  },
};
