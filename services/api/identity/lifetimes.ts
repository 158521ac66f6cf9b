const minute = 60;
const day = 24 * 60 * minute;

/** The days that a session lives after its last sign-in. */
export const sessionDays = 30;

/** The lifetimes in seconds of what the provider issues and stores. */
export const lifetimes = {
  AuthorizationCode: minute,
  IdToken: 5 * minute,
  AccessToken: 5 * minute,
  // A page that was away for longer renews by the session cookie.
  RefreshToken: day,
  Interaction: 30 * minute,
  Session: sessionDays * day,
  Grant: sessionDays * day,
};
