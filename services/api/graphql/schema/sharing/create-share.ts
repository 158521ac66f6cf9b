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
      'Turns sharing on for a résumé or a letter, by a link of its own. Not for guests: FORBIDDEN. A letter with variables that nothing fills is refused: BAD_USER_INPUT names them.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the résumé or the letter.' }),
      resumeId: t.arg.id({ description: 'Of a résumé that the link of a letter shows as well.' }),
      language: t.arg.string({ required: true, description: "BCP 47: of the documents' own words." }),
      input: t.arg({ type: ShareInput, required: true }),
    },
    resolve: async (_parent, { id, resumeId, language: given, input }, context) => {
      const account = await sharingAccount(context);
      const language = readLanguage(given);
      const settings = readShareSettings(new InputReader(), input, new Date());
      const document = await findSubject(context.db, account.id, id);
      if (!document) throw noDataFound();
      if (document.letterId === null && resumeId != null) {
        throw badUserInput([{ path: 'resumeId', message: 'Only beside a letter there is room for a résumé.' }]);
      }
      const subject = { ...document, resumeId: resumeId ?? document.resumeId };
      const sources = await sourcesOf(context, account)(subject, language);
      return createShare(context.db, context.pdfMaker, account.id, { subject, settings, language, sources });
    },
  }),
);
