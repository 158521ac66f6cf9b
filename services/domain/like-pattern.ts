/** Returns a `like` pattern for texts that contain `part`, with its special characters escaped. */
export const likePattern = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
