import { expect, type Page } from '@playwright/test';
import { customersPassword } from '../mocks/partner-portal/customers/customers.ts';
import { newName } from './fixtures.ts';

export const portalOrigin = process.env['PORTAL_ORIGIN'] ?? 'http://localhost:3002';

/** The URL of the site for a partner's customers. */
export const partnerSite = (process.env['SITE_ORIGIN'] ?? 'http://localhost:3000').replace('://', '://myresume.');

/**
 * Returns the email address of a new customer of the portal: `dana` has a long history, `odile` an unusual one, `emil`
 * none.
 */
export function newCustomer(name: 'dana' | 'odile' | 'emil', how = ''): string {
  return `${name}+${newName()}${how}@northgate.example`;
}

/** Fills in the login page of the portal's provider. */
export async function signInAtPortal(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(customersPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in at `/oidc` through the portal's window, after which `page` shows the app. */
export async function enterFromPortal(page: Page, email: string): Promise<void> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Northgate Careers' }).click();
  const portal = await popup;
  const closed = portal.waitForEvent('close');
  await signInAtPortal(portal, email);
  await closed;
  await expect(page).toHaveURL(/\/app\//);
}
