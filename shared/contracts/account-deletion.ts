/** Days in which a person who wants the account deleted can change their mind (decisions.md "Profile, plan, account"). */
export const deletionGraceDays = 14;
