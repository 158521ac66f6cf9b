import type { ReactNode } from 'react';
import { useAssets, type PictureFiles } from '../site-assets.ts';

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

const sourceSet = (files: PictureFiles): string =>
  Object.entries(files)
    .map(([width, address]) => `${address} ${width}w`)
    .join(', ');

/** A picture of the product in the reader's color scheme. A missing picture renders nothing. */
export function Picture({ name, alt, sizes, isFirst = false }: Props): ReactNode {
  const picture = useAssets().pictures[name];
  if (picture === undefined) return null;
  const { width, height, sources } = picture;
  const sourcesOf = (scheme: 'light' | 'dark', media?: string): ReactNode =>
    (['avif', 'webp'] as const).map((format) => (
      <source
        key={format}
        type={`image/${format}`}
        srcSet={sourceSet(sources[scheme][format])}
        sizes={sizes}
        media={media}
      />
    ));
  return (
    <figure className="shot">
      <picture>
        {sourcesOf('dark', darkScheme)}
        {sourcesOf('light')}
        <img
          src={Object.values(sources.light.webp)[0]}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </figure>
  );
}
