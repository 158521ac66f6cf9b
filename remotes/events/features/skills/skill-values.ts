import type { VariablesOf } from '@shared/graphql';
import { newUuid, textOrNull } from '@shared/record-forms';
import { asNewItems, hasText, type TextItem } from '../common/ordered-list/text-item.ts';
import {
  asNewWordings,
  otherList,
  otherText,
  wordingInputOf,
  wordingValuesOf,
  type WordingValues,
} from '../common/wordings/wording-values.ts';
import type { createSkillEvent } from './api/create-skill-event.ts';
import type { SkillBlock } from './api/skill-event-fields.ts';

/** One skill while it is edited. */
export interface SkillItem extends TextItem {
  /** '1' to '5'; '' for none. */
  readonly level: string;
}

/** A group of skills in other words while it is edited: a name that is empty is the block's. */
export interface SkillWording extends WordingValues {
  name: string;
  /** Which lists are not as usual. */
  own: { skills: boolean };
  skills: SkillItem[];
}

/** A group of skills while it is edited. */
export interface SkillValues {
  name: string;
  skills: SkillItem[];
  variants: SkillWording[];
}

export type SkillInput = VariablesOf<typeof createSkillEvent>['input'];

export const newSkillItem = (text: string): SkillItem => ({ uuid: newUuid(), text, level: '' });

/** A list that is edited always has a place to type. */
function skillItemsOf(stored: SkillBlock['skills']): SkillItem[] {
  if (stored.length === 0) return [newSkillItem('')];
  return stored.map(({ id, name, level }) => ({ uuid: id, text: name, level: level === null ? '' : String(level) }));
}

/** The values to begin with: those of `block`, or of an empty form. */
export function skillValuesOf(block: SkillBlock | null): SkillValues {
  return {
    name: block?.name ?? '',
    skills: skillItemsOf(block?.skills ?? []),
    variants: (block?.variants ?? []).map((variant) => ({
      ...wordingValuesOf(variant),
      name: variant.name ?? '',
      own: { skills: variant.skills !== null },
      skills: skillItemsOf(variant.skills ?? []),
    })),
  };
}

/** The texts that a new wording begins with: the name as usual, and the skills to shorten or translate. */
export const newSkillWording = ({ skills }: SkillValues): Omit<SkillWording, keyof WordingValues> => ({
  name: '',
  own: { skills: hasText(skills) },
  skills: asNewItems(skills),
});

const skillInputsOf = (items: readonly SkillItem[]): SkillInput['skills'] =>
  items
    .map((skill) => ({
      id: skill.uuid,
      name: textOrNull(skill.text) ?? '',
      level: skill.level === '' ? null : Number(skill.level),
    }))
    .filter(({ name }) => name !== '');

type SkillEntry = SkillInput['skills'][number];
const wordsOf = ({ name, level }: SkillEntry): string => `${level ?? ''} ${name}`;

/** What is saved: the group without the rows that were left empty. */
export function skillInputOf(values: SkillValues, uuid: string): SkillInput {
  const name = textOrNull(values.name) ?? '';
  const skills = skillInputsOf(values.skills);
  return {
    uuid,
    name,
    skills,
    variants: values.variants.map((other) => ({
      ...wordingInputOf(other),
      name: otherText(textOrNull(other.name), name),
      skills: otherList(other.own.skills, skillInputsOf(other.skills), skills, wordsOf),
    })),
  };
}

/** The content of `block` for a new one: the same words, and nothing that would tie the two together. */
export function copyOfSkill(block: SkillBlock): SkillValues {
  const values = skillValuesOf(block);
  return { ...values, skills: asNewItems(values.skills), variants: asNewWordings(values.variants) };
}
