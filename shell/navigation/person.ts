import { besideGateway } from '@shared/contracts';
import type { MeState } from '../current-user/me.ts';

export interface Person {
  /** First and last name, else the email address, else undefined. */
  readonly name: string | undefined;
  /** Of first and last name; of the email address where there is no name. */
  readonly initials: string;
  readonly picture: string | undefined;
}

/** The first character as people count them: an emoji or an accented letter is one. */
function firstLetter(text: string | null | undefined): string {
  const [first] = new Intl.Segmenter().segment(text?.trim() ?? '');
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** How the navigation shows who is signed in. `graphql` is the gateway's endpoint, beside which pictures are. */
export function personOf(state: MeState, email: string | null, graphql: string): Person {
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
    picture: me?.headshotURL == null ? undefined : besideGateway(graphql, me.headshotURL),
  };
}
