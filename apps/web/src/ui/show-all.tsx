import { formatNumber } from '@groundwork/contract/format';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { UI_TEXTS } from './ui.texts.ts';

type Props<Item> = {
  items: Item[];
  max: number;
  /** 'authors', for the button: 'Show all 34 authors'. */
  noun: string;
  /** True shows all from the beginning, for a cited one among them. */
  isOpen?: boolean;
  children: (shown: Item[]) => ReactNode;
};

/** The first items of a long list, and a button for the rest. */
export function ShowAll<Item>({ items, max, noun, isOpen = false, children }: Props<Item>) {
  const [isAll, setAll] = useState(isOpen);
  const isLong = items.length > max;
  return (
    <>
      {children(isLong && !isAll ? items.slice(0, max) : items)}
      {isLong && <ShowAllButton isAll={isAll} noun={`${formatNumber(items.length)} ${noun}`} onToggle={setAll} />}
    </>
  );
}

export function ShowAllButton(props: { isAll: boolean; noun?: string; onToggle: (isAll: boolean) => void }) {
  const { isAll, noun = '', onToggle } = props;
  return (
    <Button
      className="no-print"
      variant="subtle"
      size="compact-sm"
      mt={6}
      px={0}
      aria-expanded={isAll}
      onClick={() => onToggle(!isAll)}
    >
      {isAll ? UI_TEXTS.showLess : UI_TEXTS.showAll(noun)}
    </Button>
  );
}
