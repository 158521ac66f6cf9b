import { resumeLimits } from '../../../../../shared/documents/resume-limits.ts';
import { builder } from '../../builder.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { saveNamedVersion, nameVersion, restoreVersion } from '../../../../domain/documents/versions.ts';
import { limitsOf } from '../../../../domain/plans/plan-of-account.ts';
import type { DocumentTypes } from './document-types.ts';

function readName(text: string): string | null {
  const reader = new InputReader();
  const name = reader.line('name', text, resumeLimits.versionName);
  reader.finish();
  return name;
}

/** Registers the mutations of earlier versions: `keepResumeVersion`, `nameResumeVersion`, `restoreResumeVersion`. */
export function registerVersionMutations<Document extends object>(types: DocumentTypes<Document>): void {
  const { kind, name: typeName, noun, UpdateResult, Version, Mutations } = types;

  builder.objectFields(Mutations, (t) => ({
    [`keep${typeName}Version`]: t.field({
      type: Version,
      description: `Saves the current ${noun} as a named version.`,
      args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
      resolve: async (_parent, { id, name: nameInput }, context) => {
        const account = await context.account();
        const { namedVersions } = limitsOf(account);
        const reader = new InputReader();
        reader.requiredLine('name', nameInput, 'Please enter a name.');
        reader.finish();
        return saveNamedVersion(context.db, kind, account.id, id, readName(nameInput) ?? '', namedVersions);
      },
    }),
    [`name${typeName}Version`]: t.field({
      type: Version,
      description: 'An empty name removes the name. The version can then be pruned to make room for later ones.',
      args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
      resolve: async (_parent, { id, name }, context) => {
        const account = await context.account();
        return nameVersion(context.db, kind, account.id, id, readName(name), limitsOf(account).namedVersions);
      },
    }),
    [`restore${typeName}Version`]: t.field({
      type: UpdateResult,
      description: `Makes an earlier version the current one. The current ${noun} is kept as an earlier version.`,
      args: {
        id: t.arg.id({ required: true, description: 'The ID of the earlier version.' }),
        version: t.arg.int({ required: true, description: `The version of the ${noun} that the caller has seen.` }),
      },
      resolve: async (_parent, { id, version }, context) => {
        const { id: accountId } = await context.account();
        return restoreVersion(context.db, kind, accountId, { id, version });
      },
    }),
  }));
}
