import type { ReactNode } from 'react';
import { useAssets, type PictureFiles, type Screenshot } from '../site-assets.ts';

interface Props {
  /** The name that `npm run site-pictures` uses. */
  readonly name: string;
  readonly alt: string;
  /** The displayed width, as in an image's `sizes`. */
  readonly sizes: string;
  /** Whether it is on the first screen. */
  readonly isFirst?: boolean;
}

const darkScheme = '(prefers-color-scheme: dark)';
/** Where a screenshot of a wide window would be too small to read. */
const onPhone = '(max-width: 40rem)';

const sourceSet = (files: PictureFiles): string =>
  Object.entries(files)
    .map(([width, address]) => `${address} ${width}w`)
    .join(', ');

/** A picture of the product in the reader's color scheme and width. A missing picture renders nothing. */
export function Picture({ name, alt, sizes, isFirst = false }: Props): ReactNode {
  const picture = useAssets().pictures[name];
  if (picture === undefined) return null;
  const { wide, narrow } = picture;
  const sourcesOf = ({ sources, width, height }: Screenshot, scheme: 'light' | 'dark', media?: string): ReactNode =>
    (['avif', 'webp'] as const).map((format) => (
      <source
        key={format}
        type={`image/${format}`}
        srcSet={sourceSet(sources[scheme][format])}
        sizes={sizes}
        width={width}
        height={height}
        media={media}
      />
    ));
  return (
    <figure className="shot">
      <picture>
        {sourcesOf(narrow, 'dark', `${onPhone} and ${darkScheme}`)}
        {sourcesOf(narrow, 'light', onPhone)}
        {sourcesOf(wide, 'dark', darkScheme)}
        {sourcesOf(wide, 'light')}
        <img
          src={Object.values(wide.sources.light.webp)[0]}
          alt={alt}
          width={wide.width}
          height={wide.height}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </figure>
  );
}
