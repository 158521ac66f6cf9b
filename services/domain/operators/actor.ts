/** Returns the name of a signed-in operator in the audit log. The command line uses its user's name instead. */
export const actorOf = ({ identityId }: { readonly identityId: string }): string => `operator ${identityId}`;

/** Returns the account that an audit entry names; undefined for an entry of the command line. */
export const identityOfActor = (actor: string): string | undefined => /^operator ([\da-f-]{36})$/.exec(actor)?.[1];
