import { parentPort, workerData } from 'node:worker_threads';
import type { RecordsRequest } from './protocol.ts';
import { readRecords } from './records.ts';

if (!parentPort) throw new Error('this file is the entry of a worker thread');

// Ends by itself after its one answer.
parentPort.postMessage(readRecords(workerData as RecordsRequest));
