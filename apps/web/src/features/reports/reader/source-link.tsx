import type { ReportSource } from '@groundwork/contract/report-document';
import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { filesParams } from '../../../lib/files-state.ts';
import { useOpenHere } from './public-reading.ts';

type Props = {
  source: ReportSource;
  quotes?: string[];
  className: string;
  label?: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
};

/** To a cited record at the passage, to the page of a file, or to the project that the description is of. */
export function SourceLink({ source, quotes, label, ...rest }: Props) {
  const { searchEngine, id, page } = source;
  const openHere = useOpenHere();
  if (openHere)
    return (
      <a
        href={`#source-${source.number}`}
        {...rest}
        {...(label && { 'aria-label': label })}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          openHere(source, quotes ?? []);
        }}
      />
    );
  const props = { ...rest, preload: false as const, ...(label && { 'aria-label': label }) };
  if (searchEngine === 'library')
    return page ? (
      <Link
        to="/library"
        search={filesParams({ folder: page.folderId, file: page.fileId, at: page.number, quote: quotes?.[0] ?? '' })}
        {...props}
      />
    ) : (
      <span {...rest} />
    );
  if (searchEngine === 'project') return <Link to="/dashboard" {...props} />;
  return (
    <Link
      to="/$engine/$id"
      params={{ engine: searchEngine, id }}
      {...(quotes && { search: { quote: quotes } })}
      {...props}
    />
  );
}
