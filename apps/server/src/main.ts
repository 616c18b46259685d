import './platform/module-places.ts';

await import('./start.ts');
