import { documentWords } from '../../documents/document-words.ts';
import { emailInText } from '../common/email-in-text.ts';
import { educationAsItem, workAsItem } from '../common/incomplete-blocks.ts';
import { summaryKey } from '../plan-import.ts';
import {
  type Confidence,
  type Doubt,
  foundNothing,
  type ImportedEducation,
  type ImportedSkills,
  type ImportedWork,
  type ImportNote,
  type ImportReading,
  type Judgement,
  type ReadingOptions,
} from '../common/reading.ts';
import { customItem, customSection, hasContent, sectionIdFor } from '../common/sections.ts';
import type { CustomCategory, CustomItem, CustomSection } from '../../documents/resume-document.ts';
import { resumeLimits } from '../../documents/resume-limits.ts';
import { inReadingOrder } from './columns.ts';
import { type Entry, toEntries, toPlainEntries } from './entries.ts';
import { profileColumns } from './linkedin-profile/profile-pages.ts';
import { readLinkedInProfile } from './linkedin-profile/read-linkedin-profile.ts';
import { removeRunningHeaders } from './running-headers.ts';
import type { Line } from './lines.ts';
import type { PageText } from './page-text.ts';
import { toParagraphs } from './paragraphs.ts';
import { namesEmployerFirst, readEducation, readItem, readWork, withEmployers } from './read-entries.ts';
import { type Group, readGroups, toSkills } from './read-groups.ts';
import { isSpokenLanguage, splitSpokenLanguage } from '../common/spoken-languages.ts';
import { readHead } from './read-head.ts';
import { mergeSideHeadings } from './merge-side-headings.ts';
import { joinSplitDates } from './join-split-dates.ts';
import { cutIntoSections, type PdfSection } from './sections.ts';
import { type Typography, typographyOf } from './typography.ts';

/** The number of letters and digits below which a PDF counts as scanned. */
const minText = 40;

/** Rates confidence: high without doubts, medium with one, and low with several or a severe one. */
function judge(doubts: readonly Doubt[]): Judgement {
  const isSevere = doubts.length > 1 || doubts.includes('start-guessed') || doubts.includes('name-missing');
  const confidence: Confidence = doubts.length === 0 ? 'high' : isSevere ? 'low' : 'medium';
  return { confidence, doubts };
}

/** The content of a document, collected section by section. */
class Findings {
  readonly work: ImportedWork[] = [];
  readonly education: ImportedEducation[] = [];
  readonly skills: ImportedSkills[] = [];
  readonly sections: CustomSection[] = [];
  readonly summary: string[] = [];
  readonly notes: ImportNote[] = [];
  readonly confidence = new Map<string, Judgement>();
  readonly sources = new Map<string, string>();
  readonly #typography: Typography;
  readonly #language: string;
  readonly #newId: () => string;

  constructor(typography: Typography, language: string, newId: () => string) {
    this.#typography = typography;
    this.#language = language;
    this.#newId = newId;
  }

  addSection(category: CustomCategory, title: string, items: readonly CustomItem[], doubts: readonly Doubt[]): void {
    const kept = items.filter(hasContent).slice(0, resumeLimits.itemsPerSection);
    if (kept.length === 0 || this.sections.length >= resumeLimits.sections - 4) return;
    const id = sectionIdFor(category, this.sections);
    this.sections.push(customSection(category, kept, { id, title: title.slice(0, resumeLimits.line) }));
    this.confidence.set(id, judge([...new Set(doubts)]));
  }

