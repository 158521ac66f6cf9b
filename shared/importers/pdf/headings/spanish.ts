import type { HeadingTable } from './heading-table.ts';

/** What résumés in Spanish call their sections. */
export const spanish: HeadingTable = {
  contact: [
    ...['contacto', 'datos de contacto', 'información de contacto', 'datos personales'],
    ...['información personal'],
  ],
  summary: [
    ...['resumen', 'resumen profesional', 'perfil', 'perfil profesional', 'sobre mí', 'acerca de mí'],
    ...['objetivo', 'objetivo profesional', 'extracto', 'presentación'],
  ],
  work: [
    ...['experiencia', 'experiencia laboral', 'experiencia profesional', 'historial laboral'],
    ...['trayectoria profesional', 'trayectoria laboral', 'empleo', 'prácticas'],
  ],
  education: [
    ...['educación', 'formación', 'formación académica', 'estudios', 'educación y formación'],
    ...['historial académico', 'titulación'],
  ],
  skills: [
    ...['habilidades', 'competencias', 'aptitudes', 'destrezas', 'conocimientos', 'habilidades técnicas'],
    ...['competencias técnicas', 'conocimientos técnicos', 'conocimientos informáticos', 'informática'],
    ...['habilidades y competencias', 'competencias clave', 'herramientas', 'tecnologías'],
  ],
  projects: ['proyectos', 'proyectos personales', 'proyectos destacados'],
  certificates: [
    ...['certificados', 'certificaciones', 'cursos', 'cursos y certificaciones', 'formación complementaria'],
    ...['licencias y certificaciones', 'otros cursos'],
  ],
  languages: ['idiomas', 'lenguas'],
  volunteering: ['voluntariado', 'experiencia de voluntariado', 'trabajo voluntario', 'actividades de voluntariado'],
  publications: ['publicaciones', 'artículos', 'publicaciones científicas'],
  awards: [
    ...['premios', 'reconocimientos', 'logros', 'premios y reconocimientos', 'honores', 'becas'],
    ...['premios y becas'],
  ],
  interests: ['intereses', 'aficiones', 'pasatiempos', 'hobbies', 'intereses personales', 'aficiones e intereses'],
  references: ['referencias', 'recomendaciones'],
  other: [
    ...['otros', 'otros datos', 'información adicional', 'datos adicionales', 'datos de interés'],
    ...['otros datos de interés'],
  ],
};
