import academicAccent from './pictures/academic-accent.webp';
import academic from './pictures/academic.webp';
import bandAccent from './pictures/band-accent.webp';
import band from './pictures/band.webp';
import centeredAccent from './pictures/centered-accent.webp';
import centered from './pictures/centered.webp';
import classicAccent from './pictures/classic-accent.webp';
import classic from './pictures/classic.webp';
import compactAccent from './pictures/compact-accent.webp';
import compact from './pictures/compact.webp';
import marginAccent from './pictures/margin-accent.webp';
import margin from './pictures/margin.webp';
import sidebarAccent from './pictures/sidebar-accent.webp';
import sidebar from './pictures/sidebar.webp';
import timelineAccent from './pictures/timeline-accent.webp';
import timeline from './pictures/timeline.webp';

/** A first page in two layers, as `data:` URLs. */
export interface TemplatePicture {
  readonly base: string;
  /** Where the page has its accent color: a mask. */
  readonly accent: string;
}

/**
 * First pages of the templates by name, 240 pixels wide, written by `npm run gallery`. The build inlines them as `data:`
 * URLs, the only kind of picture that partner pages show (docs/embedding.md).
 */
export const templatePictures: Readonly<Record<string, TemplatePicture>> = {
  academic: { base: academic, accent: academicAccent },
  band: { base: band, accent: bandAccent },
  centered: { base: centered, accent: centeredAccent },
  classic: { base: classic, accent: classicAccent },
  compact: { base: compact, accent: compactAccent },
  margin: { base: margin, accent: marginAccent },
  sidebar: { base: sidebar, accent: sidebarAccent },
  timeline: { base: timeline, accent: timelineAccent },
};
