import '@mantine/charts/styles.css';

export const CHART_LOOK = {
  h: 280,
  gridColor: 'var(--line)',
  strokeDasharray: '0',
  textColor: 'var(--mantine-color-dimmed)',
  tooltipAnimationDuration: 0,
};
