/** How the audit log names somebody who has signed in; the command line names its user instead. */
export const actorOf = ({ identityId }: { readonly identityId: string }): string => `operator ${identityId}`;

/** Whose account an entry names; undefined for the command line's. */
export const identityOfActor = (actor: string): string | undefined => /^operator ([\da-f-]{36})$/.exec(actor)?.[1];
