import fc from 'fast-check'

/** Set by `npm run fuzz`: cases of each property. */
const { FUZZ_CASES } = process.env

/**
 * Number of runs of each property. The ordinary tests try few cases, the same ones each time, so
 * that they fail for a change of the code alone; `npm run fuzz` tries many, other ones each time.
 */
export const options: fc.Parameters<unknown> = FUZZ_CASES
  ? { numRuns: Number(FUZZ_CASES), endOnFailure: true, includeErrorInReport: true }
  : { numRuns: 100, seed: 1 }

/** Time that a property may take (ms): it only ends what hangs. */
export const TIMEOUT_MS = FUZZ_CASES ? 3_600_000 : 120_000

/** Texts as an attacker would send them: controls, surrogates, path parts, markup, long ones. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...['', '.', '..', '../../etc/passwd', '..\\..\\x', '%2e%2e%2f', '/', '//', '\\\\', '\u0000'],
    ...['<script>alert(1)</script>', 'javascript:alert(1)', '/\\evil.example', '//evil.example'],
    ...["' OR 1=1 --", '\r\nset-cookie: a=b', '\ud800', '🏴‍☠️', 'a'.repeat(2000)],
    ...['__proto__', 'constructor', 'toString', '-1', '1e999', 'NaN', '%'],
  ),
)
