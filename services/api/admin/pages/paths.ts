import { adminPath } from '../../../domain/oauth-clients/web-client.ts';

/** The paths of the pages for operators. */
export const signInPath = `${adminPath}/sign-in`;
export const codePath = `${adminPath}/code`;
export const signOutPath = `${adminPath}/sign-out`;
export const partnersPath = `${adminPath}/partners`;
export const newPartnerPath = `${adminPath}/add-partner`;
export const auditPath = `${adminPath}/audit`;

/** Returns the path of a partner's page. */
export const partnerAddress = (id: string): string => `${partnersPath}/${encodeURIComponent(id)}`;
