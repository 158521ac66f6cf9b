import { builder } from '../../builder.ts';
import { badUserInput, noDataFound } from '../../../../domain/errors.ts';
import {
  readEduInput,
  readParagraphInput,
  readSkillInput,
  readWorkInput,
} from '../../../../domain/input/read-events.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { eventLimits } from '../../../../../shared/documents/event-limits.ts';
import { findBlock, type PagesAfter, pagesAfter } from '../../../../domain/composition/pages-after.ts';
import { EduEventInput } from './edu-event.ts';
import { ParagraphEventInput } from './paragraph-event.ts';
import { SkillEventInput } from './skill-event.ts';
import { WorkEventInput } from './work-event.ts';

const PagesAfterType = builder.objectRef<PagesAfter>('PagesAfter').implement({
  description: 'A document and its number of pages, before and after the change.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    before: t.exposeInt('before'),
    after: t.exposeInt('after'),
  }),
});

builder.queryField('pagesAfter', (t) =>
  t.field({
    type: [PagesAfterType],
    description: `How saving a block would change the page counts of the documents that use it (the ${eventLimits.pagesCounted} most recently changed). Pass the input of the block’s kind.`,
    args: {
      id: t.arg.id({ required: true, description: 'The ID of the block.' }),
      work: t.arg({ type: WorkEventInput }),
      education: t.arg({ type: EduEventInput }),
      skill: t.arg({ type: SkillEventInput }),
      paragraph: t.arg({ type: ParagraphEventInput }),
    },
    resolve: async (_root, { id, work, education, skill, paragraph }, context) => {
      const account = await context.account();
      const block = await findBlock(context.db, account.id, id);
      if (!block) throw noDataFound();
      const reader = new InputReader();
      const drafts = {
        work: () => work && readWorkInput(reader, work),
        edu: () => education && readEduInput(reader, education),
        skill: () => skill && readSkillInput(reader, skill),
        paragraph: () => paragraph && readParagraphInput(reader, paragraph),
      };
      const draft = drafts[block.kind]();
      if (!draft) throw badUserInput([{ path: block.kind, message: 'Please provide the block as it would be saved.' }]);
      reader.finish();
      return pagesAfter(context, account, block, draft.content);
    },
  }),
);
