import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { appTheme } from '../src/ui/theme.ts';

const STYLES = 'virtual:theme-variables.css';
const AT_RUN_TIME = /MantineCssVariables\/MantineCssVariables\.mjs$/;

type Variables = Record<string, string>;

/**
 * The theme's variables as a part of the style sheet. The component library computes them in the page, from the theme of
 * every reader alike: 3 kB of code before the first screen, which does without.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === STYLES ? id : null),
    load: (id) => {
      if (id === STYLES) return styles();
      return AT_RUN_TIME.test(id) ? 'export const MantineCssVariables = () => null;' : null;
    },
  };
}

function styles(): string {
  const [theirs, ours] = [DEFAULT_THEME, mergeMantineTheme(DEFAULT_THEME, appTheme())].map(defaultCssVariablesResolver);
  const { variables, light, dark } = ours!;
  return convertCssVariables(
    {
      variables: changed(variables, theirs!.variables),
      light: changed(light, theirs!.light),
      dark: changed(dark, theirs!.dark),
    },
    ':root',
  );
}

/** The library's own style sheet has its defaults. */
const changed = (ours: Variables, theirs: Variables): Variables =>
  Object.fromEntries(Object.entries(ours).filter(([name, value]) => theirs[name] !== value));
