import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './styles/global.css';
import { installLanguage } from './languages/install.ts';
import { chosenLanguage } from './lib/language.ts';

// Texts are read when their modules load: the language comes first, and everything with texts behind it.
await installLanguage(chosenLanguage());
await import('./app.tsx');
