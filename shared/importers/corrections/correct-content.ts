import type { ContactInfo, CustomItem, CustomSection } from '../../documents/resume-document.ts';
import type { ImportContent } from '../common/reading.ts';
import { customItem, customSection, sectionIdFor } from '../common/sections.ts';
import {
  asEducation,
  asItem,
  asSkills,
  asWork,
  entryFields,
  type EntryFields,
  type EntryPlace,
  findEntry,
} from './entry-fields.ts';

/** What a person corrects in the review of a file, before anything is saved. Entries are named by uuid or item id. */
export type Correction =
  /** Replaces the fields of an entry, and makes it another kind if `fields.kind` is another. */
  | { readonly type: 'edit'; readonly key: string; readonly fields: EntryFields }
  /** Moves an entry among those of its list. */
  | { readonly type: 'move'; readonly key: string; readonly by: 1 | -1 }
  /** Adds an entry to the one above it in its list: its names become the first of its texts. */
  | { readonly type: 'merge'; readonly key: string }
  /** Makes an entry of the texts from `at` on: the first of them becomes its title. */
  | { readonly type: 'split'; readonly key: string; readonly at: number }
  /** Replaces the headline or the summary. */
  | { readonly type: 'edit text'; readonly key: 'headline' | 'summary'; readonly text: string }
  | { readonly type: 'edit links'; readonly links: ImportContent['links'] }
  | { readonly type: 'edit contact'; readonly contact: ContactInfo }
  /** Takes a text that was left out: into the entry, section, or summary named by `into`, or as an entry of its own. */
  | { readonly type: 'take'; readonly text: string; readonly into?: string };

export interface CorrectionOptions {
  /** The title of the section for other entries, if one has to be made. */
  readonly otherTitle: string;
  readonly newId?: () => string;
}

function exchanged<Item>(list: readonly Item[], index: number, by: 1 | -1): readonly Item[] {
  const [one, other] = [list[index], list[index + by]];
  if (one === undefined || other === undefined) return list;
  return list.map((item, at) => (at === index ? other : at === index + by ? one : item));
}

const inserted = <Item>(list: readonly Item[], index: number, item: Item): readonly Item[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
];

class Corrector {
  readonly #content: ImportContent;
  readonly #otherTitle: string;
  readonly #newId: () => string;

  constructor(content: ImportContent, { otherTitle, newId = () => crypto.randomUUID() }: CorrectionOptions) {
    this.#content = content;
    this.#otherTitle = otherTitle;
    this.#newId = newId;
  }

  #withItems(section: number, change: (items: readonly CustomItem[]) => readonly CustomItem[]): ImportContent {
    const sections = this.#content.sections
      .map((each, index) => (index === section ? { ...each, items: change(each.items) } : each))
      .filter(({ items }) => items.length > 0);
    return { ...this.#content, sections };
  }

