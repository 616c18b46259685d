import { formatNumber } from '@groundwork/contract/format';
import type { FacetCounts } from '@groundwork/contract/search';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { fieldErrors, messageOf } from '../../lib/api-errors.ts';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import classes from './facet.module.css';
import { useFacetValues } from './search.queries.ts';
import { SEARCH_TEXTS } from './search.texts.ts';
import type { SearchControl } from './use-search-state.ts';

const SHOWN = 6;
const TYPING_MS = 200;

type Counts = Pick<FacetCounts, 'values' | 'isCapped' | 'isRough'>;
type Props = { label: string; field: string; counts: Counts; control: SearchControl };

/** One filter: its commonest values, and on demand all of them with a box that narrows them. */
export function FacetGroup({ label, field, counts, control }: Props) {
  const { values } = counts;
  const { state, toggleFacet } = control;
  const [isOpen, more] = useDisclosure(false);
  const [typed, setTyped] = useState('');
  const [wanted] = useDebouncedValue(typed.trim(), TYPING_MS);
  const all = useFacetValues(state, field, wanted, isOpen);
  const chosen = state.facets[field] ?? [];
  const listed = isOpen ? (all.data?.values ?? values) : values.slice(0, SHOWN);
  // Chosen values stay in sight, also when they are not among the commonest.
  const missing = chosen.filter((value) => !listed.some((each) => each.value === value));
  const shown: { value: string; count: number | null }[] = [
    ...missing.map((value) => ({ value, count: values.find((each) => each.value === value)?.count ?? null })),
    ...listed,
  ];
  if (shown.length === 0 && !isOpen) return null;
  const press = isOpen ? UI_TEXTS.showLess : UI_TEXTS.showMore;
  const hasMore = counts.isCapped || values.length > SHOWN;
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{label}</legend>
      {isOpen && (
        <TextInput
          size="xs"
          mb={6}
          autoFocus
          aria-label={SEARCH_TEXTS.narrow(label)}
          placeholder={SEARCH_TEXTS.typeToNarrow}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div className={classes['values']} data-open={isOpen || undefined}>
        {shown.map(({ value, count }) => (
          <Checkbox
            key={value}
            size="xs"
            classNames={{ body: classes['value'] ?? '', labelWrapper: classes['label'] ?? '' }}
            label={
              <>
                <span className={classes['text']}>{value}</span>
                <span className={classes['count']}>{count !== null && formatNumber(count)}</span>
              </>
            }
            checked={chosen.includes(value)}
            onChange={() => toggleFacet(field, value)}
          />
        ))}
      </div>
      {[
        isOpen && shown.length === 0 && SEARCH_TEXTS.noValueContainsThis,
        ((isOpen && all.data) || counts).isRough && SEARCH_TEXTS.roughCounts,
        isOpen && all.isError && (Object.values(fieldErrors(all.error))[0] ?? messageOf(all.error)),
        isOpen && all.data?.isCapped && SEARCH_TEXTS.first50,
      ].map(
        (note) =>
          note && (
            <p key={note} className={classes['none']}>
              {note}
            </p>
          ),
      )}
      {hasMore && (
        <Button
          variant="subtle"
          size="compact-xs"
          mt={4}
          aria-expanded={isOpen}
          aria-label={`${press}: ${label}`}
          onClick={() => {
            more.toggle();
            setTyped('');
          }}
        >
          {press}
        </Button>
      )}
    </fieldset>
  );
}
