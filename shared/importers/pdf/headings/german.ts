import type { HeadingTable } from './heading-table.ts';

/** What résumés in German call their sections. */
export const german: HeadingTable = {
  contact: [
    ...['kontakt', 'kontaktdaten', 'persönliche daten', 'persönliche angaben', 'angaben zur person'],
    ...['zur person'],
  ],
  summary: [
    ...['profil', 'kurzprofil', 'über mich', 'zusammenfassung', 'persönliches profil', 'berufliches profil'],
    ...['ziel', 'berufsziel', 'karriereziel', 'kurzvorstellung'],
  ],
  work: [
    ...['berufserfahrung', 'berufliche erfahrung', 'beruflicher werdegang', 'werdegang', 'arbeitserfahrung'],
    ...['praktische erfahrung', 'praktische erfahrungen', 'praktika', 'berufspraxis'],
    ...['beruflicher hintergrund', 'berufliche tätigkeiten', 'berufliche stationen', 'tätigkeiten'],
  ],
  education: [
    ...['ausbildung', 'bildung', 'bildungsweg', 'studium', 'schulbildung', 'schulische ausbildung'],
    ...['akademische ausbildung', 'akademischer werdegang', 'ausbildung und studium', 'schule und studium'],
    ...['bildungsgang', 'hochschulbildung', 'berufsausbildung'],
  ],
  skills: [
    ...['kenntnisse', 'fähigkeiten', 'kompetenzen', 'fachkenntnisse', 'edv-kenntnisse', 'edv kenntnisse'],
    ...['it-kenntnisse', 'it kenntnisse', 'computerkenntnisse', 'technische kenntnisse'],
    ...['kenntnisse und fähigkeiten', 'fähigkeiten und kenntnisse', 'kernkompetenzen'],
    ...['fachliche kompetenzen', 'besondere kenntnisse', 'qualifikationen', 'stärken', 'technologien'],
    ...['software'],
  ],
  projects: ['projekte', 'projekterfahrung', 'eigene projekte', 'private projekte', 'ausgewählte projekte'],
  certificates: [
    ...['zertifikate', 'zertifizierungen', 'weiterbildung', 'weiterbildungen', 'fortbildung'],
    ...['fortbildungen', 'kurse', 'weiterbildung und zertifikate', 'weiterbildungen und zertifikate'],
    ...['lizenzen und zertifikate'],
  ],
  languages: ['sprachen', 'sprachkenntnisse', 'fremdsprachen'],
  volunteering: [
    ...['ehrenamt', 'ehrenamtliches engagement', 'engagement', 'soziales engagement'],
    ...['ehrenamtliche tätigkeit', 'ehrenamtliche tätigkeiten', 'freiwilligenarbeit'],
    ...['gesellschaftliches engagement'],
  ],
  publications: ['publikationen', 'veröffentlichungen', 'veröffentlichungen und vorträge', 'artikel'],
  awards: [
    ...['auszeichnungen', 'preise', 'ehrungen', 'auszeichnungen und preise', 'stipendien', 'erfolge'],
    ...['preise und stipendien'],
  ],
  interests: [
    ...['interessen', 'hobbys', 'hobbies', 'freizeit', 'interessen und hobbys', 'hobbys und interessen'],
    ...['persönliche interessen'],
  ],
  references: ['referenzen', 'empfehlungen'],
  other: [
    ...['sonstiges', 'weiteres', 'zusätzliche informationen', 'weitere angaben', 'sonstige angaben'],
    ...['verschiedenes'],
  ],
};
