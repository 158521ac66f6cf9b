/** The samples that a product with a database of its own comes with. */
export const defaultSamples = 5_000;
