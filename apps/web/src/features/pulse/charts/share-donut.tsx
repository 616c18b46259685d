import { formatMoneyTight } from '@groundwork/contract/format';

type Props = { label: string; middle: string; slices: { name: string; value: number; color: string }[]; size: number };

const THICKNESS = 22;
/** Between slices, in hundredths of the whole. */
const GAP = 0.5;

/** Parts of a whole. Which is which, and how much, stands in the list beside it. */
export function ShareDonut({ label, middle, slices, size }: Props) {
  const percent = 100 / slices.reduce((sum, { value }) => sum + value, 0);
  const before = (at: number) => slices.slice(0, at).reduce((sum, { value }) => sum + value * percent, 0);
  const place = { cx: size / 2, cy: size / 2, r: (size - THICKNESS) / 2, pathLength: 100 };
  return (
    <figure aria-label={label} style={{ margin: 0 }}>
      <svg data-chart role="img" aria-label={middle} width={size} height={size}>
        <g transform={`rotate(-90 ${size / 2} ${size / 2})`} fill="none" strokeWidth={THICKNESS}>
          {slices.map(({ name, value, color }, at) => (
            <circle
              key={name}
              {...place}
              stroke={color}
              strokeDasharray={`${Math.max(GAP, value * percent - GAP)} 100`}
              strokeDashoffset={-before(at)}
            >
              <title>{`${name}: ${formatMoneyTight(value)}`}</title>
            </circle>
          ))}
        </g>
        <text x="50%" y="50%" textAnchor="middle" dominantBaseline="central" fontSize={14} fill="currentColor">
          {middle}
        </text>
      </svg>
    </figure>
  );
}
