import sharp from 'sharp'

/** A real picture. */
export function png(width = 8, height = 8): Promise<Buffer> {
  const background = { r: 122, g: 31, b: 31 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

/** The same in another format: `jpeg`, `webp`, `gif`, `avif`. */
export async function picture(format: 'jpeg' | 'webp' | 'gif' | 'avif'): Promise<Buffer> {
  return sharp(await png(16, 16))
    .toFormat(format)
    .toBuffer()
}

/** The header of a WebM file (EBML, document type `webm`), and nothing in it. */
export const webm = () =>
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878102428581020000', 'hex')

/**
 * The beginning of an MP4 file (ISO 14496-12), followed by as many bytes as are wanted.
 * @param brand which kind of it: `qt  ` is QuickTime
 */
export function mp4(bytes = 64, brand = 'isom'): Buffer {
  const file = Buffer.alloc(Math.max(bytes, 32))
  file.writeUInt32BE(24, 0)
  file.write(`ftyp${brand}\0\0\u0002\0${brand}mp42`, 4, 'latin1')
  file.writeUInt32BE(file.length - 24, 24)
  file.write('mdat', 28, 'latin1')
  // Something that differs from place to place, so that a wrong range is noticed.
  for (let i = 32; i < file.length; i += 1) file[i] = (i * 31) % 251
  return file
}

/** The `File` that a browser creates for a picked file. */
export function file(content: Buffer | string, name: string, type: string): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type })
}
