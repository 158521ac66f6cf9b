const key = 'tessera.guest-notice-hidden';

/** Whether the notice was hidden in this tab's session; where nothing can be stored it comes back with the next page. */
export function isNoticeDismissed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function dismissNotice(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // See above.
  }
}
