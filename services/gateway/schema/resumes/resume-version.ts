import { builder } from '../../builder.ts';
import type { ResumeVersionRecord } from '../../store/resume-versions.ts';
import type { ToldChange } from '../../store/told-changes.ts';

const ResumeChange = builder.objectRef<ToldChange>('ResumeChange').implement({
  description: 'One thing that is different from the version before, for a sentence that the client words.',
  fields: (t) => ({
    what: t.exposeString('what', { description: '`ResumeChange["what"]` of shared/documents/compare.' }),
    section: t.exposeString('section', {
      description: "The section's title; empty where it has none or none is meant.",
    }),
    sectionKind: t.exposeString('sectionKind', {
      nullable: true,
      description: 'What the section is: `work`, `projects`.',
    }),
    names: t.exposeStringList('names', { description: 'Names of entries, as far as they are known.' }),
    count: t.exposeInt('count', { description: 'How many entries it is about.' }),
  }),
});

/** A version, with what came with it where a list of them was asked for. */
export type ListedVersion = ResumeVersionRecord & { readonly changes?: readonly ToldChange[] };

export const ResumeVersion = builder.objectRef<ListedVersion>('ResumeVersion').implement({
  description: 'An earlier state of a résumé.',
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version', { description: "The résumé's own count of saves at that time." }),
    title: t.exposeString('title'),
    name: t.exposeString('name', { nullable: true }),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
    document: t.expose('document', { type: 'ResumeDocument' }),
    changes: t.field({
      type: [ResumeChange],
      description: 'What was different from the version before. Empty for the first, and outside of the list.',
      resolve: ({ changes }) => changes ?? [],
    }),
  }),
});
