/** The samples that a product with a database of its own comes with. */
export const usualSamples = 5_000;
