import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import satori from 'satori'
import { OG_HEIGHT } from '../../domain/og-picture.ts'
import type { Palette } from '../../domain/palette/tints.ts'
import { ART_LEFT } from './scene.ts'

type Font = Parameters<typeof satori>[1]['fonts'][number]

const FAMILY = 'Alegreya Sans'
const LEFT = 64

let fonts: Promise<Font[]> | undefined

/** The text face of the site; the display face is a variable font, of which only the thinnest cut is drawn. */
function loadFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url)
  const cuts = (['latin', 'latin-ext', 'cyrillic'] as const).flatMap((subset) =>
    ([500, 800] as const).map(async (weight): Promise<Font> => {
      const file = `@fontsource/alegreya-sans/files/alegreya-sans-${subset}-${weight}-normal.woff`
      return {
        name: `${FAMILY} ${subset}`,
        weight,
        style: 'normal',
        data: await readFile(resolve(file)),
      }
    }),
  )
  return Promise.all(cuts)
}

/** Letters (px) in which a title of this length fills its place, and does not leave it. */
export function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length))
  const byLength = title.length <= 22 ? 92 : title.length <= 44 ? 76 : title.length <= 80 ? 60 : 46
  return Math.min(byLength, Math.floor(860 / longestWord))
}

/** Title and name of the school as outlines, in an SVG as high as the picture. */
export async function drawWords(title: string, siteName: string, colors: Palette): Promise<string> {
  fonts ??= loadFonts()
  const family = `${FAMILY} latin, ${FAMILY} latin-ext, ${FAMILY} cyrillic`
  return satori(
    div(
      {
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        boxSizing: 'border-box',
        padding: `58px 24px 96px ${LEFT}px`,
        fontFamily: family,
      },
      div(
        {
          display: 'flex',
          alignItems: 'center',
          height: 64,
          paddingLeft: 80,
          fontSize: 36,
          fontWeight: 500,
          color: colors.gold,
        },
        siteName,
      ),
      div(
        { display: 'flex', flexGrow: 1, alignItems: 'center' },
        div(
          {
            display: 'block',
            lineClamp: 5,
            width: '100%',
            fontSize: titleSize(title),
            fontWeight: 800,
            lineHeight: 1.08,
            color: colors.glow,
          },
          title,
        ),
      ),
    ),
    { width: ART_LEFT, height: OG_HEIGHT, fonts: await fonts },
  )
}

const div = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style }, ...children)
