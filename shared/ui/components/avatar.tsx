import { chakra, createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import { UserIcon } from 'lucide-react';
import { createContext, use, useState, type ReactNode } from 'react';

// Chakra's own avatar needs a state machine; this one only tracks whether the image has loaded.
const { withProvider, withContext } = createSlotRecipeContext({ key: 'avatar' });
const StyledRoot = withProvider<HTMLDivElement, AvatarRootProps>('div', 'root');
const StyledImage = withContext<HTMLImageElement, HTMLChakraProps<'img'>>('img', 'image');
const StyledFallback = withContext<HTMLSpanElement, HTMLChakraProps<'span'>>(chakra.span, 'fallback');

interface Picture {
  readonly hasCome: boolean;
  readonly setHasCome: (hasCome: boolean) => void;
}

const PictureContext = createContext<Picture>({ hasCome: false, setHasCome: () => undefined });

export interface AvatarRootProps extends HTMLChakraProps<'div'> {
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';
}

function AvatarRoot(props: AvatarRootProps): ReactNode {
  const [hasCome, setHasCome] = useState(false);
  return (
    <PictureContext value={{ hasCome, setHasCome }}>
      <StyledRoot {...props} />
    </PictureContext>
  );
}

export interface AvatarFallbackProps extends HTMLChakraProps<'span'> {
  /** The person's name, whose initials are shown when there are no `children`. */
  readonly name?: string;
}

/** Returns the first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
}

function AvatarFallback({ name = '', children, ...text }: AvatarFallbackProps): ReactNode {
  return (
    <StyledFallback {...text} hidden={use(PictureContext).hasCome}>
      {children ?? (name === '' ? <UserIcon size="1.2em" /> : initialsOf(name))}
    </StyledFallback>
  );
}

function AvatarImage(props: HTMLChakraProps<'img'>): ReactNode {
  const { hasCome, setHasCome } = use(PictureContext);
  return (
    <StyledImage
      draggable="false"
      referrerPolicy="no-referrer"
      {...props}
      hidden={!hasCome}
      onLoad={() => setHasCome(true)}
      onError={() => setHasCome(false)}
      // A cached image may be complete before the load listener is attached.
      ref={(image) => {
        if (image !== null && image.complete && image.naturalWidth > 0 && !hasCome) setHasCome(true);
      }}
    />
  );
}

/** A person's picture, with their initials until it has loaded. */
export const Avatar = { Root: AvatarRoot, Fallback: AvatarFallback, Image: AvatarImage };
