/** Told apart by hue and by lightness, in both themes; the last is for all that is taken together. */
export const SHADES = ['#1f6b62', '#d08a2a', '#4a5fc1', '#8fc4bb', '#a3486b', '#7fa03c', '#8d7ad0', '#b98a6a'] as const;
export const OTHERS_SHADE = '#9aa3a0';
