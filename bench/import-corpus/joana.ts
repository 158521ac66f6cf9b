import type { Person } from './person.ts';

/** An invented architect, whose documents are in Portuguese. */
export const joana = {
  language: 'pt-PT',
  firstName: 'Joana',
  lastName: 'Meireles Antunes',
  headline: 'Arquiteta de reabilitação urbana',
  email: 'joana.meireles@example.pt',
  phone: '+351 912 555 014',
  place: 'Porto, Portugal',
  summary: 'Arquiteta com nove anos de obra em edifícios antigos.',
  employers: [
    {
      company: 'Ateliê Ribeira Nova',
      roles: [
        {
          position: 'Arquiteta sénior',
          start: '2020-09',
          end: null,
          place: 'Porto, Portugal',
          texts: [
            'Coordenação de doze projetos de reabilitação no centro histórico.',
            'Redução de 18 % no prazo das licenças.',
          ],
        },
      ],
    },
    {
      company: 'Câmara Municipal de Vale do Lis',
      roles: [
        {
          position: 'Técnica superior de urbanismo',
          start: '2016-02',
          end: '2020-08',
          place: 'Leiria, Portugal',
          texts: ['Apreciação de pedidos de licenciamento.'],
        },
      ],
    },
  ],
  schools: [
    {
      university: 'Universidade do Mondego',
      degree: 'Mestrado Integrado',
      field: 'Arquitetura',
      start: '2010',
      end: '2015',
    },
  ],
  skills: ['AutoCAD', 'Revit', 'Reabilitação'],
  spoken: [{ name: 'Inglês', level: 'C1' }],
  certificates: [],
} as const satisfies Person;
