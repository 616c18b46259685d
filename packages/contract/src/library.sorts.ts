export const FILE_SORTS = ['name-asc', 'name-desc', 'date-asc', 'date-desc'] as const;
