import type { ReactNode, SVGProps } from 'react';
import * as shapes from './icon-shapes.ts';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  readonly size?: number;
}

/** Returns the component that shows a shape in the color of the text around it. Without a label, it is decoration. */
function iconOf(shape: shapes.IconShape): (props: IconProps) => ReactNode {
  return function Icon({ size = 24, ...rest }) {
    const isNamed =
      rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined || rest.role !== undefined;
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={isNamed ? undefined : true}
        {...rest}
      >
        {shape.map(([Part, attributes], index) => (
          <Part key={index} {...attributes} />
        ))}
      </svg>
    );
  };
}

// The marks let each build drop the icons that it does not show.
export const ArrowDownIcon = /* @__PURE__ */ iconOf(shapes.arrowDown);
export const ArrowLeftIcon = /* @__PURE__ */ iconOf(shapes.arrowLeft);
export const ArrowUpIcon = /* @__PURE__ */ iconOf(shapes.arrowUp);
export const CalendarIcon = /* @__PURE__ */ iconOf(shapes.calendar);
export const CheckIcon = /* @__PURE__ */ iconOf(shapes.check);
export const ChevronDownIcon = /* @__PURE__ */ iconOf(shapes.chevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ iconOf(shapes.chevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ iconOf(shapes.chevronRight);
export const CircleAlertIcon = /* @__PURE__ */ iconOf(shapes.circleAlert);
export const CloudCheckIcon = /* @__PURE__ */ iconOf(shapes.cloudCheck);
export const CloudOffIcon = /* @__PURE__ */ iconOf(shapes.cloudOff);
export const CopyIcon = /* @__PURE__ */ iconOf(shapes.copy);
export const DownloadIcon = /* @__PURE__ */ iconOf(shapes.download);
export const EllipsisIcon = /* @__PURE__ */ iconOf(shapes.ellipsis);
export const ExternalLinkIcon = /* @__PURE__ */ iconOf(shapes.externalLink);
export const EyeIcon = /* @__PURE__ */ iconOf(shapes.eye);
export const EyeOffIcon = /* @__PURE__ */ iconOf(shapes.eyeOff);
export const FileTextIcon = /* @__PURE__ */ iconOf(shapes.fileText);
export const FileUpIcon = /* @__PURE__ */ iconOf(shapes.fileUp);
export const GripVerticalIcon = /* @__PURE__ */ iconOf(shapes.gripVertical);
export const HistoryIcon = /* @__PURE__ */ iconOf(shapes.history);
export const InfoIcon = /* @__PURE__ */ iconOf(shapes.info);
export const LogOutIcon = /* @__PURE__ */ iconOf(shapes.logOut);
export const MenuIcon = /* @__PURE__ */ iconOf(shapes.menu);
export const PaletteIcon = /* @__PURE__ */ iconOf(shapes.palette);
export const PencilIcon = /* @__PURE__ */ iconOf(shapes.pencil);
export const PlusIcon = /* @__PURE__ */ iconOf(shapes.plus);
export const Redo2Icon = /* @__PURE__ */ iconOf(shapes.redo2);
export const RefreshCwIcon = /* @__PURE__ */ iconOf(shapes.refreshCw);
export const SearchIcon = /* @__PURE__ */ iconOf(shapes.search);
export const Share2Icon = /* @__PURE__ */ iconOf(shapes.share2);
export const SlidersHorizontalIcon = /* @__PURE__ */ iconOf(shapes.slidersHorizontal);
export const Trash2Icon = /* @__PURE__ */ iconOf(shapes.trash2);
export const TriangleAlertIcon = /* @__PURE__ */ iconOf(shapes.triangleAlert);
export const Undo2Icon = /* @__PURE__ */ iconOf(shapes.undo2);
export const XIcon = /* @__PURE__ */ iconOf(shapes.x);
export const ZoomInIcon = /* @__PURE__ */ iconOf(shapes.zoomIn);
export const ZoomOutIcon = /* @__PURE__ */ iconOf(shapes.zoomOut);
