import { findRange } from './date-ranges.ts';
import { knownHeading, type SectionKind, type HeadingTable } from './heading-words.ts';
import dutch from './headings/nl.json' with { type: 'json' };
import english from './headings/en.json' with { type: 'json' };
import french from './headings/fr.json' with { type: 'json' };
import german from './headings/de.json' with { type: 'json' };
import italian from './headings/it.json' with { type: 'json' };
import polish from './headings/pl.json' with { type: 'json' };
import portuguese from './headings/pt.json' with { type: 'json' };
import spanish from './headings/es.json' with { type: 'json' };
import ukrainian from './headings/uk.json' with { type: 'json' };
import type { TextRun } from './page-text.ts';
import { readPages } from './read-pdf-resume.ts';

const tables: Readonly<Record<string, HeadingTable>> = {
  ...{ english, spanish, french, german, portuguese, italian, dutch, polish, ukrainian },
};

test.each(Object.entries(tables))('maps %s headings to their sections', (_language, table) => {
  const wrong = Object.entries(table).flatMap(([kind, names]) =>
    names.filter((name) => knownHeading(name) !== (kind as SectionKind)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['EXPERIENCIA LABORAL', 'work'],
  ['FORMACION ACADEMICA', 'education'],
  ["Centres d'intérêt", 'interests'],
  ['B E R U F S E R F A H R U N G', 'work'],
  ['Sprachkenntnisse:', 'languages'],
  ['Habilitações Literárias', 'education'],
  ['Istruzione e formazione', 'education'],
  ['HOBBY’S', 'interests'],
  ['Doświadczenie zawodowe', 'work'],
  ['ОСВІТА', 'education'],
  ['Résumé', undefined],
  ['Lebenslauf', undefined],
] as const)('reads %s as a heading of %s', (text, kind) => {
  expect(knownHeading(text)).toBe(kind);
});

test.each([
  ['März 2019 – heute', '2019-03', null, ''],
  ['Seit-GmbH, 01/2018 bis 12/2020', '2018-01', '2020-12', 'Seit-GmbH'],
  ['enero de 2015 - actualidad', '2015-01', null, ''],
  ['janv. 2012 à déc. 2014', '2012-01', '2014-12', ''],
  ['Gdańsk, styczeń 2020 – obecnie', '2020-01', null, 'Gdańsk'],
  ['лютий 2017 – дотепер', '2017-02', null, ''],
  ['set 2010 a out 2011', '2010-09', '2011-10', ''],
])('finds the dates of %j', (text, startDate, endDate, rest) => {
  expect(findRange(text)).toMatchObject({ startDate, endDate, rest });
});

test.each(['Acme 2019', 'Marbella 2019 Tour', 'Straße 2019'])('finds no month in %j', (text) => {
  expect(findRange(text)?.startDate ?? null).toBeNull();
});

test('reads a whole résumé in German as blocks', () => {
  let y = 40;
  const at = (text: string, x: number, size: number, font: string): TextRun => ({
    ...{ text, x, right: x + text.length * size * 0.5, y, size, font },
    href: null,
  });
  const line = (text: string, size = 10, font = 'regular'): TextRun => {
    y += size * 1.4;
    return at(text, 50, size, font);
  };
  const heading = (text: string): TextRun => {
    y += 16;
    return line(text, 14, 'bold');
  };
  const runs = [
    line('Jana Köhler', 22, 'bold'),
    line('jana@example.de'),
    heading('Berufserfahrung'),
    line('Manager', 10, 'bold'),
    at('März 2019 – heute', 430, 10, 'regular'),
    line('Muster Maschinenbau GmbH'),
    line('• Leitete zwölf Menschen in zwei Schichten'),
    heading('Ausbildung'),
    line('Universität Hamburg', 10, 'bold'),
    at('2012 – 2016', 430, 10, 'regular'),
    heading('Kenntnisse'),
    line('Excel, Projektplanung, Buchhaltung'),
    heading('Ehrenamt'),
    line('Freiwillige Feuerwehr'),
  ];
  const reading = readPages([{ width: 595, height: 842, runs }], { language: 'en' });
  if (!reading.ok) throw new Error('could not be read');
  const { work, education, skills, sections } = reading.content;
  expect(work).toMatchObject([
    { position: 'Manager', company: 'Muster Maschinenbau GmbH', startDate: '2019-03', endDate: null },
  ]);
  expect(education).toHaveLength(1);
  expect(skills).toHaveLength(1);
  expect(sections.map(({ category, title }) => [category, title])).toEqual([['volunteering', 'Ehrenamt']]);
});
