import academic from './pictures/academic.webp';
import band from './pictures/band.webp';
import centered from './pictures/centered.webp';
import classic from './pictures/classic.webp';
import compact from './pictures/compact.webp';
import margin from './pictures/margin.webp';
import sidebar from './pictures/sidebar.webp';
import timeline from './pictures/timeline.webp';

/**
 * First pages of the templates by name, 240 pixels wide, written by `npm run gallery`. The build inlines them as `data:`
 * URLs, the only kind of picture that partner pages show (docs/embedding.md).
 */
export const templatePictures: Readonly<Record<string, string>> = {
  ...{ academic, band, centered, classic, compact, margin, sidebar, timeline },
};
