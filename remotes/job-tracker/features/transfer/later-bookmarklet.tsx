import { laterDialog } from './later-dialog.tsx';

/** The dialog that offers the bookmarklet, which is opened where jobs are listed and where one is added. */
export const LaterBookmarklet = laterDialog(async () => (await import('./bookmarklet-dialog.tsx')).BookmarkletDialog);
