import type { FieldValues, UseFormReturn, yup } from '@shared/forms';
import type { Formats, Translate } from '@shared/i18n';
import type { DescribedField } from '@shared/record-forms';
import type { ComponentType } from 'react';
import type { EventOperations, Operation } from './api/operation.ts';
import type { EventKind, StoredEvent } from './event-kind.ts';
import type { BlockView } from './list/block-view.ts';
import type { DescribeTools } from './wordings/describe-wordings.ts';
import type { WordingValues } from './wordings/wording-values.ts';

/** How a kind's events look in their list, without their titles, which the forms need too. */
export type EventView<Event extends StoredEvent> = Omit<BlockView<Event>, 'titleOf'>;

/** What the list of a kind needs; it loads with the first screen. */
export interface ListedKind<Event extends StoredEvent> extends EventKind {
  readonly list: Operation<readonly Event[], Record<string, never>>;
  readonly titleOf: (event: Event, t: Translate) => string;
  readonly useView: () => EventView<Event>;
}

/** An event while it is edited: every field as its input holds it. */
export interface EventValues extends FieldValues {
  variants: WordingValues[];
}

/** The texts of a variant, without what every variant has. */
export type VariantTexts<Values extends EventValues> = Omit<Values['variants'][number], keyof WordingValues>;

/** What the forms of a kind need; it loads when one of them opens. */
export interface EventForm<Event, Values extends EventValues, Input> {
  /** What must hold before the values are saved. */
  readonly rules: (t: Translate, formats: Formats) => yup.ObjectSchema<Values>;
  /** The values of an event, or of an empty form. */
  readonly valuesOf: (event: Event | null) => Values;
  /** The content of an event for a new one, without any id of the old one. */
  readonly copyOf: (event: Event) => Values;
  /** What is saved. `uuid` identifies the event from before its first save. */
  readonly inputOf: (values: Values, uuid: string) => Input;
  /** The values as text, to compare two versions. */
  readonly describe: (values: Values, tools: DescribeTools) => readonly DescribedField[];
  /** What a new variant starts with. */
  readonly newVariant: (values: Values) => VariantTexts<Values>;
  readonly Fields: ComponentType<{ readonly form: UseFormReturn<Values> }>;
  readonly VariantFields: ComponentType<VariantFieldsProps<Values>>;
}

export interface VariantFieldsProps<Values extends EventValues> {
  readonly form: UseFormReturn<Values>;
  /** Index of the variant in the form. */
  readonly place: number;
}

/** Everything that differs between one kind of event and another. */
export interface EventDefinition<
  Event extends StoredEvent,
  Values extends EventValues,
  Input,
> extends ListedKind<Event> {
  readonly loadOperations: () => Promise<EventOperations<Event, Input>>;
  readonly loadForm: () => Promise<EventForm<Event, Values, Input>>;
}

/** What the pages with a form get once everything has loaded. */
export interface EventPageProps<Event extends StoredEvent, Values extends EventValues, Input> {
  readonly kind: ListedKind<Event>;
  readonly operations: EventOperations<Event, Input>;
  readonly form: EventForm<Event, Values, Input>;
}
