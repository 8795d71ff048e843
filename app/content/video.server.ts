import { z } from 'zod'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { optional, text, toggle } from './parse.server.ts'
import type { ImageConfig } from './source.server.ts'

/** A video as `videoFields` reads it. */
export const videoSchema = z.object({
  videoId: z.string().regex(/^[\w-]{11}$/),
  sample: toggle,
  title: text,
  poster: optional(pictureSchema, 'video poster'),
})

export interface Video {
  videoId: string
  /** By another channel, as a placeholder for one that the school has yet to film. */
  sample: boolean
  title: string
  poster: Picture | null
}

export function toVideo(video: z.output<typeof videoSchema>, images: ImageConfig): Video {
  return { ...video, poster: video.poster && toPoster(video.poster, images) }
}

export function toPoster(picture: z.output<typeof pictureSchema>, images: ImageConfig): Picture {
  return framePicture(picture, images, {
    widths: [400, 640, 960, 1280],
    sizes: '(min-width: 768px) 560px, 92vw',
    ratio: 16 / 9,
  })
}
