/**
 * The number of days within which a person can cancel the deletion of their account (decisions.md "Profile, plan,
 * account").
 */
export const deletionGraceDays = 14;

/**
 * The number of days after its last use for which a guest's account is kept with all its content (product.md §6,
 * anonymous account). The identity provider deletes accounts by it, and the interface mentions it.
 */
export const guestLifetimeDays = 30;
