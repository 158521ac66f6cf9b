import { resolveAtGateway } from '@shared/contracts';
import type { MeState } from '../current-user/me.ts';

export interface NavigationUser {
  /** First and last name, or else the email address, or else undefined. */
  readonly name: string | undefined;
  /** The initials of first and last name, or of the email address when there is no name. */
  readonly initials: string;
  readonly picture: string | undefined;
}

/** Returns the first grapheme: an emoji or an accented letter counts as one character. */
function firstLetter(text: string | null | undefined): string {
  const [first] = new Intl.Segmenter().segment(text?.trim() ?? '');
  return first?.segment.toLocaleUpperCase() ?? '';
}

/**
 * Returns how the navigation shows the signed-in user. `graphql` is the API endpoint; pictures are served from the same
 * host.
 */
export function navigationUserOf(state: MeState, email: string | null, graphql: string): NavigationUser {
  const me = state.status === 'ready' ? state.me : undefined;
  const { firstName, lastName, email: contactEmail } = me?.profile ?? {};
  const name = [firstName, lastName]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
  const address = contactEmail ?? email ?? undefined;
  return {
    name: name === '' ? address : name,
    initials: name === '' ? firstLetter(address) : firstLetter(firstName) + firstLetter(lastName),
    picture: me?.headshotURL == null ? undefined : resolveAtGateway(graphql, me.headshotURL),
  };
}
