/** The first email address in a text. It is looked for from the start of each run of its characters, so in linear time. */
export const emailInText = /(?<![^\s@<>()[\],;:|])[^\s@<>()[\],;:|]+@[^\s@<>()[\],;:|]+\.[a-z]{2,}/i;
