import fc from 'fast-check';

// A change is judged by what it does, not by the dice: on CI property tests try the same values every time. Elsewhere
// each run tries others, and a failure prints the seed that repeats it.
if (process.env['CI']) fc.configureGlobal({ seed: 20261121 });
