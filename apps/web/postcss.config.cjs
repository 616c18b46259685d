module.exports = {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': {
      variables: {
        // The specification's breakpoints: medium 900, mlg 1124, wide 1366 px.
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '56.25em',
        'mantine-breakpoint-lg': '70.25em',
        'mantine-breakpoint-xl': '85.375em',
      },
    },
  },
};
