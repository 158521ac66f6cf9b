import { builder } from '../../builder.ts';
import { freezeAgain } from '../../../../domain/shares/update-share.ts';
import { Share } from './share.ts';
import { ShareMutations, sharingAccount, sourcesOf } from './share-mutations.ts';

builder.objectField(ShareMutations, 'freezeShare', (t) =>
  t.field({
    type: Share,
    description: 'Freezes what a link shows now, replacing any earlier frozen copy.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_parent, { id }, context) => {
      const account = await sharingAccount(context);
      return freezeAgain(context.db, context.pdfMaker, account.id, {
        id,
        readSources: sourcesOf(context, account),
      });
    },
  }),
);
