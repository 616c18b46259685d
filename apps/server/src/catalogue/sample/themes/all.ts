import type { Theme } from '../theme.ts';
import { aerospaceThemes } from './aerospace.ts';
import { agricultureThemes } from './agriculture.ts';
import { computingThemes } from './computing.ts';
import { deviceThemes } from './devices.ts';
import { energyThemes } from './energy.ts';
import { materialThemes } from './materials.ts';
import { medicineThemes } from './medicines.ts';

export const themes: Theme[] = [
  ...energyThemes,
  ...deviceThemes,
  ...medicineThemes,
  ...materialThemes,
  ...computingThemes,
  ...agricultureThemes,
  ...aerospaceThemes,
];
