/** Variants of blocks. A text that is null falls back to the text of the block itself. */
import type {
  EduVariant,
  ParagraphVariant,
  SkillVariant,
  WorkVariant,
} from '../../../../../shared/documents/events.ts';
import { wordingLengths } from '../../../../../shared/documents/variants/variant.ts';
import { builder } from '../../builder.ts';
import { AccomplishmentInput, AccomplishmentType } from './event-parts.ts';
import { SkillInput, SkillType } from './skill-parts.ts';

const WordingLength = builder.enumType('WordingLength', { values: wordingLengths });

export const WorkVariantType = builder.objectRef<WorkVariant>('WorkVariant').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    length: t.expose('length', { type: WordingLength, nullable: true }),
    language: t.exposeString('language', { nullable: true, description: 'BCP 47.' }),
    company: t.string({ nullable: true, resolve: ({ texts }) => texts.company }),
    position: t.string({ nullable: true, resolve: ({ texts }) => texts.position }),
    location: t.string({ nullable: true, resolve: ({ texts }) => texts.location }),
    accomplishments: t.field({
      type: [AccomplishmentType],
      nullable: true,
      resolve: ({ texts }) => texts.accomplishments,
    }),
  }),
});

export const EduVariantType = builder.objectRef<EduVariant>('EduVariant').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    length: t.expose('length', { type: WordingLength, nullable: true }),
    language: t.exposeString('language', { nullable: true, description: 'BCP 47.' }),
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

export const SkillVariantType = builder.objectRef<SkillVariant>('SkillVariant').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    length: t.expose('length', { type: WordingLength, nullable: true }),
    language: t.exposeString('language', { nullable: true, description: 'BCP 47.' }),
    name: t.string({ nullable: true, resolve: ({ texts }) => texts.name }),
    skills: t.field({ type: [SkillType], nullable: true, resolve: ({ texts }) => texts.skills }),
  }),
});

export const ParagraphVariantType = builder.objectRef<ParagraphVariant>('ParagraphVariant').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    length: t.expose('length', { type: WordingLength, nullable: true }),
    language: t.exposeString('language', { nullable: true, description: 'BCP 47.' }),
    text: t.string({ nullable: true, resolve: ({ texts }) => texts.text }),
  }),
});

export const WorkVariantInput = builder.inputType('WorkVariantInput', {
  fields: (t) => ({
    id: t.id(),
    length: t.field({ type: WordingLength }),
    language: t.string(),
    company: t.string(),
    position: t.string(),
    location: t.string(),
    accomplishments: t.field({ type: [AccomplishmentInput] }),
  }),
});

export const EduVariantInput = builder.inputType('EduVariantInput', {
  fields: (t) => ({
    id: t.id(),
    length: t.field({ type: WordingLength }),
    language: t.string(),
    university: t.string(),
    degree: t.string(),
    location: t.string(),
    major: t.string(),
    minor: t.string(),
    accomplishments: t.field({ type: [AccomplishmentInput] }),
    coursework: t.field({ type: [AccomplishmentInput] }),
  }),
});

export const SkillVariantInput = builder.inputType('SkillVariantInput', {
  fields: (t) => ({
    id: t.id(),
    length: t.field({ type: WordingLength }),
    language: t.string(),
    name: t.string(),
    skills: t.field({ type: [SkillInput] }),
  }),
});

export const ParagraphVariantInput = builder.inputType('ParagraphVariantInput', {
  fields: (t) => ({
    id: t.id(),
    length: t.field({ type: WordingLength }),
    language: t.string(),
    text: t.string(),
  }),
});
