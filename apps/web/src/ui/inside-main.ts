import { createContext } from 'react';

/** Whether a layout around has the page's main landmark already. */
export const InsideMain = createContext(false);
