import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './styles/global.css';
import 'virtual:theme-variables.css';
import { holdFirstScreen, holdShortcuts, isWhole } from './first-screen.ts';
import { onFirstUse } from './ui/first-use.ts';

/** A reader who does nothing gets the program, too, once the page has come to rest: it asks for what the server alone knows. */
const UNUSED_MS = 3_000;

let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  // In a task of its own: to take in the program is one.
  void import('./main.tsx').then(({ begin }) => setTimeout(begin));
}

/** In a tab that nobody sees nothing is painted. */
const afterPaint = (work: () => void) =>
  document.hidden ? work() : void requestAnimationFrame(() => setTimeout(work));

const first = document.getElementById('first');
/** Names the scripts of a page that is read already: its words come before them, on the line and on the screen. */
const later = document.querySelector<HTMLTemplateElement>('template#later');
if (first) holdFirstScreen(first);
if (later) {
  holdShortcuts();
  afterPaint(() => {
    document.head.append(later.content);
    start();
  });
} else if (first && isWhole(first)) {
  onFirstUse(start);
  window.addEventListener('load', () => setTimeout(start, UNUSED_MS));
} else start();
