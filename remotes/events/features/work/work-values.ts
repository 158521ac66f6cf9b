import type { VariablesOf } from '@shared/graphql';
import { linkOrNull, textOrNull } from '../common/form/text-values.ts';
import { accomplishmentInputsOf, asNewItems, textItemsOf, type TextItem } from '../common/ordered-list/text-item.ts';
import type { createWorkEvent } from './api/create-work-event.ts';
import type { WorkBlock } from './api/work-event-fields.ts';

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
}

export type WorkInput = VariablesOf<typeof createWorkEvent>['input'];

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
  };
}

/** What is saved. `uuid` is the block's own, which a new one is given before its first save. */
export function workInputOf(values: WorkValues, uuid: string): WorkInput {
  return {
    uuid,
    company: textOrNull(values.company) ?? '',
    position: textOrNull(values.position) ?? '',
    location: textOrNull(values.location),
    link: linkOrNull(values.link),
    startDate: textOrNull(values.startDate),
    endDate: textOrNull(values.endDate),
    accomplishments: accomplishmentInputsOf(values.accomplishments),
  };
}

/** The content of `block` for a new one: the same words, and nothing that would tie the two together. */
export function copyOfWork(block: WorkBlock): WorkValues {
  const values = workValuesOf(block);
  return { ...values, accomplishments: asNewItems(values.accomplishments) };
}
