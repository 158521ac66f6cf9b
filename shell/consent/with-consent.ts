import type { ConsentPort } from './consent.ts';

/** What can be told to leave: it forgets who somebody is, and sends nothing more. */
export interface Observer {
  end(): void;
}

/**
 * An observer that is loaded once there is consent, and let go when it is taken back. `onLoaded` catches it up with what
 * it has missed. Without consent nothing is loaded, and what is told is dropped, not kept.
 */
export function withConsent<Vendor extends Observer>(
  consent: ConsentPort,
  load: () => Promise<Vendor>,
  onLoaded: (vendor: Vendor) => void = () => undefined,
): (tell: (vendor: Vendor) => void) => void {
  let loading: Promise<Vendor | undefined> | undefined;

  const begin = (): void => {
    // An observer that cannot be fetched is done without.
    loading ??= load().catch(() => undefined);
    void loading.then((vendor) => {
      if (vendor && consent.now() === 'given') onLoaded(vendor);
    });
  };
  const look = (): void => {
    if (consent.now() === 'given') {
      if (!loading) begin();
      return;
    }
    void loading?.then((vendor) => vendor?.end());
    loading = undefined;
  };
  consent.subscribe(look);
  look();

  return (tell) => {
    void loading?.then((vendor) => {
      if (vendor && consent.now() === 'given') tell(vendor);
    });
  };
}
