/** The number of years for which a code can be redeemed. */
export const codeYears = 5;
