import { defineConfig, defineSlotRecipe, mergeConfigs, type SlotRecipeConfig } from '@chakra-ui/react';
import {
  dialogAnatomy,
  drawerAnatomy,
  menuAnatomy,
  popoverAnatomy,
  toastAnatomy,
  tooltipAnatomy,
} from '@chakra-ui/react/anatomy';
import {
  dialogSlotRecipe,
  drawerSlotRecipe,
  menuSlotRecipe,
  popoverSlotRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';

const chakras = {
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  menu: menuSlotRecipe,
  popover: popoverSlotRecipe,
  toast: toastSlotRecipe,
  tooltip: tooltipSlotRecipe,
};

/** The product's changes to Chakra's recipes. */
const changes = {
  dialog: defineSlotRecipe({
    slots: dialogAnatomy.keys(),
    base: {
      content: { textStyle: 'md', shadow: 'floating', bg: 'bg.raised' },
      title: { fontFamily: 'heading', textStyle: 'lg', fontWeight: '700' },
      footer: { pb: '6' },
    },
  }),
  drawer: defineSlotRecipe({
    slots: drawerAnatomy.keys(),
    base: {
      content: { textStyle: 'md', shadow: 'floating' },
      title: { fontFamily: 'heading', textStyle: 'xl', fontWeight: '700' },
    },
  }),
  menu: defineSlotRecipe({
    slots: menuAnatomy.keys(),
    base: { content: { shadow: 'floating', minW: '12rem', bg: 'bg.raised' } },
    variants: { size: { md: { item: { textStyle: 'md', minH: 'var(--row-1)', px: '3' } } } },
  }),
  popover: defineSlotRecipe({
    slots: popoverAnatomy.keys(),
    base: {
      content: {
        textStyle: 'md',
        shadow: 'floating',
        bg: 'bg.raised',
        '--popover-size': 'sizes.72',
        // Closes immediately: with reduced motion the end of so short an animation is missed, and the element would
        // stay forever.
        _closed: { animation: 'none' },
      },
    },
  }),
  toast: defineSlotRecipe({
    slots: toastAnatomy.keys(),
    // Chakra's translucent description has less than 4.5:1 contrast on the dark background of a success.
    base: { root: { shadow: 'floating' }, title: { fontWeight: '700' }, description: { opacity: '1' } },
  }),
  tooltip: defineSlotRecipe({
    slots: tooltipAnatomy.keys(),
    base: { content: { textStyle: 'sm', fontWeight: '400' } },
  }),
};

type Recipes = Readonly<Record<keyof typeof chakras, SlotRecipeConfig>>;

/** The recipes of the overlays. They are not in the system, which is created before their code is loaded. */
export const overlayRecipes = mergeConfigs(
  defineConfig({ theme: { slotRecipes: chakras } }),
  defineConfig({ theme: { slotRecipes: changes } }),
).theme?.slotRecipes as Recipes;
