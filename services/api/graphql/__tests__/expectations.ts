/**
 * Who may use each operation. `services/tests/authorization.test.ts` derives from this table what each kind of caller
 * must be answered, and fails for an operation that is missing here.
 */
import type { ErrorCode } from '../../../../shared/contracts/errors.ts';
import type { RecordKind } from './make-records.ts';

/** The kinds of callers, by the token they send. */
export const persons = {
  nobody: 'no token',
  garbage: 'a token that is none',
  elsewhere: 'a token that our provider has issued to another application',
  operator: 'the token with which somebody has signed in to the pages for operators',
  newcomer: 'a token of somebody who has no account yet',
  guest: 'the token of a guest',
  member: 'the token of somebody with an account',
  customer: "the token of a partner's customer",
} as const;
export type Person = keyof typeof persons;

/** Callers whose token identifies no person at this gateway. */
const withoutPerson = ['nobody', 'garbage', 'elsewhere', 'operator'] as const;

/** What the `id` names: a record of the caller, or a posting, which all people share. */
type Named = RecordKind | 'posting';

export interface Expectation {
  /** Who may use the operation: anybody, everyone with a token, or everyone with an account. */
  readonly for: 'anybody' | 'signedIn' | 'account';
  /** The code for callers who have an account but still may not use the operation, whatever they name. */
  readonly not?: Readonly<Partial<Record<Person, ErrorCode>>>;
  /**
   * What the `id` must name. Another person's record is answered with NO_DATA_FOUND, exactly like one that does not
   * exist.
   */
  readonly of?: Named;
}

const account: Expectation = { for: 'account' };
const of = (kind: Named): Expectation => ({ for: 'account', of: kind });
const ofSharing = (kind: Named): Expectation => ({ for: 'account', not: { guest: 'FORBIDDEN' }, of: kind });

