import type { HeadingTable } from './heading-table.ts';

/** What résumés in Portuguese call their sections. */
export const portuguese: HeadingTable = {
  contact: [
    ...['contacto', 'contactos', 'contato', 'contatos', 'dados pessoais', 'informações pessoais'],
    ...['informações de contato', 'informações de contacto'],
  ],
  summary: [
    ...['resumo', 'resumo profissional', 'perfil', 'perfil profissional', 'sobre mim', 'objetivo'],
    ...['objectivo', 'objetivo profissional', 'apresentação', 'sobre'],
  ],
  work: [
    ...['experiência', 'experiência profissional', 'experiências profissionais', 'histórico profissional'],
    ...['percurso profissional', 'experiência de trabalho', 'trajetória profissional', 'estágios', 'emprego'],
  ],
  education: [
    ...['educação', 'formação', 'formação acadêmica', 'formação académica', 'escolaridade', 'estudos'],
    ...['educação e formação', 'habilitações literárias', 'habilitações académicas', 'percurso académico'],
  ],
  skills: [
    ...['competências', 'habilidades', 'conhecimentos', 'aptidões', 'habilidades técnicas'],
    ...['competências técnicas', 'conhecimentos técnicos', 'informática', 'conhecimentos de informática'],
    ...['habilidades e competências', 'competências digitais', 'ferramentas', 'tecnologias'],
    ...['principais competências'],
  ],
  projects: ['projetos', 'projectos', 'projetos pessoais', 'projetos relevantes'],
  certificates: [
    ...['certificados', 'certificações', 'cursos', 'cursos complementares', 'cursos e certificações'],
    ...['formação complementar', 'licenças e certificações', 'certificados e cursos'],
  ],
  languages: ['idiomas', 'línguas', 'competências linguísticas', 'línguas estrangeiras'],
  volunteering: [
    ...['voluntariado', 'trabalho voluntário', 'experiência de voluntariado', 'experiência voluntária'],
    ...['atividades voluntárias'],
  ],
  publications: ['publicações', 'artigos', 'publicações científicas'],
  awards: [
    ...['prémios', 'prêmios', 'distinções', 'reconhecimentos', 'prêmios e reconhecimentos', 'conquistas'],
    ...['bolsas', 'prémios e distinções'],
  ],
  interests: ['interesses', 'passatempos', 'hobbies', 'interesses pessoais', 'tempos livres'],
  references: ['referências', 'recomendações'],
  other: [
    ...['outros', 'informações adicionais', 'informação adicional', 'outras informações'],
    ...['outras informações relevantes'],
  ],
};
