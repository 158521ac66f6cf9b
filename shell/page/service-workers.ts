/** Unregisters service workers of earlier versions, which would serve old files (product.md §1). */
export async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // A browser that refuses access to service workers has none of ours.
  }
}
