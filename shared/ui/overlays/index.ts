/** The overlays, which render above the page. Their code loads after the first screen (lazy/overlays.ts). */
export { AppDialogImpl } from './app-dialog-impl.tsx';
export { MenuParts } from './menu-parts.tsx';
export { MenuImpl } from './menu-impl.tsx';
export { MonthPickerImpl } from './month-picker/month-picker-impl.tsx';
export { createNoticeStore, NoticeArea, type NoticeStore } from './notice-area.tsx';
export { PopoverImpl } from './popover-impl.tsx';
export { SearchDialogImpl } from './search-dialog-impl.tsx';
export { SideDrawerImpl } from './side-drawer-impl.tsx';
export { TooltipImpl } from './tooltip-impl.tsx';

/** Loads the tags input, which only a few screens have and which uses parts of the overlays. */
export const loadTagsInputCode = () => import(/* webpackChunkName: "tags-input" */ './tags-input/tags-input-impl.tsx');
