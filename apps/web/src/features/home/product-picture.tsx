import { useComputedColorScheme } from '@mantine/core';
import classes from './product-picture.module.css';

/** Made from the running product by `npm run pictures`, in each theme and two widths. */
const PICTURES = import.meta.glob<string>('../../assets/pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});
const urlOf = (name: string) => PICTURES[`../../assets/pictures/${name}.webp`]!;
const SIZE = { width: 1200, height: 760 };

type Props = { name: 'report' | 'search' | 'record'; alt: string; isFirst?: boolean };

/** A screen of the product in the reader's theme; only that one's picture is in the page, since hidden ones are fetched, too. */
export function ProductPicture({ name, alt, isFirst = false }: Props) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return (
    <figure className={classes['frame']}>
      <img
        src={urlOf(`${name}-${scheme}`)}
        srcSet={`${urlOf(`${name}-${scheme}-small`)} 740w, ${urlOf(`${name}-${scheme}`)} 1800w`}
        sizes="(min-width: 56.25em) 52vw, 94vw"
        alt={alt}
        {...SIZE}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </figure>
  );
}