export const expectations: Readonly<Record<string, Expectation>> = {
  authProvider: { for: 'anybody' },
  'user.createUser': { for: 'signedIn' },

  me: account,
  'user.updateContactInfo': account,
  'user.requestAccountDeletion': account,
  'user.cancelAccountDeletion': account,
  planOffer: { for: 'anybody' },
  'plan.buyPlus': { for: 'account', not: { guest: 'FORBIDDEN', customer: 'FORBIDDEN' } },
  'plan.redeemGift': { for: 'account', not: { guest: 'FORBIDDEN' } },

  workEvents: account,
  workEvent: of('work'),
  'event.createWorkEvent': account,
  'event.updateWorkEvent': of('work'),
  'event.syncWorkEvent': account,
  eduEvents: account,
  eduEvent: of('edu'),
  'event.createEduEvent': account,
  'event.updateEduEvent': of('edu'),
  'event.syncEduEvent': account,
  skillEvents: account,
  skillEvent: of('skill'),
  'event.createSkillEvent': account,
  'event.updateSkillEvent': of('skill'),
  paragraphEvents: account,
  paragraphEvent: of('paragraph'),
  'event.createParagraphEvent': account,
  'event.updateParagraphEvent': of('paragraph'),
  'event.deleteEvent': of('work'),
  'event.deleteEvents': account,
  'event.restoreEvents': account,
  pagesAfter: of('work'),

  resumes: account,
  resume: of('resume'),
  'resume.createResume': account,
  'resume.createTailoredResume': account,
  'resume.importResume': account,
  'resume.undoImport': account,
  'resume.updateResume': of('resume'),
  'resume.renameResume': of('resume'),
  'resume.deleteResume': of('resume'),
  'resume.deleteResumes': account,
  deletedResumes: account,
  'resume.restoreResume': of('resume'),
  'resume.restoreResumes': account,
  resumeVersions: of('resume'),
  resumeVersion: of('resumeVersion'),
  'resume.keepResumeVersion': of('resume'),
  'resume.nameResumeVersion': of('resumeVersion'),
  'resume.restoreResumeVersion': of('resumeVersion'),
  tailorResume: account,

  letters: account,
  letter: of('letter'),
  'letter.createLetter': account,
  'letter.createTailoredLetter': account,
  'letter.updateLetter': of('letter'),
  'letter.renameLetter': of('letter'),
  'letter.deleteLetter': of('letter'),
  'letter.deleteLetters': account,
  deletedLetters: account,
  'letter.restoreLetter': of('letter'),
  'letter.restoreLetters': account,
  letterVersions: of('letter'),
  letterVersion: of('letterVersion'),
  'letter.keepLetterVersion': of('letter'),
  'letter.nameLetterVersion': of('letterVersion'),
  'letter.restoreLetterVersion': of('letterVersion'),
  tailorLetter: account,

  shares: of('resume'),
  'share.createShare': ofSharing('resume'),
  'share.updateShare': ofSharing('share'),
  'share.renewShare': ofSharing('share'),
  'share.freezeShare': ofSharing('share'),
  'share.revokeShare': ofSharing('share'),

  jobs: account,
  job: of('job'),
  jobCounts: account,
  jobInsights: account,
  jobSources: account,
  jobTags: account,
  jobsDue: account,
  knownJobs: account,
  likelyDuplicates: account,
  'job.createJob': account,
  'job.importJobs': account,
  'job.updateJob': of('job'),
  'job.changeStages': of('job'),
  'job.moveJobs': account,
  'job.undoMoves': account,
  'job.tagJobs': account,
  'job.deleteJobs': account,
  'job.restoreJobs': account,
  'job.markSent': of('job'),
  'job.deleteSent': of('sent'),
  'job.readJobAd': account,
  'job.trackPosting': of('posting'),
  jobDigest: account,

  people: account,
  person: of('person'),
  'people.createPerson': account,
  'people.updatePerson': of('person'),
  'people.deletePerson': of('person'),
  'people.restorePerson': of('person'),
  emailTemplates: account,
  'people.createEmailTemplate': account,
  'people.updateEmailTemplate': of('emailTemplate'),
  'people.deleteEmailTemplate': of('emailTemplate'),
  'people.restoreEmailTemplate': of('emailTemplate'),
  // Guests have no email address.
  'job.setJobDigest': { for: 'account', not: { guest: 'BAD_USER_INPUT' } },
  'job.stopJobDigest': account,
  calendarFeed: account,
  'job.makeCalendarFeed': account,
  'job.revokeCalendarFeed': account,

  postings: account,
  postingCountries: account,
  relaxedCounts: account,
  posting: of('posting'),
  placeSuggestions: account,
  savedSearches: account,
  'search.saveSearch': account,
  'search.updateSavedSearch': of('search'),
  'search.seeSavedSearch': of('search'),
  'search.deleteSavedSearch': of('search'),
  'search.restoreSavedSearch': of('search'),
  searchDigest: account,

  adFit: account,
  postingFit: of('posting'),
  jobFit: of('job'),
  jobCompany: of('job'),
  jobScores: account,
  postingScores: account,
  savvyPostings: account,
  savvyWeights: account,
  'savvy.setWeights': account,
  savvyDismissals: account,
  'savvy.dismissPosting': of('posting'),
  'savvy.undoDismissal': of('dismissal'),
};

/** The codes a caller may be answered with. `names` says whose record the `id` names. */
export function expectedCodes(expectation: Expectation, person: Person, names: 'own' | 'other'): readonly ErrorCode[] {
  if (expectation.for === 'anybody') return [];
  if (withoutPerson.some((each) => each === person)) return ['UNAUTHENTICATED'];
  if (person === 'newcomer') return expectation.for === 'signedIn' ? [] : ['NO_USER_FOUND'];
  const refusal = expectation.not?.[person];
  if (refusal !== undefined) return [refusal];
  return expectation.of !== undefined && expectation.of !== 'posting' && names === 'other' ? ['NO_DATA_FOUND'] : [];
}
