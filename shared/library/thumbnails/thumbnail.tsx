import { useEnvironment } from '@shared/remote-kit';
import { Box, chakra, FileTextIcon, Flex, Skeleton, Stack } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fetchThumbnail, cachedThumbnail } from './fetch-thumbnail.ts';
import { ThumbnailPlace } from './thumbnail-place.tsx';

export interface ThumbnailProps {
  /** `resumes/{id}` or `templates/{name}`. */
  readonly of: string;
  /** A changed value means that the picture may have changed. */
  readonly version?: string | number;
  /** Called with the number of pages of the whole document. Always the same function. */
  readonly onPages?: (pages: number) => void;
}

/** The distance from the viewport at which a picture is requested. */
const ahead = '300px';

/** The first page as the typesetter draws it, once it is close to the viewport; the last known picture until then. */
export function Thumbnail({ of, version, onPages }: ThumbnailProps): ReactNode {
  const { session, endpoints } = useEnvironment();
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState(() => cachedThumbnail(session.subject, of));
  const [failed, setFailed] = useState(false);

  const pages = picture?.pages;
  useEffect(() => {
    if (pages !== undefined) onPages?.(pages);
  }, [pages, onPages]);

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    const bring = (): void => {
      fetchThumbnail({ session, endpoints }, of, stop.signal).then(
        (fetched) => {
          setFailed(false);
          setPicture(fetched);
        },
        () => {
          if (!stop.signal.aborted) setFailed(true);
        },
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        bring();
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [session, endpoints, of, version]);

  return (
    <ThumbnailPlace>
      <Box ref={place} position="absolute" inset="0">
        {picture === undefined ? (
          <Blank failed={failed} />
        ) : (
          <chakra.img src={picture.address} alt="" width="full" height="full" objectFit="cover" objectPosition="top" />
        )}
      </Box>
    </ThumbnailPlace>
  );
}

/** Lines where the text will be; an icon of a page when it cannot be shown. */
function Blank({ failed }: { readonly failed: boolean }): ReactNode {
  if (failed) {
    return (
      <Flex height="full" align="center" justify="center" color="gray.500">
        <FileTextIcon size={32} aria-hidden />
      </Flex>
    );
  }
  return (
    <Stack gap="3" p="10%">
      {['45%', '30%', '95%', '90%', '60%', '94%', '88%'].map((width) => (
        <Skeleton key={width} height="2" width={width} />
      ))}
    </Stack>
  );
}
