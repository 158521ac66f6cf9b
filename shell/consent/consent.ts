import { storedText } from '@shared/remote-kit';

/** What the person has said to being counted; `open` while they have not said anything. */
export type Consent = 'given' | 'refused' | 'open';

const kept = storedText('tessera.consent');

/** Whether the browser says it for the person: Do Not Track, or Global Privacy Control. */
export const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The person's word in this browser, and whoever waits for it. */
export interface ConsentPort {
  readonly now: () => Consent;
  readonly answer: (consent: 'given' | 'refused') => void;
  /** Returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const browserConsent: ConsentPort = {
  now() {
    if (asksNotToBeTracked()) return 'refused';
    const said = kept.get();
    return said === 'given' || said === 'refused' ? said : 'open';
  },
  answer: (consent) => void kept.set(consent),
  subscribe: (listener) => kept.subscribe(listener),
};
