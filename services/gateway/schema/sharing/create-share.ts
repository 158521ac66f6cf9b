import { builder } from '../../builder.ts';
import { readLanguage, readShareSettings } from '../../input/read-share.ts';
import { InputReader } from '../../input/reader.ts';
import { createShare } from '../../store/shares.ts';
import { Share, ShareInput } from './share.ts';
import { ShareMutations, sharingAccount, sourceOf } from './share-mutations.ts';

builder.objectField(ShareMutations, 'createShare', (t) =>
  t.field({
    type: Share,
    description: 'Turns sharing on for a résumé, by a link of its own. Not for guests: FORBIDDEN.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the résumé.' }),
      language: t.arg.string({ required: true, description: "BCP 47: of the document's own words." }),
      input: t.arg({ type: ShareInput, required: true }),
    },
    resolve: async (_parent, { id, language: given, input }, context) => {
      const account = await sharingAccount(context);
      const language = readLanguage(given);
      const settings = readShareSettings(new InputReader(), input, new Date());
      const source = await sourceOf(context, account, id, language);
      return createShare(context.db, context.pdfMaker, account.id, { resumeId: id, settings, language, source });
    },
  }),
);
