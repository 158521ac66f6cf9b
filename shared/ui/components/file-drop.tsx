import { Flex, type FlexProps } from '@chakra-ui/react';
import { useState, type DragEvent, type ReactNode, type RefObject } from 'react';

export interface FileDropProps extends Omit<FlexProps, 'onDrop'> {
  /** File types for the device's dialog, as an input's `accept`; dropped files are not restricted. */
  readonly accept: string;
  readonly label: string;
  /**
   * The underlying file input: a click on it opens the device's dialog. People who do not drag need a button that does
   * so.
   */
  readonly input: RefObject<HTMLInputElement | null>;
  /** While one file is being processed, no other is accepted. */
  readonly busy?: boolean;
  readonly onChoose: (file: File) => void;
}

/** An area that accepts one dropped file. The same file can be chosen again, for example after it was corrected. */
export function FileDrop({ accept, label, input, busy = false, onChoose, children, ...box }: FileDropProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.item(0);
    if (file && !busy) onChoose(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Flex
      align="center"
      borderWidth="2px"
      borderStyle="dashed"
      borderRadius="l2"
      borderColor={isOver ? 'primary.solid' : 'border.control'}
      bg={isOver ? 'primary.subtle' : undefined}
      {...box}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </Flex>
  );
}
