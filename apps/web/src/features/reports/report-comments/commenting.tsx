import type { ReportDocument } from '@groundwork/contract/report-document';
import { statementId } from '@groundwork/contract/statement-id';
import { type ReactNode, useMemo, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-component.tsx';
import { CommentingContext } from './comments-context.ts';
import type { Chosen } from './comments-panel.tsx';
import { useReportComments } from './report-comments.queries.ts';
import { useBackToMark } from './use-back-to-mark.ts';

// Most who read a report don't comment: what it takes comes with the panel.
const CommentsPanel = lazyPart(async () => (await import('./comments-panel.tsx')).default);

type Props = {
  report: ReportDocument;
  mayResolve: boolean;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
};

/** The report with its comments beside it, when they are shown. */
export function Commenting({ report, mayResolve, isOpen, onClose, children }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { data } = useReportComments(report);
  const { begin, end } = useBackToMark();
  const commenting = useMemo(() => {
    if (!isOpen) return null;
    const counts = new Map<string, number>();
    for (const { place, resolvedAt, comments } of data?.items ?? [])
      if (place && resolvedAt === null)
        counts.set(statementId(place), (counts.get(statementId(place)) ?? 0) + comments.length);
    return {
      countOf: (id: string) => counts.get(id) ?? 0,
      chosen: chosen && statementId(chosen.place),
      choose: (place: Chosen['place'], words: string) => {
        begin();
        setChosen({ place, words });
      },
    };
  }, [isOpen, data, chosen, begin]);
  return (
    <CommentingContext value={commenting}>
      {children}
      {isOpen && (
        <CommentsPanel
          report={report}
          mayResolve={mayResolve}
          chosen={chosen}
          onEnd={() => {
            setChosen(null);
            end();
          }}
          onClose={() => {
            setChosen(null);
            onClose();
          }}
        />
      )}
    </CommentingContext>
  );
}
