import type { DetailValue } from '@groundwork/contract/detail';
import { formatNumber } from '@groundwork/contract/format';
import { AnchorLink } from '../../../ui/links.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { ShowAll } from '../../../ui/show-all.tsx';
import { RECORDS_TEXTS } from '../records.texts.ts';
import classes from './blocks.module.css';

const SHOWN = 10;

/** Works that the record names; those of the catalogue, which open here, come first. */
export function CitationList({ value, noun }: { value: Extract<DetailValue, { type: 'citations' }>; noun: string }) {
  const items = [...value.items.filter(({ record }) => record), ...value.items.filter(({ record }) => !record)];
  return (
    <>
      <ShowAll items={items} max={SHOWN} noun={noun}>
        {(shown) => (
          <ul className={classes['people']}>
            {shown.map(({ text, note, url, record }, at) => (
              <li key={at}>
                {record ? (
                  <AnchorLink to="/$engine/$id" params={{ engine: record.searchEngine, id: record.id }} inherit>
                    {text}
                  </AnchorLink>
                ) : (
                  <OutsideLink url={url}>{text}</OutsideLink>
                )}
                {note && <span className={classes['note']}>{note}</span>}
              </li>
            ))}
          </ul>
        )}
      </ShowAll>
      {value.total > value.items.length && (
        <p className={classes['note']}>
          {RECORDS_TEXTS.listed(formatNumber(value.items.length), formatNumber(value.total))}
        </p>
      )}
    </>
  );
}
