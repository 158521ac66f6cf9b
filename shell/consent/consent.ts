import { storedText } from '@shared/remote-kit';
import type { ObservationPort } from '@shared/contracts';

/** The user's answer about analytics; `open` until there is one. */
export type Consent = 'given' | 'refused' | 'open';

const kept = storedText('tessera.consent');

/** Whether the browser answers for the user by Do Not Track or Global Privacy Control. */
export const isTrackingRefused = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The user's answer in this browser, with subscriptions to it. */
export interface ConsentPort {
  readonly now: () => Consent;
  readonly answer: (consent: 'given' | 'refused') => void;
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const browserConsent: ConsentPort = {
  now() {
    if (isTrackingRefused()) return 'refused';
    const said = kept.get();
    return said === 'given' || said === 'refused' ? said : 'open';
  },
  answer: (consent) => void kept.set(consent),
  subscribe: (listener) => kept.subscribe(listener),
};

/** Offers the same choice to the profile, where consent can be withdrawn as easily as it was given. */
export const observationOf = (consent: ConsentPort): ObservationPort => ({
  isAllowed: () => consent.now() === 'given',
  allow: (isAllowed) => consent.answer(isAllowed ? 'given' : 'refused'),
  subscribe: (listener) => consent.subscribe(listener),
});
