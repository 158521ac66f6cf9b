import { Box, type BoxProps } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';

interface AvatarProps extends Pick<BoxProps, 'boxSize' | 'textStyle'> {
  /** The picture's address, if there is one. */
  readonly picture: string | undefined;
  /** The person's initials, which are shown until the picture has loaded. */
  readonly initials: string;
  /** Describes the picture where nothing next to it does. */
  readonly alt?: string;
}

/** A person's picture, or their initials. */
export function Avatar({ picture, initials, alt = '', ...look }: AvatarProps): ReactNode {
  const [loaded, setLoaded] = useState<string>();
  const hasPicture = picture !== undefined && loaded === picture;
  return (
    <Box
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      overflow="hidden"
      borderRadius="full"
      bg="primary.muted"
      color="primary.fg"
      fontFamily="heading"
      fontWeight="600"
      lineHeight="1"
      textTransform="uppercase"
      {...look}
    >
      {!hasPicture && <span aria-hidden>{initials}</span>}
      {picture !== undefined && (
        <img
          src={picture}
          alt={alt}
          draggable={false}
          referrerPolicy="no-referrer"
          hidden={!hasPicture}
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          onLoad={() => setLoaded(picture)}
          onError={() => setLoaded(undefined)}
          // A cached image may be complete before the load listener is attached.
          ref={(image) => {
            if (image !== null && image.complete && image.naturalWidth > 0 && !hasPicture) setLoaded(picture);
          }}
        />
      )}
    </Box>
  );
}
