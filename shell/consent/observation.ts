import type { ObservationPort } from '@shared/contracts';
import type { ConsentPort } from './consent.ts';

/** Offers the same choice to the profile, where consent can be withdrawn as easily as it was given. */
export const observationOf = (consent: ConsentPort): ObservationPort => ({
  isAllowed: () => consent.now() === 'given',
  allow: (isAllowed) => consent.answer(isAllowed ? 'given' : 'refused'),
  subscribe: (listener) => consent.subscribe(listener),
});
