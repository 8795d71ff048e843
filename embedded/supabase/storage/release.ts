/**
 * Gives the memory of a chunk back once it is written: until the garbage collector looks, a large
 * upload would leave tens of megabytes of them. Only a chunk that has its memory to itself; it is
 * empty afterwards.
 */
export function release(chunk: Uint8Array): void {
  const { buffer } = chunk
  if (buffer instanceof ArrayBuffer && buffer.byteLength === chunk.byteLength) buffer.transfer(0)
}
