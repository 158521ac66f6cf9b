import {
  AbsoluteCenter,
  Button as PlainButton,
  IconButton as PlainIconButton,
  Span,
  Spinner,
  type ButtonProps,
  type IconButtonProps,
} from '@chakra-ui/react';
import type { MouseEvent, ReactNode, RefAttributes } from 'react';

type Ref = RefAttributes<HTMLButtonElement>;

/** Neither acts nor submits a form. */
const ignore = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Returns the props of a button that is busy, which stays focusable: the browser would take the focus from a disabled
 * one, and screen reader users would start again at the top of the page. Its words stay its name, also behind the
 * spinner.
 */
function busyProps({ loading, loadingText, children, ...props }: ButtonProps): ButtonProps {
  if (loading !== true) return { ...props, children };
  const spinner = <Spinner size="inherit" borderWidth="0.125em" color="inherit" />;
  return {
    ...props,
    'aria-disabled': true,
    'aria-busy': true,
    onClick: ignore,
    onKeyDown: undefined,
    onPointerDown: undefined,
    children:
      loadingText === undefined ? (
        <>
          <AbsoluteCenter display="inline-flex">{spinner}</AbsoluteCenter>
          <Span display="contents" color="transparent">
            {children}
          </Span>
        </>
      ) : (
        <>
          {spinner}
          {loadingText}
        </>
      ),
  };
}

/** A button; `loading` shows that it works, and it ignores clicks until it has. */
export const Button = (props: ButtonProps & Ref): ReactNode => <PlainButton {...busyProps(props)} />;

/** A button with only an icon. */
export const IconButton = (props: IconButtonProps & Ref): ReactNode => <PlainIconButton {...busyProps(props)} />;
