import type { Accomplishment } from '../../../../../shared/documents/events.ts';
import { builder } from '../../builder.ts';
import type { BlockUse } from '../../../../domain/context/lookups.ts';
import type { VersionConflict } from '../../../../domain/documents/version-conflict.ts';

const DocumentKindType = builder.enumType('DocumentKind', { values: ['resume', 'letter'] as const });

export const DocumentUseType = builder.objectRef<BlockUse>('DocumentUse').implement({
  description: 'A document that uses a block.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    kind: t.expose('kind', { type: DocumentKindType }),
  }),
});

export const AccomplishmentType = builder.objectRef<Accomplishment>('Accomplishment').implement({
  fields: (t) => ({ id: t.exposeID('id'), uuid: t.exposeID('id'), description: t.exposeString('description') }),
});

export const AccomplishmentInput = builder.inputType('AccomplishmentInput', {
  fields: (t) => ({
    uuid: t.id({ description: 'The UUID of an existing entry. A new entry without one is given one.' }),
    description: t.string({ required: true }),
  }),
});

export const VersionConflictType = builder.objectRef<VersionConflict>('VersionConflict').implement({
  description: 'The result of a write based on an outdated version. Nothing was written.',
  fields: (t) => ({ currentVersion: t.exposeInt('currentVersion') }),
});
