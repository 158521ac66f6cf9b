/** The pattern of `like` for texts that hold `part` somewhere, whatever characters it has. */
export const likePattern = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
