import type { HeadingTable } from './heading-table.ts';

/** What résumés in French call their sections. */
export const french: HeadingTable = {
  contact: ['contact', 'coordonnées', 'informations personnelles', 'mes coordonnées', 'informations de contact'],
  summary: [
    ...['profil', 'profil professionnel', 'à propos', 'à propos de moi', 'objectif'],
    ...['objectif professionnel', 'présentation', 'accroche', 'synthèse'],
  ],
  work: [
    ...['expérience', 'expériences', 'expérience professionnelle', 'expériences professionnelles'],
    ...['parcours professionnel', 'emplois', 'stages', 'stages et emplois', 'parcours'],
  ],
  education: [
    ...['formation', 'formations', 'études', 'éducation', 'parcours académique', 'parcours scolaire'],
    ...['diplômes', 'diplômes et formations', 'formation académique', 'cursus', 'scolarité'],
  ],
  skills: [
    ...['compétences', 'compétences techniques', 'compétences clés', 'compétences professionnelles'],
    ...['savoir-faire', 'savoir-être', 'informatique', 'compétences informatiques'],
    ...['domaines de compétences', 'outils', 'logiciels', 'atouts', 'aptitudes', 'compétences et outils'],
  ],
  projects: ['projets', 'projets personnels', 'projets réalisés', 'réalisations'],
  certificates: [
    ...['certifications', 'certificats', 'formations complémentaires', 'habilitations'],
    ...['permis et certifications', 'formations continues', 'licences et certifications'],
  ],
  languages: ['langues', 'compétences linguistiques', 'langues étrangères'],
  volunteering: [
    ...['bénévolat', 'engagements', 'engagement associatif', 'vie associative', 'expérience associative'],
    ...['expériences associatives', 'volontariat', 'activités bénévoles'],
  ],
  publications: ['publications', 'articles', 'publications scientifiques', 'travaux et publications'],
  awards: ['distinctions', 'prix', 'récompenses', 'prix et distinctions', 'bourses'],
  interests: [
    ...['centres d’intérêt', 'centre d’intérêt', 'loisirs', 'passions', 'intérêts', 'hobbies'],
    ...['loisirs et centres d’intérêt', 'activités et loisirs'],
  ],
  references: ['références', 'recommandations'],
  other: ['divers', 'autres', 'informations complémentaires', 'autres informations', 'informations diverses'],
};
