import { OG_ART_WIDTH, OG_HEIGHT, OG_WIDTH } from '../../domain/og-picture.ts'
import type { Palette } from '../../domain/palette/tints.ts'

/** Left edge of a page's art (px); the words stand before it. */
export const ART_LEFT = OG_WIDTH - OG_ART_WIDTH
/** Position of the string that separates words and art. */
const EDGE = ART_LEFT + 20

const svg = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${OG_HEIGHT}" viewBox="0 0 ${width} ${OG_HEIGHT}">${content}</svg>`

/** A wave of `turns` half periods to the right, `rise` px high. */
const wave = (x: number, y: number, half: number, rise: number, turns: number) =>
  `M${x} ${y}q${half / 2} ${-rise} ${half} 0${`t${half} 0`.repeat(turns - 1)}`

/** The art of a page that has none of its own: the school's ship under the moon, on a sea of strings. */
export function shipScene({ midnight, night, gold, sunset, amber, glow }: Palette): string {
  const strings = [
    { y: 452, half: 72, rise: 16, fill: midnight, width: 2 },
    { y: 492, half: 90, rise: 22, fill: night, width: 3 },
    { y: 540, half: 120, rise: 30, fill: midnight, width: 4 },
    { y: 588, half: 150, rise: 36, fill: night, width: 5.5 },
  ]
  const sea = strings.map(({ y, half, rise, fill, width }, index) => {
    const line = wave(-40 * index, y, half, rise, Math.ceil((OG_ART_WIDTH + 160) / half))
    return `<path d="${line}V${OG_HEIGHT}H${-40 * index}Z" fill="${fill}"/><path d="${line}" fill="none" stroke="${gold}" stroke-width="${width}"/>`
  })
  const stars = Array.from({ length: 46 }, (_, index) => {
    const x = (index * 61.803398875 * 6.1) % OG_ART_WIDTH
    const y = (index * 37.71 * 4.3) % 330
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.9 + (index % 4) * 0.5).toFixed(1)}"/>`
  })
  const sail = `fill="${glow}" stroke="${night}" stroke-width="3"`
  return svg(
    OG_ART_WIDTH,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${night}"/><stop offset=".45" stop-color="${midnight}"/><stop offset=".74" stop-color="${sunset}"/></linearGradient></defs>
<rect width="${OG_ART_WIDTH}" height="${OG_HEIGHT}" fill="url(#sky)"/>
<g fill="${glow}" opacity=".8">${stars.join('')}</g>
<circle cx="452" cy="150" r="128" fill="${glow}" opacity=".08"/><circle cx="452" cy="150" r="92" fill="${glow}" opacity=".1"/><circle cx="452" cy="150" r="62" fill="${glow}"/>
<g transform="translate(140 48)" stroke-linejoin="round">
<path d="M160 20v330M262 70v280M64 100v250" stroke="${amber}" stroke-width="8" stroke-linecap="round"/>
<path d="M162 16q22-10 44 0t44-2v22q-22 8-44 0t-44 2Z" fill="${sunset}"/>
<path d="M108 52q52 12 104 0 26 44 8 92-60-14-120 0 20-46 8-92Z" ${sail}/>
<path d="M96 160q64 14 128 0 32 64 10 140-74-18-148 0 24-74 10-140Z" ${sail}/>
<path d="M236 104q30 6 58 0 22 34 8 74-38-8-74 0 16-38 8-74Zm-6 92q38 8 76 0 24 44 8 100-46-12-92 0 18-52 8-100Z" ${sail}/>
<path d="M62 122q34 62 32 150-40-12-92 8 20-84 60-158Z" ${sail}/>
<g stroke="${gold}" fill="none"><path d="M160 20-24 330" stroke-width="3"/><path d="M160 20 20 338" stroke-width="2.4"/><path d="M160 20 74 344" stroke-width="1.9"/><path d="M160 20 262 344" stroke-width="1.6"/><path d="M160 20 310 336" stroke-width="1.3"/><path d="M160 20 372 316" stroke-width="1"/></g>
<path d="M-34 322H40l8 28q98 24 216 4 60-10 112-38-10 88-70 152H26q-46-56-60-146Z" fill="${amber}" stroke="${night}" stroke-width="4"/>
<path d="M-34 322H40l8 28q98 24 216 4 60-10 112-38" fill="none" stroke="${gold}" stroke-width="6"/>
<path d="M-20 398q190 36 376-16" fill="none" stroke="${night}" stroke-width="3" opacity=".5"/>
<g fill="${glow}" stroke="${night}" stroke-width="4"><circle cx="70" cy="374" r="10"/><circle cx="130" cy="380" r="10"/><circle cx="190" cy="380" r="10"/><circle cx="250" cy="374" r="10"/></g>
</g>
${sea.join('')}`,
  )
}

/** The skull pick, 64 px square. */
const emblem = (fill: string, face: string) =>
  `<path d="M32 61C24 61 5 31 5 18 5 8 17 3 32 3s27 5 27 15c0 13-19 43-27 43Z" fill="${fill}"/><g fill="${face}"><path d="M15 24c0-5 3.5-8 7.5-8s7 3 6.5 7.5-3.5 8.5-7.5 8.5S15 28.5 15 24Z"/><path d="M49 24c0-5-3.5-8-7.5-8s-7 3-6.5 7.5 3.5 8.5 7.5 8.5S49 28.5 49 24Z"/><path d="M32 32c1.5 2.5 3.5 5 3 6.5s-2 .5-3 .5-2.5 1-3-.5 1.5-4 3-6.500Z"/></g><path d="M26.5 45v4.500M32 45.500V52M37.5 45v4.5" stroke="${face}" stroke-width="2.6" stroke-linecap="round"/>`

/** Background of the words: the night, ending in a vibrating string, and the emblem. */
export function wordPanel({ midnight, night, gold }: Palette): string {
  const edge = `H${EDGE}q26 52.5 0 105${'t0 105'.repeat(5)}`
  const low = wave(-30, 590, 102, 22, 6)
  return svg(
    OG_WIDTH,
    `<defs><linearGradient id="panel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${night}"/><stop offset="1" stop-color="${midnight}"/></linearGradient></defs>
<path d="M0 0${edge}H0Z" fill="url(#panel)"/>
<g fill="none" stroke="${gold}"><path d="M${EDGE} 0${edge.slice(edge.indexOf('q'))}" stroke-width="6"/>
<path d="${low}" stroke-width="4" opacity=".55"/><path d="${low}" transform="translate(14 -26)" stroke-width="2.5" opacity=".35"/></g>
<g transform="translate(64 56)">${emblem(gold, night)}</g>`,
  )
}
