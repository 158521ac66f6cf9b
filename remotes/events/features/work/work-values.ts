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
import type { createWorkEvent } from './api/create-work-event.ts';
import type { WorkBlock } from './api/work-event-fields.ts';

/** A work event in other words while it is edited: a text that is empty is the block's. */
export interface WorkWording extends WordingValues {
  position: string;
  company: string;
  location: string;
  /** Which lists are not as usual. */
  own: { accomplishments: boolean };
  accomplishments: TextItem[];
}

/** A work event while it is edited: every field as its input holds it. */
export interface WorkValues {
  company: string;
  position: string;
  location: string;
  link: string;
  /** `YYYY-MM`; '' for none. */
  startDate: string;
  /** '' means that it still goes on. */
  endDate: string;
  accomplishments: TextItem[];
  variants: WorkWording[];
}

export type WorkInput = VariablesOf<typeof createWorkEvent>['input'];

const otherWordsOf = (variant: WorkBlock['variants'][number]): WorkWording => ({
  ...wordingValuesOf(variant),
  position: variant.position ?? '',
  company: variant.company ?? '',
  location: variant.location ?? '',
  own: { accomplishments: variant.accomplishments !== null },
  accomplishments: textItemsOf(variant.accomplishments ?? []),
});

/** The texts that a new wording begins with: lines as usual, and the points to shorten or translate. */
export const newWorkWording = ({ accomplishments }: WorkValues): Omit<WorkWording, keyof WordingValues> => ({
  position: '',
  company: '',
  location: '',
  own: { accomplishments: hasText(accomplishments) },
  accomplishments: asNewItems(accomplishments),
});

/** The values to begin with: those of `block`, or of an empty form. */
export function workValuesOf(block: WorkBlock | null): WorkValues {
  return {
    company: block?.company ?? '',
    position: block?.position ?? '',
    location: block?.location ?? '',
    link: block?.link ?? '',
    startDate: block?.startDate ?? '',
    endDate: block?.endDate ?? '',
    accomplishments: textItemsOf(block?.accomplishments ?? []),
    variants: (block?.variants ?? []).map(otherWordsOf),
  };
}

/** What is saved. `uuid` is the block's own, which a new one is given before its first save. */
export function workInputOf(values: WorkValues, uuid: string): WorkInput {
  const texts = {
    company: textOrNull(values.company) ?? '',
    position: textOrNull(values.position) ?? '',
    location: textOrNull(values.location),
  };
  const accomplishments = accomplishmentInputsOf(values.accomplishments);
  return {
    uuid,
    ...texts,
    link: linkOrNull(values.link),
    startDate: textOrNull(values.startDate),
    endDate: textOrNull(values.endDate),
    accomplishments,
    variants: values.variants.map((other) => ({
      ...wordingInputOf(other),
      position: otherText(textOrNull(other.position), texts.position),
      company: otherText(textOrNull(other.company), texts.company),
      location: otherText(textOrNull(other.location), texts.location),
      accomplishments: otherList(
        other.own.accomplishments,
        accomplishmentInputsOf(other.accomplishments),
        accomplishments,
        descriptionOf,
      ),
    })),
  };
}

/** The content of `block` for a new one: the same words, and nothing that would tie the two together. */
export function copyOfWork(block: WorkBlock): WorkValues {
  const values = workValuesOf(block);
  return {
    ...values,
    accomplishments: asNewItems(values.accomplishments),
    variants: asNewWordings(values.variants),
  };
}
