/** What is drawn above the page. Its code comes after the first screen (late/overlays.ts). */
export { AppDialogNow } from './app-dialog-now.tsx';
export { Menu as MenuParts } from '@chakra-ui/react';
export { MenuNow } from './menu-now.tsx';
export { MonthPickerNow } from './month-picker/month-picker-now.tsx';
export { createNoticeStore, NoticeArea, type NoticeStore } from './notice-area.tsx';
export { PopoverNow } from './popover-now.tsx';
export { SideDrawerNow } from './side-drawer-now.tsx';
export { TooltipNow } from './tooltip-now.tsx';
