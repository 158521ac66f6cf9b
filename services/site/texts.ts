import { readFileSync } from 'node:fs';

/** The words of the pages that the server draws itself. */
export interface PublicTexts {
  readonly shell: {
    readonly title: string;
    readonly noScript: string;
    readonly startFailed: string;
    readonly startAgain: string;
  };
  readonly landing: {
    readonly title: string;
    readonly description: string;
    readonly headline: string;
    readonly lead: string;
    readonly create: string;
    readonly signIn: string;
    readonly pictureLabel: string;
    readonly points: readonly { readonly title: string; readonly text: string }[];
    readonly stepsTitle: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
    readonly promiseTitle: string;
    readonly promise: string;
    readonly skip: string;
    readonly footer: string;
  };
  readonly partnerCallback: { readonly title: string; readonly text: string };
  readonly notFound: { readonly title: string; readonly text: string; readonly action: string };
}

export const publicTexts = JSON.parse(
  readFileSync(new URL('./locales/en/public.json', import.meta.url), 'utf8'),
) as PublicTexts;
