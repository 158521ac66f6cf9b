import { eventLimits } from '@shared/documents';
import { newUuid, textOrNull } from '@shared/record-forms';
import type { EntryForm, TextItem } from '../common/ordered-list/text-item.ts';
import { eventTexts, type TextValues } from '../common/texts/event-texts.ts';
import type { SkillEvent } from './list-skills.ts';
import type { SkillInput } from './skill-operations.ts';

/** One skill while it is edited. */
export interface SkillItem extends TextItem {
  /** '1' to '5', or '' for none. */
  readonly level: string;
}

/** Returns a new skill with an id of its own and no level. */
export const newSkillItem = (text: string): SkillItem => ({ uuid: newUuid(), text, level: '' });

const skillEntries: EntryForm<SkillEvent['skills'][number], SkillItem, SkillInput['skills'][number]> = {
  itemsOf: (stored) =>
    stored.length === 0
      ? [newSkillItem('')]
      : stored.map(({ id, name, level }) => ({ uuid: id, text: name, level: level === null ? '' : String(level) })),
  inputsOf: (items) =>
    items
      .map(({ uuid, text, level }) => ({
        id: uuid,
        name: textOrNull(text) ?? '',
        level: level === '' ? null : Number(level),
      }))
      .filter(({ name }) => name !== ''),
  keyOf: ({ name, level }) => `${level ?? ''} ${name}`,
  maxLength: eventLimits.line,
};

export const skillTexts = eventTexts({ lines: ['name'], lists: ['skills'], entries: skillEntries });

/** A group of skills while it is edited. */
export type SkillValues = TextValues<'name', 'skills', SkillItem>;

export const skillValuesOf: (event: SkillEvent | null) => SkillValues = skillTexts.valuesOf;

/** Returns the input to save. `uuid` identifies the group before its first save. */
export function skillInputOf(values: SkillValues, uuid: string): SkillInput {
  const texts = skillTexts.inputOf(values);
  return { uuid, ...texts, name: texts.name ?? '' };
}
