/** The fields that the types of all kinds of event share, to spread into the definition of a kind's own type. */
import type { InputRef, ObjectRef } from '@pothos/core';
import type { PartialDate } from '../../../../../shared/documents/events.ts';
import { datePrecisions, firstMonthOf, precisionOf } from '../../../../../shared/documents/partial-date.ts';
import { type Variant, variantLengths } from '../../../../../shared/documents/variants/variant.ts';
import type { EventRow } from '../../../../platform/database/schema/index.ts';
import { builder, type GatewayTypes } from '../../builder.ts';
import { DocumentUseType } from './event-parts.ts';

type ObjectFields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<GatewayTypes, Shape>;
type InputFields = PothosSchemaTypes.InputFieldBuilder<GatewayTypes, 'InputObject'>;

const DatePrecision = builder.enumType('DatePrecision', {
  description: 'How much of a month is known: all of it, or only its year.',
  values: datePrecisions,
});
const WordingLength = builder.enumType('WordingLength', { values: variantLengths });

/** The fields of a stored event, whose variants are of the type `variant`. */
export const eventFields = <Of extends object>(
  t: ObjectFields<EventRow & { readonly content: { readonly variants?: readonly Of[] } }>,
  variant: ObjectRef<GatewayTypes, Of>,
) => ({
  id: t.exposeID('id'),
  uuid: t.exposeID('uuid'),
  version: t.exposeInt('version'),
  updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  usedIn: t.field({ type: [DocumentUseType], resolve: ({ id }, _args, context) => context.lookups.usesOf(id) }),
  variants: t.field({ type: [variant], resolve: ({ content }) => content.variants ?? [] }),
});

/** The fields of an event's input, whose variants are of the type `variant`. */
export const eventInputFields = <Of extends object>(t: InputFields, variant: InputRef<Of>) => ({
  uuid: t.id({ description: 'The UUID of a new block. Without it, the block is given one. It never changes.' }),
  variants: t.field({
    type: [variant],
    description: 'Other versions of the block. Without them, the block keeps the ones it has.',
  }),
});

/** The fields of a variant. A text is null where the event's own applies. */
export const variantFields = (t: ObjectFields<Variant<object>>) => ({
  id: t.exposeID('id'),
  length: t.expose('length', { type: WordingLength, nullable: true }),
  language: t.exposeString('language', { nullable: true, description: 'BCP 47.' }),
});

/** The fields of a variant's input. */
export const variantInputFields = (t: InputFields) => ({
  id: t.id(),
  length: t.field({ type: WordingLength }),
  language: t.string(),
});

interface Dated {
  readonly content: { readonly startDate: PartialDate | null; readonly endDate: PartialDate | null };
}
const monthOf = (date: PartialDate | null) => (date === null ? null : firstMonthOf(date));

/** The dates of an event. A year is given as its January, with the precision `YEAR`. */
export const periodFields = (t: ObjectFields<EventRow & Dated>) => ({
  startDate: t.field({ type: 'YearMonth', nullable: true, resolve: ({ content }) => monthOf(content.startDate) }),
  startPrecision: t.field({ type: DatePrecision, resolve: ({ content }) => precisionOf(content.startDate) }),
  endDate: t.field({ type: 'YearMonth', nullable: true, resolve: ({ content }) => monthOf(content.endDate) }),
  endPrecision: t.field({ type: DatePrecision, resolve: ({ content }) => precisionOf(content.endDate) }),
});

/** The dates of an event's input. */
export const periodInputFields = (t: InputFields) => ({
  startDate: t.field({ type: 'YearMonth' }),
  startPrecision: t.field({ type: DatePrecision, description: 'MONTH by default.' }),
  endDate: t.field({ type: 'YearMonth' }),
  endPrecision: t.field({ type: DatePrecision, description: 'MONTH by default.' }),
});
