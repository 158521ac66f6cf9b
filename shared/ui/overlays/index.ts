/** What is drawn above the page. Its code comes after the first screen (late/overlays.ts). */
export { AppDialogNow } from './app-dialog-impl.tsx';
export { Menu as MenuParts } from '@chakra-ui/react';
export { MenuNow } from './menu-impl.tsx';
export { MonthPickerNow } from './month-picker/month-picker-impl.tsx';
export { createNoticeStore, NoticeArea, type NoticeStore } from './notice-area.tsx';
export { PopoverNow } from './popover-impl.tsx';
export { SideDrawerNow } from './side-drawer-impl.tsx';
export { TooltipNow } from './tooltip-impl.tsx';
