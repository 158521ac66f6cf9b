import type { ComposedDesign, ResumeDesign } from '../design/resume-design.ts';

/** Reduces a design to what pages need. The date format and the choice of a headshot have already been applied. */
export function composeDesign(design: ResumeDesign): ComposedDesign {
  const { template, paper, accent, fonts, textSize, spacing, margins, smartPunctuation } = design;
  return {
    template,
    paper,
    ...(accent !== undefined && { accent }),
    ...(fonts !== undefined && { fonts }),
    ...(textSize !== undefined && { textSize }),
    ...(spacing !== undefined && { spacing }),
    ...(margins !== undefined && { margins }),
    ...(smartPunctuation !== undefined && { smartPunctuation }),
  };
}
