/** The sources' names, for what must not load them: the command line's help, the schedule. */
export { sourceNames } from '../../sources/registry.ts';
