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

/** A screen of the product in the reader's theme: the other one is hidden, and what is hidden and lazy is never fetched. */
export function ProductPicture({ name, alt, isFirst = false }: Props) {
  return (
    <figure className={classes['frame']}>
      {(['light', 'dark'] as const).map((scheme) => (
        <img
          key={scheme}
          className={classes[scheme]}
          // Safari fetches what follows as soon as it is set.
          loading="lazy"
          fetchPriority={isFirst ? 'high' : 'auto'}
          sizes="(min-width: 1180px) 640px, (min-width: 56.25em) 52vw, 94vw"
          srcSet={`${urlOf(`${name}-${scheme}-small`)} 740w, ${urlOf(`${name}-${scheme}`)} 1800w`}
          src={urlOf(`${name}-${scheme}`)}
          alt={alt}
          {...SIZE}
        />
      ))}
    </figure>
  );
}
