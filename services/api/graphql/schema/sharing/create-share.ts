import { builder } from '../../builder.ts';
import { badUserInput, noDataFound } from '../../../../domain/errors.ts';
import { readLanguage, readShareSettings } from '../../../../domain/input/read-share.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { createShare } from '../../../../domain/shares/create-share.ts';
import { findSubject } from '../../../../domain/shares/share-subject.ts';
import { Share, ShareInput } from './share.ts';
import { ShareMutations, sharingAccount, sourcesOf } from './share-mutations.ts';

builder.objectField(ShareMutations, 'createShare', (t) =>
  t.field({
    type: Share,
    description:
      'Creates a link to a résumé or a cover letter. FORBIDDEN for guests. BAD_USER_INPUT if a letter has unfilled variables, with their names.',
    args: {
      id: t.arg.id({ required: true, description: 'The ID of the résumé or the cover letter.' }),
      resumeId: t.arg.id({ description: 'The ID of a résumé to show with the cover letter.' }),
      language: t.arg.string({
        required: true,
        description: "The language of the documents' built-in texts (BCP 47).",
      }),
      input: t.arg({ type: ShareInput, required: true }),
    },
    resolve: async (_parent, { id, resumeId, language: languageInput, input }, context) => {
      const account = await sharingAccount(context);
      const language = readLanguage(languageInput);
      const settings = readShareSettings(new InputReader(), input, new Date());
      const document = await findSubject(context.db, account.id, id);
      if (!document) throw noDataFound();
      if (document.letterId === null && resumeId != null) {
        throw badUserInput([
          { path: 'resumeId', message: 'A résumé can only be added to the link of a cover letter.' },
        ]);
      }
      const subject = { ...document, resumeId: resumeId ?? document.resumeId };
      const sources = await sourcesOf(context, account)(subject, language);
      const share = await createShare(context.db, context.pdfMaker, account.id, {
        subject,
        settings,
        language,
        sources,
      });
      context.recordActivity('share_created', context.caller());
      return share;
    },
  }),
);
