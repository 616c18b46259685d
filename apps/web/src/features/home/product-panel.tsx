import { Badge, Text } from '@mantine/core';
import classes from './product-panel.module.css';

const BARS = [3, 4, 4, 6, 5, 8, 9, 12];
const FIRST_YEAR = 2017;

/** A page of a report as it looks in the product, drawn with the product's own parts. The names in it are invented. */
export function ProductPanel() {
  return (
    <figure className={classes['panel']} aria-label="A page of a report, with invented names">
      <div className={classes['head']}>
        <Text size="sm" c="dimmed" fw={560}>
          Commercialization report · an example with invented names and figures
        </Text>
        <Text fw={640} fz="1.0625rem">
          Solid-state separators for electric aircraft
        </Text>
        <Text size="sm" mt={4}>
          <b>128</b> claims made · <b>126</b> supported · <b>2</b> withheld
        </Text>
      </div>
      <p className={classes['prose']}>
        The data holds <u>214</u> patents on the topic. Voltara Energy holds the most, with a garnet separator granted
        in 2022.<sup>7</sup> The Department of Energy funds the pilot line with <mark>$1,100,000</mark>.<sup>3</sup>
      </p>
      <div className={classes['chart']} aria-hidden>
        {BARS.map((height, at) => (
          <div key={FIRST_YEAR + at} className={classes['bar']}>
            <span style={{ height: height * 7 }} />
            <small>{FIRST_YEAR + at}</small>
          </div>
        ))}
      </div>
      <div className={classes['source']}>
        <span className={classes['number']}>3</span>
        <div>
          <Text size="sm" fw={600}>
            Solid electrolyte for lithium metal cells
          </Text>
          <Text size="xs" c="dimmed">
            Awards · Department of Energy · 12 March, 2021
          </Text>
          <Text size="sm" className={classes['quote'] ?? ''}>
            Award amount: $1,100,000
          </Text>
        </div>
        <Badge variant="light" radius="sm" tt="none" fw={560} className={classes['badge'] ?? ''}>
          Opens the record
        </Badge>
      </div>
    </figure>
  );
}
