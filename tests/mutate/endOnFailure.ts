import { configureGlobal } from 'fast-check';

// That a fault is seen is enough: the smallest example of it is not asked for.
configureGlobal({ endOnFailure: true });
