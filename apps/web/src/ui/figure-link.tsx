import type { FigureQuery } from '@groundwork/contract/report-document';
import type { ReactNode } from 'react';
import { figureSearch } from '../lib/search-state.ts';
import { useMay } from '../session/permissions.queries.ts';
import { AnchorLink } from './links.tsx';

type Props = { query: FigureQuery | null; className?: string | undefined; isInText?: boolean; children: ReactNode };

/** A number, leading to the search that gives the same one where there is one and the plan has it. */
export function FigureLink({ query, className, isInText, children }: Props) {
  const maySearch = useMay('advancedSearch');
  if (!query || !maySearch) return <span className={className}>{children}</span>;
  return (
    <AnchorLink
      to="/search"
      search={figureSearch(query)}
      inherit
      // Among other words, colour alone would not tell it.
      {...(isInText && { underline: 'always' })}
      {...(className && { className })}
    >
      {children}
    </AnchorLink>
  );
}
