import type { FieldValues, UseFormReturn, yup } from '@shared/forms';
import type { Formats, Translate } from '@shared/i18n';
import type { DescribedField } from '@shared/record-forms';
import type { ComponentType } from 'react';
import type { EventOperations, Operation } from './api/operation.ts';
import type { EventKind, StoredEvent } from './event-kind.ts';
import type { BlockView } from './list/block-view.ts';
import type { DescribeTools } from './variants/describe-variants.ts';
import type { VariantValues } from './variants/variant-values.ts';

/** How a kind's events look in their list. The titles are separate, because the forms need them too. */
export type EventView<Event extends StoredEvent> = Omit<BlockView<Event>, 'titleOf'>;

/** What the list of a kind needs. It loads with the first screen. */
export interface ListedKind<Event extends StoredEvent> extends EventKind {
  readonly list: Operation<readonly Event[], Record<string, never>>;
  readonly titleOf: (event: Event, t: Translate) => string;
  readonly useView: () => EventView<Event>;
}

/** The form values of an event: every field as its input holds it. */
export interface EventValues extends FieldValues {
  variants: VariantValues[];
}

/** The texts of a variant, without the fields that every variant has. */
export type VariantTexts<Values extends EventValues> = Omit<Values['variants'][number], keyof VariantValues>;

/** What the forms of a kind need. It loads when one of them opens. */
export interface EventForm<Event, Values extends EventValues, Input> {
  /** Returns the validation rules for the values. */
  readonly rules: (t: Translate, formats: Formats) => yup.ObjectSchema<Values>;
  /** Returns the values of an event, or of an empty form. */
  readonly valuesOf: (event: Event | null) => Values;
  /** Returns the content of an event as the values of a new one, without the old ids. */
  readonly copyOf: (event: Event) => Values;
  /** Returns the input to save. `uuid` identifies the event before its first save. */
  readonly inputOf: (values: Values, uuid: string) => Input;
  /** Describes the values as text, to compare two versions. */
  readonly describe: (values: Values, tools: DescribeTools) => readonly DescribedField[];
  /** Returns the texts that a new variant starts with. */
  readonly newVariant: (values: Values) => VariantTexts<Values>;
  readonly Fields: ComponentType<{ readonly form: UseFormReturn<Values> }>;
  readonly VariantFields: ComponentType<VariantFieldsProps<Values>>;
}

export interface VariantFieldsProps<Values extends EventValues> {
  readonly form: UseFormReturn<Values>;
  /** Index of the variant in the form. */
  readonly place: number;
}

/** Everything that distinguishes one kind of event from another. */
export interface EventDefinition<
  Event extends StoredEvent,
  Values extends EventValues,
  Input,
> extends ListedKind<Event> {
  readonly loadOperations: () => Promise<EventOperations<Event, Input>>;
  readonly loadForm: () => Promise<EventForm<Event, Values, Input>>;
}

/** The properties of the pages with a form, available once everything has loaded. */
export interface EventPageProps<Event extends StoredEvent, Values extends EventValues, Input> {
  readonly kind: ListedKind<Event>;
  readonly operations: EventOperations<Event, Input>;
  readonly form: EventForm<Event, Values, Input>;
}
