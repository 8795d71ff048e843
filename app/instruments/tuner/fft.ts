/**
 * A forward discrete Fourier transform of `size` points (a power of two) in place, on separate real and
 * imaginary parts: the iterative radix-2 algorithm of Cooley and Tukey.
 */
export function createFft(size: number) {
  const cos = new Float64Array(size / 2)
  const sin = new Float64Array(size / 2)
  for (let i = 0; i < size / 2; i++) {
    cos[i] = Math.cos((2 * Math.PI * i) / size)
    sin[i] = -Math.sin((2 * Math.PI * i) / size)
  }
  const reversed = new Uint32Array(size)
  for (let i = 1; i < size; i++) {
    reversed[i] = ((reversed[i >> 1] as number) >> 1) | (i & 1 ? size >> 1 : 0)
  }

  return function transform(re: Float64Array, im: Float64Array) {
    for (let i = 0; i < size; i++) {
      const j = reversed[i] as number
      if (j <= i) continue
      const r = re[i] as number
      re[i] = re[j] as number
      re[j] = r
      const m = im[i] as number
      im[i] = im[j] as number
      im[j] = m
    }
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half)
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const c = cos[k * stride] as number
          const s = sin[k * stride] as number
          const low = start + k
          const high = low + half
          const r = (re[high] as number) * c - (im[high] as number) * s
          const m = (re[high] as number) * s + (im[high] as number) * c
          re[high] = (re[low] as number) - r
          im[high] = (im[low] as number) - m
          re[low] = (re[low] as number) + r
          im[low] = (im[low] as number) + m
        }
      }
    }
  }
}
