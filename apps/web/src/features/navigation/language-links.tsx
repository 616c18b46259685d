import { LANGUAGES, type Language } from '@groundwork/contract/languages';
import { Anchor, Group } from '@mantine/core';
import { chooseLanguage, chosenLanguage } from '../../lib/language.ts';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';

const CHOICES = Object.entries(LANGUAGES) as [Language, string][];

/** 'English · Deutsch': each in its own words, so that its readers recognise it in any other. */
export function LanguageLinks() {
  const chosen = chosenLanguage();
  return (
    <Group component="nav" aria-label={NAVIGATION_TEXTS.language} gap="md">
      {CHOICES.map(([language, name]) => (
        <Anchor
          key={language}
          component="button"
          type="button"
          size="sm"
          lang={language}
          {...(language === chosen ? { 'aria-current': 'true' as const, c: 'inherit', fw: 600 } : {})}
          onClick={() => language !== chosen && chooseLanguage(language)}
        >
          {name}
        </Anchor>
      ))}
    </Group>
  );
}
