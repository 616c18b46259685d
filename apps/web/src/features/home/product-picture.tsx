import { useComputedColorScheme } from '@mantine/core';
import recordDark from '../../assets/pictures/record-dark.webp';
import recordLight from '../../assets/pictures/record-light.webp';
import reportDark from '../../assets/pictures/report-dark.webp';
import reportLight from '../../assets/pictures/report-light.webp';
import searchDark from '../../assets/pictures/search-dark.webp';
import searchLight from '../../assets/pictures/search-light.webp';
import classes from './product-picture.module.css';

/** Made from the running product by `npm run pictures`. */
const PICTURES = {
  report: { light: reportLight, dark: reportDark },
  search: { light: searchLight, dark: searchDark },
  record: { light: recordLight, dark: recordDark },
};
const SIZE = { width: 1200, height: 760 };

type Props = { name: keyof typeof PICTURES; alt: string; isFirst?: boolean };

/** A screen of the product in the reader's theme; only that one's picture is in the page, since hidden ones are fetched, too. */
export function ProductPicture({ name, alt, isFirst = false }: Props) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return (
    <figure className={classes['frame']}>
      <img src={PICTURES[name][scheme]} alt={alt} {...SIZE} loading={isFirst ? 'eager' : 'lazy'} />
    </figure>
  );
}
