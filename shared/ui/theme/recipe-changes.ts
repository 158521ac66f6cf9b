import { alertAnatomy, checkboxAnatomy, fieldAnatomy, nativeSelectAnatomy } from '@chakra-ui/react/anatomy';
import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

const touch = '@media (pointer: coarse)';
/** League Spartan's glyphs are high on their line, so the text is moved down. */
const nudge = { paddingBlockStart: '0.12em' };
const smallControlHeight = { '--input-height': 'sizes.8', [touch]: { '--input-height': 'sizes.11' } };
const controlHeight = { '--input-height': 'sizes.10', [touch]: { '--input-height': 'sizes.12' } };

/** The product's changes to Chakra's recipes, merged over them. */
export const recipeChanges = {
  button: defineRecipe({
    base: {
      borderRadius: 'full',
      fontFamily: 'heading',
      fontWeight: '600',
      colorPalette: 'primary',
      letterSpacing: '0',
      ...nudge,
      transitionDuration: 'fast',
      // A label that is wider than its place wraps, whatever the language and the font, instead of widening the page.
      maxW: '100%',
      whiteSpace: 'normal',
    },
    variants: {
      size: {
        sm: { h: 'fit-content', minH: '8', minW: '8', px: '3', [touch]: { minH: '11', minW: '11' } },
        md: { h: 'fit-content', minH: '10', minW: '10', px: '5', textStyle: 'md', [touch]: { minH: '12', minW: '12' } },
        lg: { h: 'fit-content', minH: '12', minW: '12', px: '6', textStyle: 'md' },
      },
      variant: {
        solid: { _hover: { bg: 'colorPalette.solidHover' }, _expanded: { bg: 'colorPalette.solidHover' } },
        outline: { borderColor: 'border.control', '--outline-color': 'colors.border.control' },
      },
    },
  }),
  heading: defineRecipe({
    base: { fontFamily: 'heading', fontWeight: '700', lineHeight: '1.15', letterSpacing: '-0.01em' },
  }),
  badge: defineRecipe({ base: { fontFamily: 'body', fontWeight: '700', borderRadius: 'full' } }),
  link: defineRecipe({
    base: { colorPalette: 'primary', borderRadius: '4px' },
    variants: { variant: { underline: { textDecorationColor: 'currentColor' } } },
    // Color alone does not distinguish a link from the surrounding text.
    defaultVariants: { variant: 'underline' },
  }),
  input: defineRecipe({
    // Leaves room for the field's help and error when the keyboard scrolls the field into view.
    base: { scrollMarginBlock: '20' },
    variants: {
      size: {
        sm: {
          textStyle: 'sm',
          px: '3',
          ...smallControlHeight,
          [touch]: { ...smallControlHeight[touch], fontSize: 'md' },
        },
        md: { textStyle: 'md', ...controlHeight },
      },
      variant: { outline: { bg: 'bg', borderColor: 'border.control' } },
    },
  }),
  textarea: defineRecipe({
    variants: { size: { md: { textStyle: 'md' } }, variant: { outline: { bg: 'bg', borderColor: 'border.control' } } },
  }),
};

export const slotRecipeChanges = {
  nativeSelect: defineSlotRecipe({
    slots: nativeSelectAnatomy.keys(),
    variants: {
      size: {
        sm: {
          root: { '--select-field-height': 'sizes.8', [touch]: { '--select-field-height': 'sizes.11' } },
          field: { textStyle: 'sm', [touch]: { fontSize: 'md' } },
        },
        md: {
          root: { '--select-field-height': 'sizes.10', [touch]: { '--select-field-height': 'sizes.12' } },
          field: { textStyle: 'md' },
        },
      },
      variant: { outline: { field: { bg: 'bg', borderColor: 'border.control' } } },
    },
  }),
  field: defineSlotRecipe({
    slots: fieldAnatomy.keys(),
    base: {
      label: { textStyle: 'label', fontWeight: '700' },
      errorText: { textStyle: 'sm', fontWeight: '400', alignItems: 'flex-start' },
      helperText: { textStyle: 'sm' },
    },
  }),
  checkbox: defineSlotRecipe({
    slots: checkboxAnatomy.keys(),
    base: { label: { fontWeight: '400' }, root: { colorPalette: 'primary', [touch]: { minH: '11' } } },
    variants: {
      size: { md: { label: { textStyle: 'md' } } },
      variant: { solid: { control: { borderColor: 'border.control' } } },
    },
  }),
  alert: defineSlotRecipe({
    slots: alertAnatomy.keys(),
    base: { title: { fontWeight: '700' } },
    variants: { size: { md: { root: { textStyle: 'md' } } } },
  }),
};
