import sharp from 'sharp'

/** A real picture. */
export function png(width = 8, height = 8): Promise<Buffer> {
  const background = { r: 122, g: 31, b: 31 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

/** The beginning of an MP4 file (ISO 14496-12), followed by as many bytes as are wanted. */
export function mp4(bytes = 64): Buffer {
  const file = Buffer.alloc(Math.max(bytes, 32))
  file.writeUInt32BE(24, 0)
  file.write('ftypisom\0\0\u0002\0isommp42', 4, 'latin1')
  file.writeUInt32BE(file.length - 24, 24)
  file.write('mdat', 28, 'latin1')
  // Something that differs from place to place, so that a wrong range is noticed.
  for (let i = 32; i < file.length; i += 1) file[i] = (i * 31) % 251
  return file
}

/** What a browser hands over for a file that somebody picked. */
export function file(content: Buffer | string, name: string, type: string): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type })
}
