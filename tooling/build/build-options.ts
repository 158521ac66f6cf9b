/**
 * Options on the command line of a build. `--without-copies` leaves the compressed copies to be written later, and
 * `--without-cache` writes none of webpack's caches, which only a second build reads. `npm start` uses both for its
 * first build.
 */
export const buildOptions = {
  withoutCopies: '--without-copies',
  withoutCache: '--without-cache',
} as const;

/** Returns whether this build was started with the option. */
export const hasOption = (option: keyof typeof buildOptions): boolean => process.argv.includes(buildOptions[option]);
