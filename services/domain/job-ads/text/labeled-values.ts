import { foldLine, isControl, type AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { mayBePlace, placeByForm } from './place-forms.ts';
import labels from './words/labels.json' with { type: 'json' };

export type LabeledField = Exclude<keyof typeof labels, 'other'>;

/** What an ad says under a label. */
export interface LabeledValue {
  readonly text: string;
  /** The index of its line. */
  readonly line: number;
}

/** The fields that each label names, by the folded label. `Workplace` may be a place or a way of working. */
const fields = new Map<string, readonly string[]>();
for (const [field, names] of Object.entries(labels))
  for (const name of names) fields.set(name, [...(fields.get(name) ?? []), field]);

const folded = (label: string): string =>
  foldLine(label)
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/[:：]$/, '')
    .trim();

/** Returns the fields that a label names; `other` for one whose value is none of them. */
export const fieldsOfLabel = (text: string): readonly string[] => fields.get(folded(text)) ?? [];

/** Whether a whole line is a label whose value is on the next one. */
export const isLabel = (text: string): boolean => fields.has(folded(text));

/** The most lines that a label's value has, and the most characters of one of them. */
const mostLines = 4;
const longestValue = 160;

/** Values that continue over several lines: places, and types of employment. */
const isList = (field: string): boolean => field === 'location' || field === 'employmentType';

/** The end of a label of two or three words that nothing separates from its value: `Fecha límite 22/11/2026`. */
const glued = /^(\p{Lu}[\p{L}'’]+(?: \p{L}[\p{L}'’]*){1,2}) (?=[\p{Lu}\d€$£])/u;

/** Collects what stands under labels: `Location: Austin`, or a line `Location` above a line `Austin`. */
export function labeledValuesIn(lines: readonly AdLine[]): ReadonlyMap<LabeledField, readonly LabeledValue[]> {
  const found = new Map<LabeledField, LabeledValue[]>();
  const add = (names: readonly string[], value: LabeledValue): void => {
    for (const name of names) {
      if (name === 'other') continue;
      const field = name as LabeledField;
      found.set(field, [...(found.get(field) ?? []), value]);
    }
  };
  for (const [index, { text }] of lines.entries()) {
    const colon = /^([^:：\t]{2,60}?)(?:\s?[:：]\s*|\t+| {3,})(.*)$/u.exec(text);
    const inline = colon && fields.get(folded(colon[1] ?? ''));
    const start = colon || text.length > 80 ? null : glued.exec(text);
    const ofStart = start && fields.get(folded(start[1] ?? ''));
    if (start && ofStart) {
      add(ofStart, { text: text.slice(start[0].length), line: index });
      continue;
    }
    if (inline && colon[2] !== undefined && colon[2] !== '') {
      add(inline, { text: colon[2], line: index });
      continue;
    }
    const names = fields.get(folded(text));
    if (names === undefined) continue;
    const isPlaceLabel = names.includes('location');
    for (let next = index + 1; next <= index + mostLines; next += 1) {
      const value = lines[next];
      if (value === undefined || isLabel(value.text) || value.text.length > longestValue) break;
      if (isControl(value.text) && next > index + 1) break;
      // An empty line ends a list, but not the way from a label to its first value.
      if (value.startsParagraph && next > index + 1) break;
      if (/^[^:]{2,40}: \S/.test(value.text) && next > index + 1) break;
      if (next > index + 1 && isPlaceLabel && placeByForm(value.text) === undefined && !mayBePlace(value.text)) break;
      add(
        names.filter((name) => next === index + 1 || isList(name)),
        { text: value.text, line: next },
      );
    }
  }
  return found;
}
