/** The overlays, which render above the page. Their code loads after the first screen (lazy/overlays.ts). */
export { AppDialogNow } from './app-dialog-impl.tsx';
export { Menu as MenuParts } from '@chakra-ui/react';
export { MenuNow } from './menu-impl.tsx';
export { MonthPickerNow } from './month-picker/month-picker-impl.tsx';
export { createNoticeStore, NoticeArea, type NoticeStore } from './notice-area.tsx';
export { PopoverNow } from './popover-impl.tsx';
export { SideDrawerNow } from './side-drawer-impl.tsx';
export { TooltipNow } from './tooltip-impl.tsx';
