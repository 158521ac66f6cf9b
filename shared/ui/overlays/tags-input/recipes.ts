import { defineConfig, defineSlotRecipe, mergeConfigs, type SlotRecipeConfig } from '@chakra-ui/react';
import { comboboxAnatomy, tagsInputAnatomy } from '@chakra-ui/react/anatomy';
import { comboboxSlotRecipe, tagsInputSlotRecipe } from '@chakra-ui/react/theme';

const touch = '@media (pointer: coarse)';

const changes = {
  tagsInput: defineSlotRecipe({
    slots: tagsInputAnatomy.keys(),
    base: {
      control: { cursor: 'text' },
      // Leaves room for the field's help and error when the keyboard scrolls the field into view.
      input: { scrollMarginBlock: '20' },
      itemPreview: { colorPalette: 'primary', cursor: 'default' },
      // Chakra's button is 19 pixels wide and has too little contrast.
      itemDeleteTrigger: { boxSize: '6', opacity: '1', [touch]: { boxSize: '9' } },
    },
    variants: {
      size: {
        md: {
          root: {
            textStyle: 'md',
            [touch]: { '--tags-input-height': 'sizes.12', '--tags-input-item-height': 'sizes.9' },
          },
        },
      },
      variant: { outline: { control: { borderColor: 'border.control' } } },
    },
  }),
  combobox: defineSlotRecipe({
    slots: comboboxAnatomy.keys(),
    base: {
      // Inside a dialog the library reads no layer from the content, and the dialog's buttons were painted over the list.
      positioner: { zIndex: 'popover!' },
      content: { shadow: 'floating', _closed: { animation: 'none' } },
      item: { overflowWrap: 'anywhere', _highlighted: { bg: 'primary.subtle' }, [touch]: { minH: '11' } },
    },
    variants: { size: { md: { content: { textStyle: 'md' } } } },
  }),
};

type Recipes = Readonly<Record<keyof typeof changes, SlotRecipeConfig>>;

/** The recipes of the tags input. They are not in the system, which is created before their code is loaded. */
export const tagsRecipes = mergeConfigs(
  defineConfig({ theme: { slotRecipes: { tagsInput: tagsInputSlotRecipe, combobox: comboboxSlotRecipe } } }),
  defineConfig({ theme: { slotRecipes: changes } }),
).theme?.slotRecipes as Recipes;
