/**
 * Days after its last use for which a guest's account is kept, with all that was made in it (product.md §6, anonymous
 * account). The identity provider deletes by it, and the interface says it.
 */
export const guestLifetimeDays = 30;
