import { type ExprNode, evaluateSync } from 'groq-js'

/** The evaluator that groq-js keeps for each type of node. */
interface Executor {
  executeSync(node: ExprNode, scope: unknown): { data: unknown }
}
type Executors = Record<string, Executor>

const PROBE = 'lakeProbe'

/**
 * The table by which groq-js evaluates, which it does not export. It looks executors up by the type
 * of a node: a type that it lacks is looked up in the prototype, where a getter learns the table.
 *
 * @throws Error when groq-js looks its executors up in another way
 */
function findExecutors(): Executors {
  let found: Executors | undefined
  Object.defineProperty(Object.prototype, PROBE, {
    configurable: true,
    get(this: Executors) {
      found = this
      return this.Value
    },
  })
  try {
    evaluateSync({ type: PROBE, value: null } as unknown as ExprNode)
  } finally {
    Reflect.deleteProperty(Object.prototype, PROBE)
  }
  if (!found?.OpCall || !found.Everything) throw new Error('groq-js keeps its executors elsewhere')
  return found
}

/**
 * Has groq-js, in this thread, hand every evaluated value to `check`.
 *
 * Worker threads need it: a text that doubles a few times (`{"a": a + a}`) exceeds the heap in one
 * allocation, and V8 then ends the whole process, whatever the worker's `resourceLimits`.
 *
 * @param check throws to end the evaluation
 */
export function watchEvaluation(check: (value: unknown) => void) {
  for (const executor of Object.values(findExecutors())) {
    const execute = executor.executeSync
    executor.executeSync = (node, scope) => {
      const value = execute.call(executor, node, scope)
      check(value.data)
      return value
    }
  }
}
