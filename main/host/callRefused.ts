import type { RefusedCode } from '../../shared/contract/reply.ts';

/** Thrown inside the host when a call cannot be granted; the page gets the code and the detail. */
export class CallRefused extends Error {
  readonly code: RefusedCode;

  constructor(code: RefusedCode, detail = '') {
    super(detail);
    this.name = 'CallRefused';
    this.code = code;
  }
}
