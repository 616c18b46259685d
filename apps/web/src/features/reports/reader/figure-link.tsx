import type { Figure } from '@groundwork/contract/report-document';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { figureSearch } from '../../../lib/search-state.ts';
import { lazyOverlay } from '../../../ui/lazy-overlay.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { usePublicReading } from './public-reading.ts';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';

const FigureBasis = lazyOverlay('dialog', async () => (await import('./figure-basis.tsx')).FigureBasis);

/** A number of the report: a counted one opens its search, one that is worked out says from what. */
export function FigureLink({ figure, text }: { figure: Figure; text: string }) {
  const isPublic = usePublicReading() !== null;
  if (figure.basis)
    return (
      <FigureBasis
        figure={figure}
        basis={figure.basis}
        target={
          <UnstyledButton
            component="button"
            className={classes['figure'] ?? ''}
            title={READER_TEXTS.showBasis(figure.label)}
          >
            {text}
          </UnstyledButton>
        }
      />
    );
  if (figure.at)
    return (
      <OutsideLink url={figure.at.address} title={READER_TEXTS.openAtSource(figure.label)}>
        {text}
      </OutsideLink>
    );
  if (isPublic) return <>{text}</>;
  return (
    <Link
      to="/search"
      search={figureSearch(figure.query)}
      preload={false}
      className={classes['figure']}
      title={READER_TEXTS.openFigure(figure.label)}
    >
      {text}
    </Link>
  );
}
