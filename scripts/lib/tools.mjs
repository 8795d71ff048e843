import { pinnedNode } from './paths.mjs'
import { StepError } from './progress.mjs'
import { run } from './run.mjs'

/**
 * Runs one of the project's tools and parses its output.
 * @param {string} script 'scripts/captain.ts'
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @throws {StepError} with the tool's output, when it fails
 */
export async function readJson(script, args, env) {
  const { code, stdout, output } = await run(pinnedNode, [script, ...args], { env })
  if (code !== 0) throw new StepError(`${output}\n${script} failed (code ${code}).`)
  return JSON.parse(stdout)
}
