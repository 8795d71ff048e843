/** Result of a refused form: the same from the browser's check and from the server's. */
export interface Refusal<Problem extends string = string, Failure extends string = Problem> {
  /** Problems by field. */
  problems: Partial<Record<string, Problem>>
  /** Reason for refusing the form as a whole. */
  failure: Failure | null
  /** Fields that the failure puts in doubt without saying which of them is wrong. */
  doubted: readonly string[]
  /** Submitted values to show again: never a password. */
  typed: Partial<Record<string, string>>
}

/** A refusal for these reasons. */
export const refuse = <Problem extends string, Failure extends string = Problem>(
  reasons: Partial<Refusal<Problem, Failure>>,
): Refusal<Problem, Failure> => ({
  ...{ problems: {}, failure: null, doubted: [], typed: {} },
  ...reasons,
})
