import { readFileSync } from 'node:fs';

/** The words of the pages that the server draws itself. */
export interface PublicTexts {
  readonly shell: {
    readonly title: string;
    readonly noScript: string;
    readonly startFailed: string;
    readonly startAgain: string;
  };
  readonly partnerCallback: { readonly title: string; readonly text: string };
  /** Said where the operator has not given a name or an address. */
  readonly unnamed: { readonly operator: string; readonly contact: string };
}

export const publicTexts = JSON.parse(
  readFileSync(new URL('./locales/en/public.json', import.meta.url), 'utf8'),
) as PublicTexts;
