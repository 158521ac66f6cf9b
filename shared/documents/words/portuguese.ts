import type { DocumentWords } from './document-words.ts';

export const portuguese: DocumentWords = {
  resume: 'Currículo',
  letter: {
    name: 'Carta de apresentação',
    salutation: 'Prezados senhores,',
    closing: 'Atenciosamente,',
    signature: 'Assinatura',
  },
  portrait: 'Retrato',
  present: 'atual',
  expected: 'previsto',
  minor: 'Formação complementar',
  coursework: 'Disciplinas',
  score: 'Nota',
  keywords: 'Palavras-chave',
  levels: { 1: 'iniciante', 2: 'elementar', 3: 'intermediário', 4: 'avançado', 5: 'especialista' },
  sections: {
    summary: 'Perfil',
    work: 'Experiência profissional',
    education: 'Formação',
    skills: 'Competências',
    projects: 'Projetos',
    certificates: 'Certificados',
    languages: 'Idiomas',
    volunteering: 'Voluntariado',
    publications: 'Publicações',
    awards: 'Distinções',
    interests: 'Interesses',
    references: 'Referências',
    other: 'Outros',
  },
};
