import { LANGUAGES, type Language } from '@groundwork/contract/languages';
import { SegmentedControl } from '@mantine/core';
import { chooseLanguage, chosenLanguage } from '../../lib/language.ts';

const CHOICES = Object.entries(LANGUAGES).map(([value, name]) => ({ value, label: <span lang={value}>{name}</span> }));

export const LanguageControl = ({ label }: { label: string }) => (
  <SegmentedControl
    aria-label={label}
    data={CHOICES}
    value={chosenLanguage()}
    onChange={(language) => chooseLanguage(language as Language)}
  />
);