  /** Adds languages with their levels: `English (native)`, `English – native`, or `English: native`. */
  #addLanguages(title: string, groups: readonly Group[]): void {
    const items = groups.flatMap(({ name, items: found }) => {
      if (name !== '' && !found.every(isSpokenLanguage)) {
        return [customItem({ title: name, subtitle: found.join(', ') }, this.#newId)];
      }
      const listed = found.length === 0 && name !== '' ? [name] : found;
      return listed.map((item) => {
        const [, one = item, level = ''] = /^(.+?)(?: \(| [–—-] )([^()]+)\)?$/.exec(item) ?? [];
        const spoken = level === '' ? splitSpokenLanguage(item) : undefined;
        return customItem({ title: spoken?.name ?? one, subtitle: spoken?.level ?? level }, this.#newId);
      });
    });
    this.addSection('languages', title, items, []);
  }

  #blocks<Block extends ImportedWork | ImportedEducation>(
    entries: readonly Entry[],
    read: (entry: Entry) => { readonly found: Block; readonly doubts: readonly Doubt[] },
    isWhole: (block: Block) => boolean,
    keep: (block: Block) => void,
    toItem: (block: Block) => CustomItem,
  ): readonly CustomItem[] {
    return entries.flatMap((entry) => {
      const { found, doubts } = read(entry);
      if (!isWhole(found)) return [toItem(found)];
      keep(found);
      this.sources.set(found.uuid, entry.source);
      this.confidence.set(found.uuid, judge(doubts));
      return [];
    });
  }

  read({ kind, title, isKnown, lines }: PdfSection): void {
    const newId = this.#newId;
    const typography = this.#typography;
    const words = documentWords(this.#language).sections;
    switch (kind) {
      case 'contact':
        return;
      case 'summary':
        this.summary.push(...toParagraphs(lines, typography));
        return;
      case 'work': {
        const entries = withEmployers(toEntries(lines, typography));
        const isEmployerFirst = namesEmployerFirst(entries);
        const items = this.#blocks(
          entries,
          (entry) => readWork(entry, newId, isEmployerFirst),
          ({ company, position }) => company !== '' && position !== '',
          (block) => this.work.push(block),
          (block) => workAsItem(block, newId),
        );
        this.addSection('other', words.work, items, ['name-missing']);
        return;
      }
      case 'education': {
        const items = this.#blocks(
          toEntries(lines, typography),
          (entry) => readEducation(entry, newId, this.#language),
          ({ university }) => university !== '',
          (block) => this.education.push(block),
          (block) => educationAsItem(block, newId, this.#language),
        );
        this.addSection('other', words.education, items, ['name-missing']);
        return;
      }
      case 'skills': {
        const groups = readGroups(lines, typography);
        const isSpoken = ({ items }: Group): boolean => items.length > 0 && items.every(isSpokenLanguage);
        this.#addLanguages(words.languages, groups.filter(isSpoken));
        for (const group of toSkills(
          groups.filter((each) => !isSpoken(each)),
          newId,
          this.#language,
        )) {
          this.skills.push(group);
          this.confidence.set(group.uuid, judge([]));
        }
        return;
      }
      case 'languages':
      case 'interests': {
        // `English   native` in two columns.
        const pairs = lines.map(({ cells }) => cells.map(({ text }) => text));
        if (kind === 'languages' && pairs.every((pair) => pair.length === 2)) {
          const levels = pairs.map(([name = '', level = '']) => customItem({ title: name, subtitle: level }, newId));
          this.addSection(kind, title, levels, []);
          return;
        }
        const groups = readGroups(lines, typography);
        if (kind === 'languages') this.#addLanguages(title, groups);
        else {
          const items = groups.flatMap(({ name, items: found }) =>
            name === ''
              ? found.map((item) => customItem({ title: item }, newId))
              : [customItem({ title: name, text: found.join(', ') }, newId)],
          );
          this.addSection(kind, title, items, []);
        }
        return;
      }
      default: {
        const read =
          kind === 'certificates' || kind === 'awards' || kind === 'publications' ? toPlainEntries : toEntries;
        const entries = read(lines, typography);
        const found = entries.map(readItem);
        const doubts: readonly Doubt[] = [
          ...found.flatMap((each) => each.doubts),
          ...(isKnown ? [] : ['title-unknown' as const]),
        ];
        this.addSection(
          kind,
          title,
          found.map((each) => customItem(each.found, newId)),
          doubts,
        );
      }
    }
  }

  /** Reads text before the first section: long text becomes a summary, short text is reported. */
  readRest(lines: readonly Line[], hasSections: boolean): void {
    const paragraphs = toParagraphs(lines, this.#typography);
    const isText = (text: string): boolean => text.length > 60;
    if (!hasSections) {
      const item = customItem({ text: paragraphs.join('\n').slice(0, resumeLimits.text) }, this.#newId);
      this.addSection(
        'other',
        documentWords(this.#language).sections.other,
        [item],
        ['title-unknown', 'start-guessed'],
      );
      return;
    }
    if (paragraphs.some(isText)) {
      if (this.summary.length === 0) this.confidence.set(summaryKey, judge(['place-guessed']));
      this.summary.unshift(...paragraphs.filter(isText));
    }
    for (const text of paragraphs.filter((each) => !isText(each))) {
      this.notes.push({
        path: `page ${lines[0]?.page ?? 1}`,
        code: 'not-recognised',
        leftOut: true,
        value: text.slice(0, 80),
        text,
      });
    }
  }
}

/** The lines of a document in reading order, divided at its headings. */
function divide(given: readonly PageText[]) {
  const lines = joinSplitDates(mergeSideHeadings(inReadingOrder(removeRunningHeaders(given))));
  const typography = typographyOf(lines);
  return { typography, ...cutIntoSections(lines, typography) };
}

/** Whether a section has contact info: under a heading for it, or under *About me*, if it begins with short lines. */
const isContact = ({ kind, lines }: PdfSection): boolean =>
  kind === 'contact' ||
  (kind === 'summary' && lines.length > 1 && lines.some(hasEmail) && lines.every(({ text }) => text.length < 40));

const hasEmail = ({ text, cells }: Line): boolean =>
  emailInText.test(text) || cells.some(({ runs }) => runs.some(({ href }) => href?.startsWith('mailto:') === true));

/** Returns the section headings of a résumé, and whether each is a known one. */
export const headingsOf = (pages: readonly PageText[]): readonly Pick<PdfSection, 'title' | 'isKnown'>[] =>
  divide(pages).sections;

/** Reads a résumé from the texts of its pages. Nothing is invented; the confidence shows what was guessed. */
export function readPages(
  given: readonly PageText[],
  { language, newId = () => crypto.randomUUID() }: ReadingOptions,
): ImportReading {
  const letters = given
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join('')
    .replace(/[^\p{L}\d]/gu, '');
  if (letters.length < minText) return { ok: false, failure: { code: 'no-text-in-pdf' } };
  const profile = profileColumns(given);
  if (profile !== undefined) return readLinkedInProfile(profile, { language, newId });
  const { typography, head, sections } = divide(given);
  const contactLines = sections.filter(isContact).flatMap((section) => section.lines);
  const { contact, headline, links, rest } = readHead(head, contactLines, newId);
  const findings = new Findings(typography, language, newId);
  for (const section of sections) if (!isContact(section)) findings.read(section);
  if (rest.length > 0) findings.readRest(rest, sections.length > 0);
  const { work, education, skills, notes, confidence } = findings;
  const lists = [work, education, skills, ...findings.sections.map(({ items }) => items)];
  if (lists.some(({ length }) => length > resumeLimits.itemsPerSection))
    return { ok: false, failure: { code: 'took-too-long' } };
  const content = {
    contact,
    headline: headline.slice(0, resumeLimits.line),
    summary: findings.summary.join('\n').slice(0, resumeLimits.text),
    links,
    work,
    education,
    skills,
    sections: findings.sections,
  };
  return foundNothing(content)
    ? { ok: false, failure: { code: 'nothing-found', notes } }
    : { ok: true, format: 'pdf', content, notes, confidence, sources: findings.sources };
}
