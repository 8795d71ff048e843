import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

test('runs so many at once, queues so many, refuses the rest', async () => {
  const limit = createLimiter(2, 2)
  const finish: Array<() => void> = []
  let running = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => finish.push(resolve))
    running--
  }
  const tasks = [limit(task), limit(task), limit(task), limit(task)]
  await expect(limit(task)).rejects.toMatchObject({ statusCode: 503 })
  for (let i = 0; i < tasks.length; i++) {
    finish.shift()?.()
    await Promise.race(tasks.slice(i))
    await new Promise(setImmediate)
  }
  await Promise.all(tasks)
  expect(most).toBe(2)
})
