const key = 'tessera.guest-notice-hidden';

/**
 * Whether the notice was dismissed in this tab's session; where nothing can be stored, it appears again on the next
 * page.
 */
export function isNoticeDismissed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Hides the notice for this tab's session. */
export function dismissNotice(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage the notice appears again on the next page.
  }
}
