/** Checks that the documents for institutions are up to date, and that what they rest on exists. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { tableNames } from '../../services/platform/database/schema/table-names.ts';
import { projectRoot } from '../apps.ts';
import { guideRows, guideSections, inCode } from '../operating-guide/guide-text.ts';
import { criteria } from './accessibility/criteria.ts';
import { conformanceOf } from './accessibility/criterion.ts';
import { en301549 } from './accessibility/en-301-549.ts';
import { functionalCriteria } from './accessibility/functional-criteria.ts';
import { problems } from './accessibility/problems.ts';
import { section508 } from './accessibility/section-508.ts';
import { allEvidence } from './all-evidence.ts';
import { generatedFiles } from './generated-files.ts';
import { questionGroups } from './hecvat/write-hecvat.ts';
import { recipients } from './privacy/recipients.ts';
import { processingRecords } from './privacy/records.ts';
import { readTestTitles } from './read-test-titles.ts';

test.each(Object.entries(generatedFiles))('%s is up to date (npm run procurement)', (file, write) => {
  expect(readFileSync(path.join(projectRoot, file), 'utf8')).toBe(write());
});

test('cites only tests that exist, by file and title', () => {
  const cited = allEvidence.flatMap(({ tests = [] }) => tests);
  const titles = new Map(
    [...new Set(cited.map(({ file }) => file))].map((file) => [
      file,
      existsSync(path.join(projectRoot, file)) ? readTestTitles(file) : new Set<string>(),
    ]),
  );
  expect(cited.length).toBeGreaterThan(200);
  expect(cited.filter(({ file, title }) => !titles.get(file)?.has(title))).toEqual([]);
});

test('reads the titles of a test file, and no others', () => {
  const titles = readTestTitles('tooling/procurement/procurement.test.ts');
  expect(titles).toContain('reads the titles of a test file, and no others');
  expect(titles).toContain('%s is up to date (npm run procurement)');
  expect(titles).not.toContain('reads the titles');
});

test('claims nothing that no test or document shows', () => {
  const isShown = ({ tests = [], documents = [] }: (typeof allEvidence)[number]): boolean =>
    tests.length + documents.length > 0;
  const rows = [...section508, ...en301549].flatMap(({ rows: all }) => all);
  // Clauses that repeat criteria of WCAG rest on their tests.
  const ofTheirOwn = rows.filter(({ conformance, remark }) => conformance === 'Supports' && !/WCAG/.test(remark));
  expect(ofTheirOwn.filter((row) => !isShown(row))).toEqual([]);
  expect(functionalCriteria.filter((each) => each.decidedBy.length === 0 && !isShown(each))).toEqual([]);
  expect(processingRecords.filter((each) => !isShown(each))).toEqual([]);
  expect(recipients.filter((each) => !isShown(each))).toEqual([]);
  const questions = questionGroups.flatMap(({ questions: all }) => all);
  const baseless = questions.filter((each) => !isShown(each) && each.asvs === undefined && each.answer !== 'Operator');
  expect(baseless).toEqual([]);
  const silent = questions.filter(({ answer, operator }) => answer === 'Operator' && operator === undefined);
  expect(silent).toEqual([]);
});

test('has each criterion of WCAG 2.2 at the levels A and AA once', () => {
  const numbers = criteria.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const count = (level: string): number => criteria.filter((each) => each.level === level).length;
  expect([count('A'), count('AA')]).toEqual([31, 24]);
  // Whatever axe can find on a page belongs to a criterion of the table.
  const tags = axe.getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).flatMap((rule) => rule.tags);
  const found = tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return principle === undefined ? [] : [`${principle}.${guideline ?? ''}.${criterion ?? ''}`];
  });
  // Rules for a criterion of level A may also count for these, of level AAA.
  const inTables = new Set([...numbers, '1.4.6', '2.1.3']);
  expect([...new Set(found)].filter((number) => !inTables.has(number))).toEqual([]);
});

test('makes criteria partial that a problem concerns, and names only criteria', () => {
  const byNumber = new Map(criteria.map((each) => [each.number, each]));
  for (const number of problems.flatMap((problem) => problem.criteria)) {
    const criterion = byNumber.get(number);
    expect([number, criterion && conformanceOf(criterion)]).toEqual([number, 'Partially Supports']);
  }
  const decided = functionalCriteria.flatMap(({ decidedBy }) => decidedBy);
  expect(decided.filter((number) => !byNumber.has(number))).toEqual([]);
});

test('has each table of the database in one record of processing, and no others', () => {
  const recorded = processingRecords.flatMap(({ tables }) => tables);
  expect(tableNames.length).toBeGreaterThan(60);
  expect([...recorded].sort()).toEqual(tableNames);
});

test('names only settings that exist, and each server that the deployment guide lists', () => {
  const settings = new Set(guideRows('Environment variables').flatMap(([names = '']) => inCode(names)));
  const named = [
    ...questionGroups.flatMap(({ questions }) => questions.flatMap((question) => question.settings ?? [])),
    ...recipients.flatMap((recipient) => recipient.settings),
  ];
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
  const contacted = guideRows('What a process contacts').flatMap(([, , setting = '']) => inCode(setting));
  expect(contacted.length).toBeGreaterThan(5);
  const ofRecipients = new Set(recipients.flatMap((recipient) => recipient.settings));
  expect(contacted.filter((name) => !ofRecipients.has(name))).toEqual([]);
  expect(guideSections().has('What a process contacts')).toBe(true);
});
