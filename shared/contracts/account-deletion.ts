/**
 * The number of days within which a person can cancel the deletion of their account (decisions.md "Profile, plan,
 * account").
 */
export const deletionGraceDays = 14;
