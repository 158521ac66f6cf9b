import { builder } from '../../builder.ts';
import { readFormerShareSettings, readShareSettings } from '../../../../domain/input/read-share.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { updateShare } from '../../../../domain/shares/update-share.ts';
import { Share, ShareInput } from './share.ts';
import { ShareMutations, sharingAccount, sourcesOf } from './share-mutations.ts';

builder.objectField(ShareMutations, 'updateShare', (t) =>
  t.field({
    type: Share,
    description:
      'The content of a frozen link stays frozen, even if it now hides something else. With `base`, only changes to it are written.',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: ShareInput, required: true }),
      base: t.arg({
        type: ShareInput,
        description: 'The settings from which the change started. Its password is ignored.',
      }),
    },
    resolve: async (_parent, { id, input, base }, context) => {
      const account = await sharingAccount(context);
      const settings = readShareSettings(new InputReader(), input, new Date());
      return updateShare(context.db, context.pdfMaker, account.id, {
        id,
        settings,
        base: base ? readFormerShareSettings(base) : undefined,
        readSources: sourcesOf(context, account),
      });
    },
  }),
);
