import type { ComposedDesign, ResumeDesign } from '../design/resume-design.ts';

/** What pages need to know of a design: the format of dates and the wish for a headshot are carried out by then. */
export function composeDesign(design: ResumeDesign): ComposedDesign {
  const { template, paper, accent, fonts, textSize, spacing, margins } = design;
  return {
    template,
    paper,
    ...(accent !== undefined && { accent }),
    ...(fonts !== undefined && { fonts }),
    ...(textSize !== undefined && { textSize }),
    ...(spacing !== undefined && { spacing }),
    ...(margins !== undefined && { margins }),
  };
}
