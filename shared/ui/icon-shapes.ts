/**
 * The shapes of icons, written by `node tooling/write-icons.ts`. They are Lucide's, © Lucide Contributors and (for
 * those from Feather) Cole Bemis, under the ISC License: https://github.com/lucide-icons/lucide/blob/main/LICENSE
 */

/** The parts of an icon in a square of 24, each as its SVG element and its attributes. */
export type IconShape = readonly (readonly [
  element: 'path' | 'circle' | 'rect' | 'line',
  attributes: Readonly<Record<string, string>>,
])[];

export const arrowDown: IconShape = [['path', { d: 'M12 5v14m7-7l-7 7l-7-7' }]];
export const arrowLeft: IconShape = [['path', { d: 'm12 19l-7-7l7-7m7 7H5' }]];
export const arrowUp: IconShape = [['path', { d: 'm5 12l7-7l7 7m-7 7V5' }]];
export const calendar: IconShape = [
  ['path', { d: 'M8 2v3m8-3v3' }],
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
  ['path', { d: 'M3 9h18' }],
];
export const check: IconShape = [['path', { d: 'M20 6L9 17l-5-5' }]];
export const chevronDown: IconShape = [['path', { d: 'm6 9l6 6l6-6' }]];
export const chevronLeft: IconShape = [['path', { d: 'm15 18l-6-6l6-6' }]];
export const chevronRight: IconShape = [['path', { d: 'm9 18l6-6l-6-6' }]];
export const circleAlert: IconShape = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M12 8v4m0 4h.01' }],
];
export const cloudCheck: IconShape = [
  ['path', { d: 'm17 15l-5.5 5.5L9 18' }],
  ['path', { d: 'M5.516 16.07A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 3.501 7.327' }],
];
export const cloudOff: IconShape = [
  [
    'path',
    {
      d: 'M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057m-2.926 2.753A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20',
    },
  ],
];
export const copy: IconShape = [
  ['rect', { width: '14', height: '14', x: '8', y: '8', rx: '2', ry: '2' }],
  ['path', { d: 'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2' }],
];
export const download: IconShape = [
  ['path', { d: 'M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4' }],
  ['path', { d: 'm7 10l5 5l5-5' }],
];
export const ellipsis: IconShape = [
  ['circle', { cx: '12', cy: '12', r: '1' }],
  ['circle', { cx: '19', cy: '12', r: '1' }],
  ['circle', { cx: '5', cy: '12', r: '1' }],
];
export const externalLink: IconShape = [
  ['path', { d: 'M15 3h6v6m-11 5L21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6' }],
];
export const eye: IconShape = [
  [
    'path',
    { d: 'M2.062 12.348a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 19.876 0a1 1 0 0 1 0 .696a10.75 10.75 0 0 1-19.876 0' },
  ],
  ['circle', { cx: '12', cy: '12', r: '3' }],
];
export const eyeOff: IconShape = [
  [
    'path',
    {
      d: 'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575a1 1 0 0 1 0 .696a10.8 10.8 0 0 1-1.444 2.49m-6.41-.679a3 3 0 0 1-4.242-4.242',
    },
  ],
  [
    'path',
    { d: 'M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 4.446-5.143M2 2l20 20' },
  ],
];
export const fileText: IconShape = [
  [
    'path',
    {
      d: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
    },
  ],
  ['path', { d: 'M14 2v5a1 1 0 0 0 1 1h5M10 9H8m8 4H8m8 4H8' }],
];
export const fileUp: IconShape = [
  [
    'path',
    {
      d: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
    },
  ],
  ['path', { d: 'M14 2v5a1 1 0 0 0 1 1h5m-8 4v6m3-3l-3-3l-3 3' }],
];
export const gripVertical: IconShape = [
  ['circle', { cx: '9', cy: '12', r: '1' }],
  ['circle', { cx: '9', cy: '5', r: '1' }],
  ['circle', { cx: '9', cy: '19', r: '1' }],
  ['circle', { cx: '15', cy: '12', r: '1' }],
  ['circle', { cx: '15', cy: '5', r: '1' }],
  ['circle', { cx: '15', cy: '19', r: '1' }],
];
export const history: IconShape = [
  ['path', { d: 'M3 12a9 9 0 1 0 9-9a9.75 9.75 0 0 0-6.74 2.74L3 8' }],
  ['path', { d: 'M3 3v5h5m4-1v5l4 2' }],
];
export const info: IconShape = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M12 16v-4m0-4h.01' }],
];
export const logOut: IconShape = [['path', { d: 'm16 17l5-5l-5-5m5 5H9m0 9H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4' }]];
export const menu: IconShape = [['path', { d: 'M4 5h16M4 12h16M4 19h16' }]];
export const palette: IconShape = [
  [
    'path',
    {
      d: 'M12 22a1 1 0 0 1 0-20a10 9 0 0 1 10 9a5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8z',
    },
  ],
  ['circle', { cx: '13.5', cy: '6.5', r: '.5' }],
  ['circle', { cx: '17.5', cy: '10.5', r: '.5' }],
  ['circle', { cx: '6.5', cy: '12.5', r: '.5' }],
  ['circle', { cx: '8.5', cy: '7.5', r: '.5' }],
];
export const pencil: IconShape = [
  [
    'path',
    {
      d: 'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
    },
  ],
];
export const plus: IconShape = [['path', { d: 'M5 12h14m-7-7v14' }]];
export const redo2: IconShape = [
  ['path', { d: 'm15 14l5-5l-5-5' }],
  ['path', { d: 'M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13' }],
];
export const refreshCw: IconShape = [
  ['path', { d: 'M3 12a9 9 0 0 1 9-9a9.75 9.75 0 0 1 6.74 2.74L21 8' }],
  ['path', { d: 'M21 3v5h-5m5 4a9 9 0 0 1-9 9a9.75 9.75 0 0 1-6.74-2.74L3 16' }],
  ['path', { d: 'M8 16H3v5' }],
];
export const search: IconShape = [
  ['path', { d: 'm21 21l-4.34-4.34' }],
  ['circle', { cx: '11', cy: '11', r: '8' }],
];
export const share2: IconShape = [
  ['circle', { cx: '18', cy: '5', r: '3' }],
  ['circle', { cx: '6', cy: '12', r: '3' }],
  ['circle', { cx: '18', cy: '19', r: '3' }],
  ['path', { d: 'm8.59 13.51l6.83 3.98m-.01-10.98l-6.82 3.98' }],
];
export const slidersHorizontal: IconShape = [
  ['path', { d: 'M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7m-6 5v4m0-2H3' }],
];
export const trash2: IconShape = [
  [
    'path',
    { d: 'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2' },
  ],
];
export const triangleAlert: IconShape = [
  ['path', { d: 'm21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01' }],
];
export const undo2: IconShape = [
  ['path', { d: 'M9 14L4 9l5-5' }],
  ['path', { d: 'M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11' }],
];
export const x: IconShape = [['path', { d: 'M18 6L6 18M6 6l12 12' }]];
export const zoomIn: IconShape = [
  ['circle', { cx: '11', cy: '11', r: '8' }],
  ['path', { d: 'm21 21l-4.35-4.35M11 8v6m-3-3h6' }],
];
export const zoomOut: IconShape = [
  ['circle', { cx: '11', cy: '11', r: '8' }],
  ['path', { d: 'm21 21l-4.35-4.35M8 11h6' }],
];
