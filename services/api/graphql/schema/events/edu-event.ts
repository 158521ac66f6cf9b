import { isAttending } from '../../../../../shared/documents/date-range.ts';
import type { EduVariant } from '../../../../../shared/documents/events.ts';
import type { EventOf } from '../../../../domain/events/events.ts';
import { readEduInput } from '../../../../domain/input/read-events.ts';
import { builder } from '../../builder.ts';
import { defineEvent } from './define-event.ts';
import {
  eventFields,
  eventInputFields,
  periodFields,
  periodInputFields,
  variantFields,
  variantInputFields,
} from './event-fields.ts';
import { AccomplishmentInput, AccomplishmentType } from './event-parts.ts';

const EduVariantType = builder.objectRef<EduVariant>('EduVariant').implement({
  fields: (t) => ({
    ...variantFields(t),
    university: t.string({ nullable: true, resolve: ({ texts }) => texts.university }),
    degree: t.string({ nullable: true, resolve: ({ texts }) => texts.degree }),
    location: t.string({ nullable: true, resolve: ({ texts }) => texts.location }),
    major: t.string({ nullable: true, resolve: ({ texts }) => texts.major }),
    minor: t.string({ nullable: true, resolve: ({ texts }) => texts.minor }),
    accomplishments: t.field({
      type: [AccomplishmentType],
      nullable: true,
      resolve: ({ texts }) => texts.accomplishments,
    }),
    coursework: t.field({ type: [AccomplishmentType], nullable: true, resolve: ({ texts }) => texts.coursework }),
  }),
});

const EduVariantInput = builder.inputType('EduVariantInput', {
  fields: (t) => ({
    ...variantInputFields(t),
    university: t.string(),
    degree: t.string(),
    location: t.string(),
    major: t.string(),
    minor: t.string(),
    accomplishments: t.field({ type: [AccomplishmentInput] }),
    coursework: t.field({ type: [AccomplishmentInput] }),
  }),
});

export const EduEvent = builder.objectRef<EventOf<'edu'>>('EduEvent').implement({
  fields: (t) => ({
    ...eventFields(t, EduVariantType),
    university: t.string({ resolve: ({ content }) => content.university }),
    degree: t.string({ nullable: true, resolve: ({ content }) => content.degree }),
    location: t.string({ nullable: true, resolve: ({ content }) => content.location }),
    link: t.string({ nullable: true, resolve: ({ content }) => content.link }),
    major: t.string({ nullable: true, resolve: ({ content }) => content.major }),
    minor: t.string({ nullable: true, resolve: ({ content }) => content.minor }),
    ...periodFields(t),
    attending: t.boolean({ resolve: ({ content }) => isAttending(content.endDate, new Date()) }),
    accomplishments: t.field({ type: [AccomplishmentType], resolve: ({ content }) => content.accomplishments }),
    coursework: t.field({ type: [AccomplishmentType], resolve: ({ content }) => content.coursework }),
  }),
});

export const EduEventInput = builder.inputType('EduEventInput', {
  fields: (t) => ({
    ...eventInputFields(t, EduVariantInput),
    university: t.string({ required: true }),
    degree: t.string(),
    location: t.string(),
    link: t.string(),
    major: t.string(),
    minor: t.string(),
    ...periodInputFields(t),
    accomplishments: t.field({ type: [AccomplishmentInput] }),
    coursework: t.field({ type: [AccomplishmentInput] }),
  }),
});

defineEvent({ kind: 'edu', name: 'Edu', type: EduEvent, input: EduEventInput, read: readEduInput });
