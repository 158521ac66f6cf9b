import {
  alertAnatomy,
  checkboxAnatomy,
  fieldAnatomy,
  nativeSelectAnatomy,
  radioGroupAnatomy,
} from '@chakra-ui/react/anatomy';
import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

const touch = '@media (pointer: coarse)';
/** League Spartan's glyphs are high on their line, so the text is moved down. */
const nudge = { paddingBlockStart: '0.12em' };
const small = 'var(--control-height)';
const usual = 'var(--main-control-height)';

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
        sm: { h: 'fit-content', minH: small, minW: small, px: '3' },
        md: { h: 'fit-content', minH: usual, minW: usual, px: '4', textStyle: 'md' },
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
          '--input-height': small,
          // Phones enlarge the page for a field with smaller text.
          [touch]: { fontSize: 'md' },
        },
        md: { textStyle: 'md', '--input-height': usual },
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
          root: { '--select-field-height': small },
          field: { textStyle: 'sm', [touch]: { fontSize: 'md' } },
        },
        md: {
          root: { '--select-field-height': usual },
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
  radioGroup: defineSlotRecipe({
    slots: radioGroupAnatomy.keys(),
    variants: { variant: { solid: { itemControl: { borderColor: 'border.control' } } } },
  }),
  alert: defineSlotRecipe({
    slots: alertAnatomy.keys(),
    base: { title: { fontWeight: '700' } },
    variants: { size: { md: { root: { textStyle: 'md' } } } },
  }),
};
