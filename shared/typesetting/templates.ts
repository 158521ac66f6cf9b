/** The designs a document can have: one Typst source each, all fed with the same `TemplateData`. */
import type { FontPair } from '../documents/design/resume-design.ts';

export interface Template {
  /** What `ComposedDocument.design.template` says. */
  readonly name: string;
  /** Source, relative to this folder. */
  readonly file: string;
  /** Its fonts, points of its text and name, and millimetres at its sides, where the design does not say. */
  readonly fonts: FontPair;
  readonly textSize: number;
  readonly nameSize: number;
  readonly sideMargin: number;
  /** Share of the text's width that a line of the main text has. */
  readonly mainColumn: number;
  /** Share of the text's width that a second column has, which takes lists of skills and the like. */
  readonly sideColumn?: number;
  /** Whether it has a place for a headshot. */
  readonly hasHeadshot: boolean;
}

const template = (name: string, rest: Omit<Template, 'name' | 'file'>): Template => ({
  name,
  file: `templates/${name}.typ`,
  ...rest,
});

const classic = template('classic', {
  fonts: 'lato',
  textSize: 10,
  nameSize: 25,
  sideMargin: 21.59,
  mainColumn: 1,
  hasHeadshot: true,
});

/** In the order in which they are offered. */
export const templates: readonly Template[] = [
  classic,
  template('centered', {
    fonts: 'garamond',
    textSize: 10,
    nameSize: 27,
    sideMargin: 23,
    mainColumn: 1,
    hasHeadshot: false,
  }),
  template('sidebar', {
    fonts: 'source-sans',
    textSize: 9.5,
    nameSize: 27,
    sideMargin: 15,
    mainColumn: 0.66,
    sideColumn: 0.27,
    hasHeadshot: true,
  }),
  template('margin', {
    fonts: 'inter',
    textSize: 9.5,
    nameSize: 28,
    sideMargin: 18,
    mainColumn: 0.65,
    sideColumn: 0.28,
    hasHeadshot: true,
  }),
  template('timeline', {
    fonts: 'lato',
    textSize: 10,
    nameSize: 27,
    sideMargin: 20,
    mainColumn: 0.78,
    hasHeadshot: true,
  }),
  template('band', { fonts: 'lato', textSize: 10, nameSize: 27, sideMargin: 20, mainColumn: 1, hasHeadshot: true }),
  template('academic', {
    fonts: 'source-serif',
    textSize: 10,
    nameSize: 23,
    sideMargin: 22,
    mainColumn: 0.76,
    hasHeadshot: false,
  }),
  template('compact', {
    fonts: 'source-sans',
    textSize: 9,
    nameSize: 20,
    sideMargin: 15,
    mainColumn: 0.82,
    hasHeadshot: false,
  }),
];

/** What templates share, by the paths under which they import it. */
export const sharedSources: readonly string[] = ['setup', 'pieces', 'sections', 'columns', 'letter'].map(
  (name) => `templates/common/${name}.typ`,
);

/** The design of a document that names none, or one that no longer exists: its pages are drawn all the same. */
export const defaultTemplate: Template = classic;

export const templateOf = (name: string): Template => templates.find((each) => each.name === name) ?? defaultTemplate;
