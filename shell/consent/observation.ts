import type { ObservationPort } from '@shared/contracts';
import type { ConsentPort } from './consent.ts';

/** The same word for the profile, where it can be taken back as easily as it was given. */
export const observationOf = (consent: ConsentPort): ObservationPort => ({
  isAllowed: () => consent.now() === 'given',
  allow: (isAllowed) => consent.answer(isAllowed ? 'given' : 'refused'),
  subscribe: (listener) => consent.subscribe(listener),
});
