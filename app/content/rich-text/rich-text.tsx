import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextReactComponents,
} from '@portabletext/react'
import { CalloutBox } from './callout.tsx'
import { ChordChart } from './chord-chart.tsx'
import { LyricsSheet } from './lyrics.tsx'
import { marks } from './marks.tsx'
import { ExercisesOfText, PracticeCard } from './practice.tsx'
import type { Figure, RichTextBlock, TextBlock, VideoBlock } from './rich-text.server.ts'
import { TablatureSheet } from './tablature.tsx'
import './rich-text.css'
import { Image } from '../../ui/image.tsx'
import { VideoFacade } from '../../ui/video-facade.tsx'

/** A heading that is a link to itself, so that a reader can share the place. */
const Heading: PortableTextBlockComponent = ({ value, children }) => {
  const { style, id } = value as TextBlock
  const Level = style === 'h3' ? 'h3' : 'h2'
  return (
    <Level id={id}>
      <a href={`#${id}`}>{children}</a>
    </Level>
  )
}

/** One component for each kind of block; whatever else is in the text was left out on the server. */
const components: Partial<PortableTextReactComponents> = {
  block: {
    h2: Heading,
    h3: Heading,
  },
  ...marks,
  types: {
    figure: FigureImage,
    chords: ChordChart,
    tablature: TablatureSheet,
    callout: CalloutBox,
    practice: PracticeCard,
    lyrics: LyricsSheet,
    video: VideoBlockFacade,
  },
}

/** A rich text of the dataset. The page that shows it names the namespace `richText` in its handle. */
export function RichText({ blocks }: { blocks: RichTextBlock[] }) {
  return (
    <div className="rich-text">
      <ExercisesOfText>
        <PortableText value={blocks} components={components} onMissingComponent={false} />
      </ExercisesOfText>
    </div>
  )
}

/** A picture with its caption. */
function FigureImage({ value: { picture, caption } }: { value: Figure }) {
  return (
    <figure>
      <Image
        picture={picture}
        className="h-auto w-full rounded-md shadow-[0_0_0_6px_var(--color-vellum),0_10px_24px_-6px_rgb(0_0_0/0.4)]"
      />
      {caption && (
        <figcaption className="mt-3.5 text-center text-[1.1rem] leading-snug text-sepia">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

/** A video in a text, behind its poster until it is played. */
function VideoBlockFacade({ value }: { value: VideoBlock }) {
  return (
    <div className="print:hidden">
      <VideoFacade video={value} />
    </div>
  )
}
