import type { VariablesOf } from '@shared/graphql';
import { textOrNull } from '../common/form/text-values.ts';
import { newUuid } from '../common/new-uuid.ts';
import { asNewItems, type TextItem } from '../common/ordered-list/text-item.ts';
import type { createSkillEvent } from './api/create-skill-event.ts';
import type { SkillBlock } from './api/skill-event-fields.ts';

/** One skill while it is edited. */
export interface SkillItem extends TextItem {
  /** '1' to '5'; '' for none. */
  readonly level: string;
}

/** A group of skills while it is edited. */
export interface SkillValues {
  name: string;
  skills: SkillItem[];
}

export type SkillInput = VariablesOf<typeof createSkillEvent>['input'];

export const newSkillItem = (text: string): SkillItem => ({ uuid: newUuid(), text, level: '' });

/** The values to begin with: those of `block`, or of an empty form. */
export function skillValuesOf(block: SkillBlock | null): SkillValues {
  const skills = (block?.skills ?? []).map(({ id, name, level }) => ({
    uuid: id,
    text: name,
    level: level === null ? '' : String(level),
  }));
  return { name: block?.name ?? '', skills: skills.length === 0 ? [newSkillItem('')] : skills };
}

/** What is saved: the group without the rows that were left empty. */
export function skillInputOf(values: SkillValues, uuid: string): SkillInput {
  return {
    uuid,
    name: textOrNull(values.name) ?? '',
    skills: values.skills
      .map((skill) => ({
        id: skill.uuid,
        name: textOrNull(skill.text) ?? '',
        level: skill.level === '' ? null : Number(skill.level),
      }))
      .filter(({ name }) => name !== ''),
  };
}

/** The content of `block` for a new one: the same words, and nothing that would tie the two together. */
export function copyOfSkill(block: SkillBlock): SkillValues {
  const values = skillValuesOf(block);
  return { ...values, skills: asNewItems(values.skills) };
}
