/** Describes an error in a sentence for the person who ran a command. */
export function describeFailure(error: unknown): string;
