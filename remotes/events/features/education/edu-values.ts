import type { VariablesOf } from '@shared/graphql';
import { linkOrNull, textOrNull } from '../common/form/text-values.ts';
import { accomplishmentInputsOf, asNewItems, textItemsOf, type TextItem } from '../common/ordered-list/text-item.ts';
import type { createEduEvent } from './api/create-edu-event.ts';
import type { EduBlock } from './api/edu-event-fields.ts';

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
}

export type EduInput = VariablesOf<typeof createEduEvent>['input'];

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
  };
}

/** What is saved. `uuid` is the block's own, which a new one is given before its first save. */
export function eduInputOf(values: EduValues, uuid: string): EduInput {
  return {
    uuid,
    university: textOrNull(values.university) ?? '',
    degree: textOrNull(values.degree),
    major: textOrNull(values.major),
    minor: textOrNull(values.minor),
    location: textOrNull(values.location),
    link: linkOrNull(values.link),
    startDate: textOrNull(values.startDate),
    endDate: textOrNull(values.endDate),
    accomplishments: accomplishmentInputsOf(values.accomplishments),
    coursework: accomplishmentInputsOf(values.coursework),
  };
}

/** The content of `block` for a new one: the same words, and nothing that would tie the two together. */
export function copyOfEdu(block: EduBlock): EduValues {
  const values = eduValuesOf(block);
  return {
    ...values,
    accomplishments: asNewItems(values.accomplishments),
    coursework: asNewItems(values.coursework),
  };
}
