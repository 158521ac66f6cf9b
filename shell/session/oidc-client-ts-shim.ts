/**
 * What react-oidc-context finds in the builds where it asks for oidc-client-ts (webpack.config.ts). It makes a manager
 * only where none is given to it, and ours is always given: importing the library would bring all of it into the first
 * download.
 */
export function UserManager(): never {
  throw new Error('AuthProvider must be given a user manager.');
}
