import { planImport, type ContactInfo, type ImportChoice, type ImportContent } from '@shared/documents';
import { requestFailureOf, useMutation, type RequestFailure } from '@shared/graphql';
import { useLocale } from '@shared/i18n';
import { useAppNavigate } from '@shared/remote-kit';
import { useState } from 'react';
import { paths } from '../common/paths.ts';
import { listResumes } from '../list/api/list-resumes.ts';
import { importResume } from './api/import-resume.ts';
import { mergeContact, ownContact } from './contact-choice.ts';

export interface Import {
  readonly busy: boolean;
  readonly failure: RequestFailure | null;
  readonly start: (content: ImportContent, choice: ImportChoice, title: string) => Promise<void>;
}

/** Creates what was picked in one request and opens the builder with it. */
export function useImport(profile: ContactInfo | undefined): Import {
  const { language } = useLocale();
  const navigate = useAppNavigate();
  const [create, { loading }] = useMutation(importResume);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  return {
    busy: loading,
    failure,
    async start(content, choice, title) {
      setFailure(null);
      const contact =
        content.contact && profile
          ? choice.contact === 'profile'
            ? mergeContact(profile, content.contact)
            : ownContact(profile, content.contact)
          : content.contact;
      const { work, education, skills, resume, contactInfo } = planImport({ ...content, contact }, choice, {
        title,
        language,
      });
      try {
        const { data } = await create({
          variables: {
            input: {
              work: work.map((each) => ({ ...each, accomplishments: [...each.accomplishments] })),
              education: education.map((each) => ({
                ...each,
                accomplishments: [...each.accomplishments],
                coursework: [...each.coursework],
              })),
              skills: skills.map((each) => ({ ...each, skills: [...each.skills] })),
              resume,
              contactInfo,
            },
          },
          // Blocks and profile changed as well: whatever shows them asks again.
          refetchQueries: [listResumes],
          update: (cache) => {
            for (const fieldName of ['workEvents', 'eduEvents', 'skillEvents', 'resumes', 'me']) {
              cache.evict({ id: 'ROOT_QUERY', fieldName });
            }
          },
        });
        if (data == null) throw new Error('The imported résumé did not arrive.');
        navigate(paths.edit(data.resume.importResume.id));
      } catch (error) {
        setFailure(requestFailureOf(error));
      }
    },
  };
}
