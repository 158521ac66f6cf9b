import { resumeLimits } from '../../../../shared/documents/resume-limits.ts';
import { builder } from '../../builder.ts';
import { InputReader } from '../../input/reader.ts';
import { keepNamedVersion, nameVersion, restoreVersion } from '../../store/resume-versions.ts';
import { ResumeMutations } from './resume-mutations.ts';
import { ResumeVersion } from './resume-version.ts';
import { UpdateResumeResult } from './resume.ts';

function readName(given: string): string | null {
  const reader = new InputReader();
  const name = reader.line('name', given, resumeLimits.versionName);
  reader.finish();
  return name;
}

builder.objectField(ResumeMutations, 'keepResumeVersion', (t) =>
  t.field({
    type: ResumeVersion,
    description: 'Keeps the résumé as it is now under a name.',
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: async (_parent, { id, name: given }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      reader.requiredLine('name', given, 'Please enter a name.');
      reader.finish();
      return keepNamedVersion(context.db, accountId, id, readName(given) ?? '');
    },
  }),
);

builder.objectField(ResumeMutations, 'nameResumeVersion', (t) =>
  t.field({
    type: ResumeVersion,
    description: 'An empty name takes the name away; then the version may make room for later ones.',
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: async (_parent, { id, name }, context) => {
      const { id: accountId } = await context.account();
      return nameVersion(context.db, accountId, id, readName(name));
    },
  }),
);

builder.objectField(ResumeMutations, 'restoreResumeVersion', (t) =>
  t.field({
    type: UpdateResumeResult,
    description: 'Makes an earlier version the newest one. What the résumé is now is kept as a version before.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the earlier version.' }),
      version: t.arg.int({ required: true, description: "The résumé's version that the caller has seen." }),
    },
    resolve: async (_parent, { id, version }, context) => {
      const { id: accountId } = await context.account();
      return restoreVersion(context.db, accountId, { id, version });
    },
  }),
);
