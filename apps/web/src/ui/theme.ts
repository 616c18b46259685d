import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The one accent: a deep green for actions, links and what is selected. Other colours carry a meaning or are absent. */
const ground: MantineColorsTuple = [
  '#edf6f4',
  '#dcebe8',
  '#b5d6d0',
  '#8bc0b8',
  '#67ada3',
  '#4fa197',
  '#419b90',
  '#1f6b62',
  '#175850',
  '#0c443e',
];

export const theme = createTheme({
  colors: { ground },
  primaryColor: 'ground',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  defaultRadius: 'sm',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  headings: { fontFamily: "'Inter Variable', system-ui, sans-serif", fontWeight: '620' },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
  // The specification's breakpoints: medium 900, mlg 1124, wide 1366 px.
  breakpoints: { xs: '36em', sm: '48em', md: '56.25em', lg: '70.25em', xl: '85.375em' },
});
