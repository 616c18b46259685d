import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './styles/global.css';
import 'virtual:theme-variables.css';
import { holdFirstScreen, isWhole } from './first-screen.ts';
import { onFirstUse } from './ui/first-use.ts';

/** A reader who does nothing gets the program, too, once the page has come to rest: it asks for what the server alone knows. */
const UNUSED_MS = 3_000;

let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  void import('./main.tsx');
}

const first = document.getElementById('first');
if (first) holdFirstScreen(first);
if (first && isWhole(first)) {
  onFirstUse(start);
  window.addEventListener('load', () => setTimeout(start, UNUSED_MS));
} else start();
