/**
 * Replaces oidc-client-ts for react-oidc-context in the builds (webpack.config.ts). That library creates a manager only
 * when it is given none, and ours is always given: importing the original would add all of it to the first download.
 */
export function UserManager(): never {
  throw new Error('AuthProvider must be given a user manager.');
}
