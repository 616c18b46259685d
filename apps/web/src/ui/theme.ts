import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { UI_TEXTS } from './ui.texts.ts';

/** The one accent: a deep green for actions, links and what is selected. Other colours carry a meaning or are absent. */
const ground: MantineColorsTuple = [
  '#edf6f4',
  '#dcebe8',
  '#b5d6d0',
  '#8bc0b8',
  '#67ada3',
  '#4fa197',
  '#2a7f74',
  '#1f6b62',
  '#175850',
  '#0c443e',
];

/** Surfaces, lines and texts of the dark theme: neutral with a breath of the accent. 7 is the page, 0 its text. */
const dark: MantineColorsTuple = [
  '#e6eae8',
  '#c3cbc8',
  '#a0aba7',
  '#8a9591',
  '#3a4442',
  '#2c3432',
  '#1d2322',
  '#141918',
  '#101413',
  '#0b0e0d',
];

const gray: MantineColorsTuple = [
  '#f8f9f8',
  '#f1f3f2',
  '#e6e9e8',
  '#dbdfdd',
  '#c6ccca',
  '#a3aba8',
  '#737d79',
  '#4f5955',
  '#343c39',
  '#1b211f',
];

/** Made once the language is in force: a part of it is a text. */
export const appTheme = () => {
  const dialog = {
    defaultProps: { closeButtonProps: { 'aria-label': UI_TEXTS.close } },
    styles: { title: { fontWeight: 620, fontSize: '1rem' } },
  };
  return createTheme({
    colors: { ground, dark, gray },
    black: '#1b211f',
    primaryColor: 'ground',
    // White text stands on both. What is drawn on the page itself in the accent takes --accent, lighter in the dark.
    primaryShade: { light: 7, dark: 6 },
    defaultRadius: 'sm',
    cursorType: 'pointer',
    respectReducedMotion: true,
    fontFamily:
      "'Inter Variable', 'Inter Fallback', 'Inter Fallback Wide', system-ui, -apple-system, 'Segoe UI', sans-serif",
    headings: {
      fontFamily: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Wide', system-ui, sans-serif",
      fontWeight: '620',
      sizes: {
        h1: { fontSize: '1.5rem', lineHeight: '1.25' },
        h2: { fontSize: '1.125rem', lineHeight: '1.35' },
        h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
        h4: { fontSize: '0.875rem', lineHeight: '1.4' },
      },
    },
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
    components: {
      Modal: dialog,
      Drawer: dialog,
      InputWrapper: { styles: { label: { marginBottom: 3 } } },
      Notification: {
        defaultProps: { closeButtonProps: { 'aria-label': UI_TEXTS.closeMessage } },
        // The library's own grey is too pale on white.
        styles: { description: { color: 'var(--mantine-color-dimmed)' } },
      },
    },
    // The specification's breakpoints: medium 900, mlg 1124, wide 1366 px.
    breakpoints: { xs: '36em', sm: '48em', md: '56.25em', lg: '70.25em', xl: '85.375em' },
  });
};
