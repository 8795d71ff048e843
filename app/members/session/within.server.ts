/** The result of a promise, or `otherwise` when it takes longer than `ms`. */
export async function within<T, F>(ms: number, promise: Promise<T>, otherwise: F): Promise<T | F> {
  const { promise: late, resolve } = Promise.withResolvers<F>()
  const timer = setTimeout(resolve, ms, otherwise)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
