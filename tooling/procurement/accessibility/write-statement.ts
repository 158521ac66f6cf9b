import { criteria } from './criteria.ts';
import { conformanceOf } from './criterion.ts';
import { problems } from './problems.ts';
import { assessedOn, countByConformance } from './summary.ts';

const unevaluated = criteria.filter((criterion) => conformanceOf(criterion) === 'Not Evaluated');

const day = new Date(`${assessedOn}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns services/public-site/content/accessibility.md, the text of the page *Accessibility*. */
export const writeStatement = (): string => `---
title: Accessibility
description: How accessible this site is, what doesn’t work well yet, and how to tell us about a problem.
---
We want everyone to be able to write a résumé here: with a keyboard, with a screen reader, at a large size, with a finger, or by voice. Our aim is level AA of the [Web Content Accessibility Guidelines (WCAG) 2.2](https://www.w3.org/TR/WCAG22/).

## Where we stand

The site **${problems.length === 0 ? 'conforms' : 'partially conforms'}** to WCAG 2.2, level AA. Of its ${criteria.length} criteria at levels A and AA, ${countByConformance()}.

- Everything works with the keyboard, including what you can drag with a mouse.
- Pages fit at 400% and on a screen 320 pixels wide, in light and dark colors.
- PDFs are tagged (PDF/UA-1), with headings, reading order, language, and a description of your photo. Word files use Word’s own headings and lists.
- What was saved, moved, or deleted is announced to screen readers.

## What doesn’t work well yet

${problems.map(({ what, instead }) => `- ${[what, instead].filter(Boolean).join(' ')}`).join('\n')}

Nothing shows yet how the site does on ${new Intl.ListFormat('en').format(unevaluated.map(({ number, name }) => `${name} (${number})`))}. Our tests use Chromium and what it tells screen readers, and Firefox for the main tasks; we haven’t tried a screen reader itself.

## Tell us about a problem

If something keeps you from using this site, write to us.

[site contact]

Tell us the page, what you wanted to do, and what you use, such as your browser and screen reader. If you need a document or a piece of information in another form, ask for it. The [contact page](/contact) says who runs this site.

If you aren’t satisfied with the answer, you can turn to the authority for accessibility in your country.

## How we know

Each change is tested automatically: the structure and contrast of pages in light and dark, on a laptop and on a phone, whole tasks with the keyboard alone, and a checker for tagged PDFs. In November 2026, we also went through the pages by hand. This statement was written on ${day} from the same table as our conformance report (VPAT), which the operator of this site can give you.
`;
