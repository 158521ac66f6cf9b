import { documentWords } from '../../documents/document-words.ts';
import { listed } from '../common/parts.ts';
import type { ItemContent } from '../common/sections.ts';
import type { Source, SourceShape } from '../common/source.ts';
import type { StandardCategory } from './tessera-meta.ts';

export interface SectionReader {
  /** The field at the root of the file. */
  readonly field: string;
  readonly category: StandardCategory;
  readonly shape: SourceShape;
  readonly read: (source: Source, language: string) => ItemContent;
}

/** The readers of custom sections in the order in which a résumé shows them. A single date becomes the end date. */
export const sectionReaders: readonly SectionReader[] = [
  {
    field: 'projects',
    category: 'projects',
    shape: {
      known: [
        'name',
        'description',
        'highlights',
        'keywords',
        'startDate',
        'endDate',
        'url',
        'roles',
        'entity',
        'type',
      ],
      old: { website: 'url', summary: 'description' },
    },
    read: (project, language) => {
      const keywords = project.lines('keywords').join(', ');
      const labelled = keywords === '' ? '' : `${documentWords(language).keywords}: ${keywords}`;
      return {
        title: project.line('name'),
        subtitle: listed([project.lines('roles').join(', '), project.line('entity'), project.line('type')], ' · '),
        link: project.link('url'),
        ...project.span(),
        text: listed([project.text('description'), labelled], '\n'),
        points: project.lines('highlights'),
      };
    },
  },
  {
    field: 'volunteer',
    category: 'volunteering',
    shape: {
      known: ['organization', 'position', 'url', 'startDate', 'endDate', 'summary', 'highlights', 'location'],
      old: { company: 'organization', website: 'url' },
    },
    read: (volunteer) => ({
      title: volunteer.line('position'),
      subtitle: volunteer.line('organization'),
      location: volunteer.line('location'),
      link: volunteer.link('url'),
      ...volunteer.span(),
      text: volunteer.text('summary'),
      points: volunteer.lines('highlights'),
    }),
  },
  {
    field: 'certificates',
    category: 'certificates',
    shape: { known: ['name', 'date', 'url', 'issuer'], old: { website: 'url' } },
    read: (certificate) => ({
      title: certificate.line('name'),
      subtitle: certificate.line('issuer'),
      link: certificate.link('url'),
      endDate: certificate.date('date'),
    }),
  },
  {
    field: 'publications',
    category: 'publications',
    shape: { known: ['name', 'publisher', 'releaseDate', 'url', 'summary'], old: { website: 'url' } },
    read: (publication) => ({
      title: publication.line('name'),
      subtitle: publication.line('publisher'),
      link: publication.link('url'),
      endDate: publication.date('releaseDate'),
      text: publication.text('summary'),
    }),
  },
  {
    field: 'awards',
    category: 'awards',
    shape: { known: ['title', 'date', 'awarder', 'summary'], old: { awardDate: 'date' } },
    read: (award) => ({
      title: award.line('title'),
      subtitle: award.line('awarder'),
      endDate: award.date('date'),
      text: award.text('summary'),
    }),
  },
  {
    field: 'languages',
    category: 'languages',
    shape: { known: ['language', 'fluency'], old: { name: 'language', level: 'fluency' } },
    read: (language) => ({ title: language.line('language'), subtitle: language.line('fluency') }),
  },
  {
    field: 'interests',
    category: 'interests',
    shape: { known: ['name', 'keywords'] },
    read: (interest) => ({ title: interest.line('name'), text: interest.lines('keywords').join(', ') }),
  },
  {
    field: 'references',
    category: 'references',
    shape: { known: ['name', 'reference'] },
    read: (reference) => ({ title: reference.line('name'), text: reference.text('reference') }),
  },
];

const byCategory = new Map(sectionReaders.map((reader) => [reader.category, reader]));

/** Returns the reader of a category. */
export function readerOf(category: StandardCategory): SectionReader {
  const reader = byCategory.get(category);
  if (!reader) throw new Error(`No reader for ${category}.`);
  return reader;
}