  #replace(place: EntryPlace, key: string, fields: EntryFields): ImportContent {
    const { work, education } = this.#content;
    if (place.kind === 'work')
      return { ...this.#content, work: work.map((each) => (each.uuid === key ? asWork(fields, key) : each)) };
    if (place.kind === 'education')
      return {
        ...this.#content,
        education: education.map((each) => (each.uuid === key ? asEducation(fields, key) : each)),
      };
    if (place.kind === 'skills') {
      const { skills } = this.#content;
      return {
        ...this.#content,
        skills: skills.map((each) => (each.uuid === key ? asSkills(fields, key, each) : each)),
      };
    }
    return this.#withItems(place.section, (items) =>
      items.map((item) => (item.id === key ? asItem(fields, key, this.#newId, item) : item)),
    );
  }

  #remove(place: EntryPlace, key: string): ImportContent {
    if (place.kind === 'other') return this.#withItems(place.section, (items) => items.filter(({ id }) => id !== key));
    const left = <Block extends { readonly uuid: string }>(blocks: readonly Block[]): readonly Block[] =>
      blocks.filter(({ uuid }) => uuid !== key);
    const { work, education, skills } = this.#content;
    return { ...this.#content, work: left(work), education: left(education), skills: left(skills) };
  }

  /** Adds an entry: at `index` of the list of its kind, or at its end. */
  #add(key: string, fields: EntryFields, index = Number.POSITIVE_INFINITY): ImportContent {
    const { work, education, skills, sections } = this.#content;
    if (fields.kind === 'skills') return { ...this.#content, skills: inserted(skills, index, asSkills(fields, key)) };
    if (fields.kind === 'work') return { ...this.#content, work: inserted(work, index, asWork(fields, key)) };
    if (fields.kind === 'education')
      return { ...this.#content, education: inserted(education, index, asEducation(fields, key)) };
    const item = asItem(fields, key, this.#newId);
    const other = sections.findIndex(({ category }) => category === 'other');
    if (other >= 0) return this.#withItems(other, (items) => inserted(items, index, item));
    return { ...this.#content, sections: [...sections, this.#otherSection([item])] };
  }

  #otherSection(items: readonly CustomItem[]): CustomSection {
    const id = sectionIdFor('other', this.#content.sections);
    return customSection('other', items, { id, title: this.#otherTitle });
  }

  edit(key: string, fields: EntryFields): ImportContent {
    const place = findEntry(this.#content, key);
    if (place === undefined) return this.#content;
    if (place.kind === fields.kind) return this.#replace(place, key, fields);
    return this.#with(this.#remove(place, key)).#add(key, fields);
  }

  move(key: string, by: 1 | -1): ImportContent {
    const place = findEntry(this.#content, key);
    if (place === undefined) return this.#content;
    if (place.kind === 'other') return this.#withItems(place.section, (items) => exchanged(items, place.index, by));
    const { work, education, skills } = this.#content;
    if (place.kind === 'skills') return { ...this.#content, skills: exchanged(skills, place.index, by) };
    return place.kind === 'work'
      ? { ...this.#content, work: exchanged(work, place.index, by) }
      : { ...this.#content, education: exchanged(education, place.index, by) };
  }

  merge(key: string): ImportContent {
    const place = findEntry(this.#content, key);
    const above = place && this.#keyAbove(place);
    const [fields, target] = [entryFields(this.#content, key), above && entryFields(this.#content, above)];
    const targetPlace = above && findEntry(this.#content, above);
    if (!place || !above || !fields || !target || !targetPlace) return this.#content;
    const { title, major, minor, organization, location, link } = fields;
    const names = [title, major, minor, organization, location, link].filter((name) => name !== '');
    const merged: EntryFields = {
      ...target,
      startDate: target.startDate ?? fields.startDate,
      endDate: target.startDate === null && target.endDate === null ? fields.endDate : target.endDate,
      texts: [
        ...target.texts,
        ...(names.length === 0 ? [] : [names.join(', ')]),
        ...fields.texts,
        ...fields.coursework,
      ],
    };
    const replaced = this.#replace(targetPlace, above, merged);
    return this.#with(replaced).#remove(place, key);
  }

  split(key: string, at: number): ImportContent {
    const place = findEntry(this.#content, key);
    const fields = entryFields(this.#content, key);
    const title = fields?.texts[at];
    if (place === undefined || fields === undefined || title === undefined) return this.#content;
    const shortened = this.#with(this.#replace(place, key, { ...fields, texts: fields.texts.slice(0, at) }));
    const added: EntryFields = {
      ...{ kind: fields.kind, title, major: '', minor: '', organization: '', location: '', link: '' },
      ...{ startDate: null, endDate: null, texts: fields.texts.slice(at + 1), coursework: [] },
    };
    return shortened.#add(this.#newId(), added, place.index + 1);
  }

  take(text: string, into?: string): ImportContent {
    const { sections, summary } = this.#content;
    if (into === 'summary') return { ...this.#content, summary: summary === '' ? text : `${summary}\n\n${text}` };
    const fields = into === undefined ? undefined : entryFields(this.#content, into);
    if (into !== undefined && fields !== undefined) {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      return this.edit(into, { ...fields, texts: [...fields.texts, ...lines] });
    }
    const item = customItem({ text }, this.#newId);
    const named = sections.findIndex(({ id }) => id === into);
    const other = named >= 0 ? named : sections.findIndex(({ category }) => category === 'other');
    return other >= 0
      ? this.#withItems(other, (items) => [...items, item])
      : { ...this.#content, sections: [...sections, this.#otherSection([item])] };
  }

  #with(content: ImportContent): Corrector {
    return new Corrector(content, { otherTitle: this.#otherTitle, newId: this.#newId });
  }

  #keyAbove(place: EntryPlace): string | undefined {
    if (place.kind === 'other') return this.#content.sections[place.section]?.items[place.index - 1]?.id;
    return this.#content[place.kind][place.index - 1]?.uuid;
  }
}

/** Applies a correction. A key that is not there, such as that of an entry that was merged, changes nothing. */
export function correctContent(
  content: ImportContent,
  correction: Correction,
  options: CorrectionOptions,
): ImportContent {
  const corrector = new Corrector(content, options);
  switch (correction.type) {
    case 'edit':
      return corrector.edit(correction.key, correction.fields);
    case 'move':
      return corrector.move(correction.key, correction.by);
    case 'merge':
      return corrector.merge(correction.key);
    case 'split':
      return corrector.split(correction.key, correction.at);
    case 'take':
      return corrector.take(correction.text, correction.into);
    case 'edit text':
      return { ...content, [correction.key]: correction.text };
    case 'edit links':
      return { ...content, links: correction.links };
    case 'edit contact':
      return { ...content, contact: correction.contact };
  }
}
