import type {
  ComposedEntry,
  ComposedGroup,
  ComposedResume,
  ComposedSection,
} from '../../../../shared/documents/composed-document.ts';
import { markup, type Markup } from '../../../platform/http/markup.ts';
import { line, contactMarkup } from './header-markup.ts';

const paragraphs = (texts: readonly string[]): Markup[] => texts.map((text) => markup`<p>${text}</p>`);

const points = (texts: readonly string[]): Markup[] =>
  texts.length === 0 ? [] : [markup`<ul>${texts.map((text) => markup`<li>${text}</li>`)}</ul>`];

function entry({ title, subtitle, location, dates, link, ...body }: ComposedEntry, level: number): Markup {
  return markup`<article>
<header>${title === '' ? [] : [markup`<h${level} class="entry">${title}</h${level}>`]}${line('dates', dates)}${line('subtitle', subtitle)}${line('place', location)}${
    link ? [markup`<p class="link">${contactMarkup(link)}</p>`] : []
  }</header>
${paragraphs(body.paragraphs)}${points(body.points)}</article>
`;
}

const group = ({ name, items }: ComposedGroup): Markup =>
  markup`<div>${name === '' ? [] : [markup`<dt>${name}</dt>`]}<dd>${items.join(', ')}</dd></div>`;

function body(section: ComposedSection, level: number): Markup[] {
  switch (section.kind) {
    case 'text':
      return paragraphs(section.paragraphs);
    case 'entries':
      return section.entries.map((each) => entry(each, level + 1));
    case 'groups':
      return [markup`<dl>${section.groups.map(group)}</dl>`];
  }
}

/** Renders the sections of a résumé in reading order. `level` is the level of their headings. */
export const resumeMarkup = ({ sections }: ComposedResume, level: number): Markup[] =>
  sections.map(
    (section, index) =>
      markup`<section aria-labelledby="section-${index}"><h${level} class="topic" id="section-${index}">${section.title}</h${level}>
${body(section, level)}</section>
`,
  );
