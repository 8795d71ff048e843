import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import { CalloutBox } from './callout.tsx'
import { ChordChart } from './chord-chart.tsx'
import { FigureImage } from './figure.tsx'
import { Heading } from './heading.tsx'
import { marks } from './marks.tsx'
import type { RichTextBlock } from './rich-text.server.ts'
import { TablatureSheet } from './tablature.tsx'
import { VideoBlockFacade } from './video.tsx'
import './rich-text.css'

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
    video: VideoBlockFacade,
  },
}

/** A rich text of the dataset. The page that shows it names the namespace `richText` in its handle. */
export function RichText({ blocks }: { blocks: RichTextBlock[] }) {
  return (
    <div className="rich-text">
      <PortableText value={blocks} components={components} onMissingComponent={false} />
    </div>
  )
}
