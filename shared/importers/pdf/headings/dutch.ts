import type { HeadingTable } from './heading-table.ts';

/** What résumés in Dutch call their sections. */
export const dutch: HeadingTable = {
  contact: ['contact', 'contactgegevens', 'personalia', 'persoonlijke gegevens', 'persoonsgegevens'],
  summary: [
    ...['profiel', 'samenvatting', 'over mij', 'persoonlijk profiel', 'professioneel profiel'],
    ...['doelstelling', 'doel', 'introductie', 'profielschets'],
  ],
  work: [
    ...['werkervaring', 'ervaring', 'professionele ervaring', 'loopbaan', 'arbeidsverleden'],
    ...['beroepservaring', 'relevante werkervaring', 'relevante ervaring', 'stages', 'stage'],
    ...['stages en werkervaring', 'carrière'],
  ],
  education: [
    ...['opleiding', 'opleidingen', 'onderwijs', 'studie', 'studies', 'scholing', 'opleiding en training'],
    ...['opleidingen en cursussen', 'vooropleiding', 'academische opleiding'],
  ],
  skills: [
    ...['vaardigheden', 'competenties', 'kennis', 'kennis en vaardigheden', 'technische vaardigheden'],
    ...['computervaardigheden', 'computerkennis', 'kerncompetenties', 'vakkennis', 'expertise'],
    ...['digitale vaardigheden', 'kwaliteiten', 'ict-vaardigheden', 'programmas', 'technologieën'],
  ],
  projects: ['projecten', 'eigen projecten', 'persoonlijke projecten'],
  certificates: [
    ...['certificaten', 'cursussen', 'trainingen', 'cursussen en trainingen', 'certificeringen'],
    ...['diplomas en certificaten', 'cursussen en certificaten', 'licenties en certificaten', 'bijscholing'],
  ],
  languages: ['talen', 'talenkennis', 'taalvaardigheden', 'taalvaardigheid', 'taalkennis'],
  volunteering: [
    ...['vrijwilligerswerk', 'vrijwilligerservaring', 'maatschappelijke betrokkenheid', 'nevenactiviteiten'],
    ...['bestuurservaring'],
  ],
  publications: ['publicaties', 'artikelen'],
  awards: ['prijzen', 'onderscheidingen', 'prijzen en onderscheidingen', 'beurzen', 'prestaties'],
  interests: [
    ...['interesses', 'hobby’s', 'hobbys', 'hobby’s en interesses', 'interesses en hobby’s', 'vrije tijd'],
    ...['persoonlijke interesses'],
  ],
  references: ['referenties', 'aanbevelingen'],
  other: ['overig', 'overige', 'overige informatie', 'aanvullende informatie', 'diversen'],
};
