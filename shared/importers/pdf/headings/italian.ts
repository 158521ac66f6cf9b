import type { HeadingTable } from './heading-table.ts';

/** What résumés in Italian call their sections. */
export const italian: HeadingTable = {
  contact: [
    ...['contatti', 'contatto', 'recapiti', 'dati personali', 'informazioni personali', 'dati anagrafici'],
    ...['informazioni di contatto'],
  ],
  summary: [
    ...['profilo', 'profilo professionale', 'profilo personale', 'sommario', 'chi sono', 'su di me'],
    ...['obiettivo', 'obiettivo professionale', 'riepilogo', 'presentazione', 'sintesi'],
  ],
  work: [
    ...['esperienza', 'esperienze', 'esperienza lavorativa', 'esperienze lavorative'],
    ...['esperienza professionale', 'esperienze professionali', 'percorso professionale', 'carriera'],
    ...['tirocini', 'stage'],
  ],
  education: [
    ...['istruzione', 'formazione', 'istruzione e formazione', 'formazione e istruzione', 'titoli di studio'],
    ...['studi', 'percorso di studi', 'formazione accademica', 'percorso accademico', 'educazione'],
  ],
  skills: [
    ...['competenze', 'capacità', 'abilità', 'conoscenze', 'competenze tecniche', 'competenze informatiche'],
    ...['competenze digitali', 'conoscenze informatiche', 'capacità e competenze'],
    ...['competenze professionali', 'competenze chiave', 'competenze personali', 'strumenti', 'tecnologie'],
    ...['capacità e competenze tecniche'],
  ],
  projects: ['progetti', 'progetti personali', 'progetti principali'],
  certificates: [
    ...['certificati', 'certificazioni', 'corsi', 'corsi e certificazioni', 'corsi di formazione'],
    ...['licenze e certificazioni', 'attestati', 'patenti e certificazioni'],
  ],
  languages: [
    ...['lingue', 'lingue straniere', 'competenze linguistiche', 'conoscenze linguistiche'],
    ...['lingue conosciute'],
  ],
  volunteering: ['volontariato', 'esperienze di volontariato', 'attività di volontariato'],
  publications: ['pubblicazioni', 'articoli', 'pubblicazioni scientifiche'],
  awards: ['premi', 'riconoscimenti', 'premi e riconoscimenti', 'onorificenze', 'borse di studio', 'risultati'],
  interests: [
    ...['interessi', 'hobby', 'passioni', 'interessi personali', 'tempo libero', 'hobby e interessi'],
    ...['interessi e hobby'],
  ],
  references: ['referenze', 'raccomandazioni'],
  other: ['altro', 'ulteriori informazioni', 'altre informazioni', 'informazioni aggiuntive', 'varie'],
};
