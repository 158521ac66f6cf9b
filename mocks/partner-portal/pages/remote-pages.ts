import type { CustomerSession } from '../session-store.ts';
import type { Html } from '../html.ts';
import type { PortalSettings } from '../settings.ts';

/** A part of a remote that the portal's own tabs lead to. */

export interface RemotePlace {
  /** The path in the remote's navigation, such as `/events/work`. */
  readonly path: string;
  readonly label: string;
}

export interface RemotePage {
  readonly title: string;
  readonly path: string;
  readonly lead: string;
  readonly remote: string;
  readonly places?: readonly RemotePlace[];
  readonly session: CustomerSession;
  readonly settings: PortalSettings;
  readonly nonce: string;
  /** The portal's own part below the remote. */
  readonly below: Html;
}

/** The content of a page around one remote, independent of the customer. */
export interface PageContent extends Pick<RemotePage, 'title' | 'path' | 'lead' | 'remote' | 'places'> {
  /** Its name in the menu. */
  readonly label: string;
  /** Whether the portal's own note for the adviser follows below. */
  readonly hasNote?: boolean;
}

/** All remotes, each on its own page. */
export const remotePages: readonly PageContent[] = [
  {
    path: '/history',
    label: 'Career history',
    title: 'Your career history',
    lead: 'Every job and course in one place. Your résumés are built from it, and your advisor can see it.',
    remote: 'events',
    places: [
      { path: '/events/work', label: 'Work' },
      { path: '/events/edu', label: 'Education' },
      { path: '/events/skills', label: 'Skills' },
    ],
    hasNote: true,
  },
  {
    path: '/documents',
    label: 'Résumés',
    title: 'Your résumés',
    lead: 'Built from your career history. When you change it, they change too.',
    remote: 'resume-builder',
  },
  {
    path: '/letters',
    label: 'Letters',
    title: 'Your letters',
    lead: 'A cover letter for each application, in the same design as its résumé.',
    remote: 'cover-letter-builder',
  },
  {
    path: '/applications',
    label: 'Applications',
    title: 'Your applications',
    lead: 'Where you’ve applied, what’s next, and when.',
    remote: 'job-tracker',
  },
  {
    path: '/details',
    label: 'Your details',
    title: 'Your details',
    lead: 'How employers can reach you. These details appear at the top of your résumé.',
    remote: 'profile',
  },
];
