import { Box } from '@mantine/core';

const WIDTH = 150;
const HEIGHT = 32;

/**
 * Mark and wordmark. `tone` is what stands behind it: 'auto' follows the theme, 'dark' is for pictures that are dark in
 * both themes. 150x32: within the 174x50 that the sidebar has for it.
 */
export function Logo({ tone = 'auto' }: { tone?: 'auto' | 'dark' }) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      w={WIDTH}
      h={HEIGHT}
      role="img"
      aria-label="Groundwork"
      c={tone === 'dark' ? '#ffffff' : 'var(--mantine-color-text)'}
      display="block"
    >
      <rect y="2" width="28" height="28" rx="6.5" fill={tone === 'dark' ? '#ffffff' : '#1f5c57'} />
      <path
        d="M6.5 21.5h15M8.7 16.4h10.6M10.8 11.3h6.4"
        stroke={tone === 'dark' ? '#12403c' : '#ffffff'}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <text x="37" y="21.8" fontSize="17" fontWeight="680" letterSpacing="-0.35" fill="currentColor">
        Groundwork
      </text>
    </Box>
  );
}
