/** The path of the page about plans, which is public although it is below `/app/` (product.md §2). */
const upgradePath = '/app/upgrade';

export const isUpgradePath = (pathname: string): boolean => pathname.replace(/\/$/, '') === upgradePath;
