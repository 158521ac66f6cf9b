import { identifier, line, oneOf, type Read, withOptional, boolean } from '../parsing/read.ts';
import { readWhole } from '../parsing/read-whole.ts';
import { isColour } from './accent.ts';
import {
  type ComposedDesign,
  dateFormats,
  fontPairs,
  isOnScale,
  margins,
  papers,
  type ResumeDesign,
  type Scale,
  spacings,
  textSizes,
} from './resume-design.ts';

const colour: Read<string> = (value, path, problems) => {
  if (typeof value === 'string' && isColour(value)) return value.toLowerCase();
  problems.push({ path, message: 'is not a colour of the form #rrggbb' });
  return '#000000';
};

const onScale =
  (scale: Scale): Read<number> =>
  (value, path, problems) => {
    if (typeof value === 'number' && isOnScale(value, scale)) return value;
    const { least, most, step } = scale;
    problems.push({ path, message: `is not a number from ${least} to ${most} in steps of ${step}` });
    return least;
  };

const looks = {
  accent: colour,
  fonts: oneOf(fontPairs),
  textSize: onScale(textSizes),
  spacing: onScale(spacings),
  margins: onScale(margins),
  smartPunctuation: boolean,
};

export const resumeDesign = withOptional<ResumeDesign, Exclude<keyof ResumeDesign, 'template' | 'paper'>>(
  { template: identifier, paper: oneOf(papers) },
  { ...looks, dateFormat: oneOf(dateFormats), headshot: boolean },
);

export const composedDesign = withOptional<ComposedDesign, keyof typeof looks>(
  { template: line(64), paper: oneOf(papers) },
  looks,
);

/** Parses an untrusted value as a design; undefined when it is not valid. */
export function parseResumeDesign(value: unknown): ResumeDesign | undefined {
  const reading = readWhole(resumeDesign, () => [], value);
  return reading.ok ? reading.document : undefined;
}
