import type { VariablesOf } from '@shared/graphql';
import { linkOrNull, textOrNull } from '@shared/record-forms';
import {
  accomplishmentInputsOf,
  asNewItems,
  hasText,
  textItemsOf,
  type TextItem,
} from '../common/ordered-list/text-item.ts';
import {
  asNewWordings,
  descriptionOf,
  otherList,
  otherText,
  wordingInputOf,
  wordingValuesOf,
  type WordingValues,
} from '../common/wordings/wording-values.ts';
import type { createEduEvent } from './api/create-edu-event.ts';
import type { EduBlock } from './api/edu-event-fields.ts';

/** An education event in other words while it is edited: a text that is empty is the block's. */
export interface EduWording extends WordingValues {
  university: string;
  degree: string;
  major: string;
  minor: string;
  location: string;
  /** Which lists are not as usual. */
  own: { accomplishments: boolean; coursework: boolean };
  accomplishments: TextItem[];
  coursework: TextItem[];
}

/** An education event while it is edited: every field as its input holds it. */
export interface EduValues {
  university: string;
  degree: string;
  major: string;
  minor: string;
  location: string;
  link: string;
  /** `YYYY-MM`; '' for none. */
  startDate: string;
  endDate: string;
  accomplishments: TextItem[];
  coursework: TextItem[];
  variants: EduWording[];
}

export type EduInput = VariablesOf<typeof createEduEvent>['input'];

const otherWordsOf = (variant: EduBlock['variants'][number]): EduWording => ({
  ...wordingValuesOf(variant),
  university: variant.university ?? '',
  degree: variant.degree ?? '',
  major: variant.major ?? '',
  minor: variant.minor ?? '',
  location: variant.location ?? '',
  own: { accomplishments: variant.accomplishments !== null, coursework: variant.coursework !== null },
  accomplishments: textItemsOf(variant.accomplishments ?? []),
  coursework: textItemsOf(variant.coursework ?? []),
});

/** The texts that a new wording begins with: lines as usual, and the lists to shorten or translate. */
export const newEduWording = (values: EduValues): Omit<EduWording, keyof WordingValues> => ({
  university: '',
  degree: '',
  major: '',
  minor: '',
  location: '',
  own: { accomplishments: hasText(values.accomplishments), coursework: hasText(values.coursework) },
  accomplishments: asNewItems(values.accomplishments),
  coursework: asNewItems(values.coursework),
});

/** The values to begin with: those of `block`, or of an empty form. */
export function eduValuesOf(block: EduBlock | null): EduValues {
  return {
    university: block?.university ?? '',
    degree: block?.degree ?? '',
    major: block?.major ?? '',
    minor: block?.minor ?? '',
    location: block?.location ?? '',
    link: block?.link ?? '',
    startDate: block?.startDate ?? '',
    endDate: block?.endDate ?? '',
    accomplishments: textItemsOf(block?.accomplishments ?? []),
    coursework: textItemsOf(block?.coursework ?? []),
    variants: (block?.variants ?? []).map(otherWordsOf),
  };
}

/** What is saved. `uuid` is the block's own, which a new one is given before its first save. */
export function eduInputOf(values: EduValues, uuid: string): EduInput {
  const texts = {
    university: textOrNull(values.university) ?? '',
    degree: textOrNull(values.degree),
    major: textOrNull(values.major),
    minor: textOrNull(values.minor),
    location: textOrNull(values.location),
  };
  const accomplishments = accomplishmentInputsOf(values.accomplishments);
  const coursework = accomplishmentInputsOf(values.coursework);
  const list = (isOwn: boolean, items: readonly TextItem[], usual: typeof coursework) =>
    otherList(isOwn, accomplishmentInputsOf(items), usual, descriptionOf);
  return {
    uuid,
    ...texts,
    link: linkOrNull(values.link),
    startDate: textOrNull(values.startDate),
    endDate: textOrNull(values.endDate),
    accomplishments,
    coursework,
    variants: values.variants.map((other) => ({
      ...wordingInputOf(other),
      university: otherText(textOrNull(other.university), texts.university),
      degree: otherText(textOrNull(other.degree), texts.degree),
      major: otherText(textOrNull(other.major), texts.major),
      minor: otherText(textOrNull(other.minor), texts.minor),
      location: otherText(textOrNull(other.location), texts.location),
      accomplishments: list(other.own.accomplishments, other.accomplishments, accomplishments),
      coursework: list(other.own.coursework, other.coursework, coursework),
    })),
  };
}

/** The content of `block` for a new one: the same words, and nothing that would tie the two together. */
export function copyOfEdu(block: EduBlock): EduValues {
  const values = eduValuesOf(block);
  return {
    ...values,
    accomplishments: asNewItems(values.accomplishments),
    coursework: asNewItems(values.coursework),
    variants: asNewWordings(values.variants),
  };
}
