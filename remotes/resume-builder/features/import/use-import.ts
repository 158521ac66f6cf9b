import { hasName, writePeriod, type ContactInfo } from '@shared/documents';
import { keepIncomplete, planImport, type ImportChoice, type ImportContent } from '@shared/importers';
import { requestFailureOf, useMutation, type RequestFailure } from '@shared/graphql';
import { useLocale } from '@shared/i18n';
import { useAppNavigate } from '@shared/remote-kit';
import { useState } from 'react';
import { paths } from '../common/paths.ts';
import { listResumes } from '../library-api/list-resumes.ts';
import { importResume } from './api/import-resume.ts';
import { evictLists, useUndo } from './use-undo.ts';
import { fitsProfile, fittingContact, mergeContact, resumeContact } from './contact-choice.ts';

export interface Import {
  readonly busy: boolean;
  readonly failure: RequestFailure | null;
  /** Resolves to whether the résumé was created. */
  readonly start: (content: ImportContent, choice: ImportChoice, title: string) => Promise<boolean>;
}

/**
 * Returns the contact info to import: merged with the profile if it goes there, or only the file's if it goes into the
 * résumé.
 */
function contactFor(found: ContactInfo | null, profile: ContactInfo | undefined, goal: ImportChoice['contact']) {
  if (found === null || profile === undefined) return found;
  return goal === 'profile' ? mergeContact(profile, found) : resumeContact(profile, found);
}

/**
 * Returns what an import writes to the profile although the contact info goes into the résumé: the values that fit into
 * a profile without a name, if the person could not choose the profile for all of them.
 */
function profileFill(found: ContactInfo | null, profile: ContactInfo | undefined, goal: ImportChoice['contact']) {
  if (found === null || profile === undefined || goal !== 'this-resume' || hasName(profile)) return null;
  return fitsProfile(mergeContact(profile, found)) ? null : fittingContact(profile, found);
}

/** Creates what was picked in one request and opens the builder with the new résumé. */
export function useImport(profile: ContactInfo | undefined): Import {
  const { language } = useLocale();
  const navigate = useAppNavigate();
  const offerUndo = useUndo();
  const [create, { loading }] = useMutation(importResume);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  return {
    busy: loading,
    failure,
    async start(content, choice, title) {
      setFailure(null);
      const contact = contactFor(content.contact, profile, choice.contact);
      const whole = keepIncomplete(content, choice.leftOut, language);
      const planned = planImport({ ...whole, contact }, choice, { title, language });
      const contactForProfile = planned.contactInfo ?? profileFill(content.contact, profile, choice.contact);
      const plan = { ...planned, contactInfo: contactForProfile };
      const { work, education, skills, resume, contactInfo } = plan;
      try {
        const { data } = await create({
          variables: {
            input: {
              work: work.map((each) => ({ ...each, ...writePeriod(each), accomplishments: [...each.accomplishments] })),
              education: education.map((each) => ({
                ...each,
                ...writePeriod(each),
                accomplishments: [...each.accomplishments],
                coursework: [...each.coursework],
              })),
              skills: skills.map((each) => ({ ...each, skills: [...each.skills] })),
              resume,
              contactInfo,
              // The profile may have been changed since the review showed it.
              contactInfoBase: profile ?? null,
            },
          },
          refetchQueries: [listResumes],
          update: (cache) => evictLists(cache, true),
        });
        if (data == null) throw new Error('The imported résumé did not arrive.');
        const { id } = data.resume.importResume;
        offerUndo({ resumeId: id, plan, profileBefore: profile });
        navigate(paths.edit(id));
        return true;
      } catch (error) {
        setFailure(requestFailureOf(error));
        return false;
      }
    },
  };
}
