/** The number of samples in an installation with its own embedded database. */
export const defaultSamples = 5_000;
