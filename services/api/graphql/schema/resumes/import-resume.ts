import { eventLimits } from '../../../../../shared/documents/event-limits.ts';
import { builder } from '../../builder.ts';
import { readContactInfo, readFormerContactInfo } from '../../../../domain/input/read-contact-info.ts';
import { readEduInput, readSkillInput, readWorkInput } from '../../../../domain/input/read-events.ts';
import { parseResumeDocument } from '../../../../../shared/documents/parse-resume-document.ts';
import { readDocumentInput } from '../../../../domain/input/read-document.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { importResume } from '../../../../domain/events/import-resume.ts';
import { EduEventInput } from '../events/edu-event.ts';
import { SkillEventInput } from '../events/skill-event.ts';
import { WorkEventInput } from '../events/work-event.ts';
import { ContactInfoInput } from '../user/contact-info-input.ts';
import { Resume, ResumeInput, ResumeMutations } from './resume.ts';

const ResumeImportInput = builder.inputType('ResumeImportInput', {
  description:
    'Blocks and a résumé that uses them, created together or not at all. References in the document use the UUIDs of the inputs.',
  fields: (t) => ({
    work: t.field({ type: [WorkEventInput], required: true }),
    education: t.field({ type: [EduEventInput], required: true }),
    skills: t.field({ type: [SkillEventInput], required: true }),
    resume: t.field({ type: ResumeInput, required: true }),
    contactInfo: t.field({
      type: ContactInfoInput,
      description: "If given, replaces the profile's contact info; with `contactInfoBase`, only what differs from it.",
    }),
    contactInfoBase: t.field({
      type: ContactInfoInput,
      description:
        'The profile from which `contactInfo` was made. Fields that have changed differently since then stay as they are, and the résumé gets contact info of its own.',
    }),
  }),
});

builder.objectField(ResumeMutations, 'importResume', (t) =>
  t.field({
    type: Resume,
    args: { input: t.arg({ type: ResumeImportInput, required: true }) },
    resolve: async (_parent, { input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const readAll = <Given, Read>(
        list: string,
        inputs: readonly Given[],
        readOne: (at: InputReader, one: Given) => Read,
      ): readonly Read[] =>
        reader
          .entries(list, inputs, eventLimits.imported)
          .map((one, index) => readOne(reader.at(`${list}[${index}]`), one));
      const work = readAll('work', input.work, readWorkInput);
      const education = readAll('education', input.education, readEduInput);
      const skills = readAll('skills', input.skills, readSkillInput);
      const contactInfo = input.contactInfo ? readContactInfo(reader.at('contactInfo'), input.contactInfo) : null;
      const resume = readDocumentInput(reader.at('resume'), parseResumeDocument, input.resume);
      const contactInfoBase = input.contactInfoBase ? readFormerContactInfo(input.contactInfoBase) : undefined;
      return importResume(context.db, accountId, { work, education, skills, resume, contactInfo, contactInfoBase });
    },
  }),
);
