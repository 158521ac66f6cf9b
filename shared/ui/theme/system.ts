import { createSystem, defaultBaseConfig, defineConfig, mergeConfigs, type SystemContext } from '@chakra-ui/react';
import { animationStyles, keyframes } from '@chakra-ui/react/theme';
import { globalRules } from './global-rules.ts';
import { palette } from './palette.ts';
import { recipeChanges, slotRecipeChanges } from './recipe-changes.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { semanticColors } from './semantic-colors.ts';
import { measures } from './tokens.ts';
import { fonts, fontSizes, textStyles } from './typography.ts';
import { rootAttribute, schemeAttribute, type SurfaceKind } from './surface-kind.ts';

function theme(): NonNullable<Parameters<typeof defineConfig>[0]['theme']> {
  return {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    keyframes,
    animationStyles,
    // The only one of Chakra's layer styles that the recipes in use refer to.
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
    textStyles,
    tokens: { ...measures, colors: palette, fonts, fontSizes },
    semanticTokens: {
      colors: semanticColors,
      radii: { l1: { value: '4px' }, l2: { value: '8px' }, l3: { value: '8px' } },
      shadows: shadowsFor(),
      sizes: { reading: { value: '720px' }, list: { value: '1120px' }, navigation: { value: '248px' } },
    },
    recipes,
    slotRecipes,
  };
}

/** One shadow for sheets of paper and one for floating elements; Chakra's own names are aliases of these two. */
function shadowsFor(): Record<string, { value: { base: string; _dark: string } }> {
  const sheet = {
    value: {
      base: '0 1px 2px rgba(20, 33, 42, 0.08), 0 4px 16px rgba(20, 33, 42, 0.08)',
      _dark: '0 1px 2px rgba(0, 0, 0, 0.4), 0 4px 16px rgba(0, 0, 0, 0.4)',
    },
  };
  const floating = {
    value: {
      base: '0 2px 4px rgba(20, 33, 42, 0.08), 0 12px 32px rgba(20, 33, 42, 0.18)',
      _dark: '0 0 0 1px rgba(216, 224, 229, 0.14), 0 12px 32px rgba(0, 0, 0, 0.6)',
    },
  };
  return { sheet, floating, xs: sheet, sm: sheet, md: floating, lg: floating, xl: floating, '2xl': floating };
}

const surfaces = {
  page: { cssVarsRoot: ':where(html)', preflight: true, disableLayers: false },
  shadow: { cssVarsRoot: ':host', preflight: true, disableLayers: false },
  // `:where` keeps the reset weaker than the recipes' classes, which no cascade layers protect here.
  light: {
    cssVarsRoot: `:where([${rootAttribute}])`,
    preflight: { scope: `:where([${rootAttribute}])` },
    disableLayers: true,
  },
} as const;

function create(kind: SurfaceKind): SystemContext {
  const { cssVarsRoot, preflight, disableLayers } = surfaces[kind];
  return createSystem(
    mergeConfigs(
      defaultBaseConfig,
      defineConfig({
        cssVarsPrefix: 'ts',
        cssVarsRoot,
        preflight,
        disableLayers,
        conditions: { light: `[${schemeAttribute}=light] &`, dark: `[${schemeAttribute}=dark] &` },
        globalCss: globalRules(kind),
        theme: theme(),
      }),
      defineConfig({ theme: { recipes: recipeChanges, slotRecipes: slotRecipeChanges } }),
    ),
  );
}

const made = new Map<SurfaceKind, SystemContext>();

/** Returns Chakra's system with the product's theme, created once for each kind of surface. */
export function systemFor(kind: SurfaceKind): SystemContext {
  const system = made.get(kind) ?? create(kind);
  made.set(kind, system);
  return system;
}
