/** Small pages, each with another way to put a remote into a page, for cases that the portal itself does not cover. */
export interface Integration {
  readonly name: string;
  readonly title: string;
  readonly what: string;
  /** Third-party files, in order, before the page's own script. */
  readonly vendors?: readonly VendorName[];
  /** Style sheets in addition to the pages' own. */
  readonly styles?: readonly string[];
  readonly language?: string;
  readonly direction?: 'rtl';
  /** The ids of the page's elements that remotes are put into. The default is one, `place`. */
  readonly places?: readonly string[];
  /** Whether scripts run only by their nonce or when a running script loads them (`strict-dynamic`). */
  readonly isStrict?: boolean;
}

/** Libraries as their packages ship them for pages without a build. */
export const vendors = {
  'vue.js': '@vue/runtime-dom/dist/runtime-dom.global.prod.js',
  'react-16.js': 'react-16/umd/react.production.min.js',
  'react-dom-16.js': 'react-dom-16/umd/react-dom.production.min.js',
} as const;
export type VendorName = keyof typeof vendors;

export const integrations: readonly Integration[] = [
  { name: 'plain', title: 'Plain page', what: 'a script, an element and one call' },
  { name: 'element', title: 'In the markup', what: '<tessera-module> with attributes', places: [] },
  { name: 'vue', title: 'Vue', what: 'a component of a Vue page', vendors: ['vue.js'] },
  {
    name: 'react-16',
    title: 'React from 2020',
    what: 'a class component whose React does not affect ours',
    vendors: ['react-16.js', 'react-dom-16.js'],
  },
  { name: 'strict', title: 'Strict policy', what: 'only scripts allowed by nonce and strict-dynamic', isStrict: true },
  {
    name: 'hostile',
    title: 'Style sheet from 2012',
    what: 'rules on bare elements, with !important',
    styles: ['hostile.css'],
  },
  {
    name: 'rtl',
    title: 'Right to left',
    what: 'a page in Hebrew with a root font size of 62.5%',
    styles: ['rtl.css'],
    language: 'he',
    direction: 'rtl',
  },
  { name: 'two', title: 'Two at once', what: 'a narrow column and the rest', places: ['narrow', 'wide'] },
  {
    name: 'frame',
    title: 'In a frame',
    what: 'a separate page from Tessera, so that none of its code runs in this one',
  },
  { name: 'switch', title: 'Another user', what: 'switches to whoever signs in, without reloading' },
  { name: 'playground', title: 'Playground', what: 'writes the code as you choose options' },
];
