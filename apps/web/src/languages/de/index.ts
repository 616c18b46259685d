export const catalogues = {};
