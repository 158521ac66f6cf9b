import type { ConsentPort } from './consent.ts';

/** A vendor that can be shut down: it discards the user's identity and sends nothing more. */
export interface Observer {
  end(): void;
}

/**
 * Loads a vendor once there is consent, and shuts it down when consent is withdrawn. `onLoaded` reports to it what it
 * has missed. Without consent nothing is loaded, and what is reported is discarded, not stored.
 */
export function withConsent<Vendor extends Observer>(
  consent: ConsentPort,
  load: () => Promise<Vendor>,
  onLoaded: (vendor: Vendor) => void = () => undefined,
): (tell: (vendor: Vendor) => void) => void {
  let loading: Promise<Vendor | undefined> | undefined;

  const begin = (): void => {
    // The page works without a vendor that cannot be loaded.
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
