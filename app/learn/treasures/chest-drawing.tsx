import { Drawing } from '../../drawings/drawing.tsx'
import { Solid } from '../../drawings/solid.tsx'

const BOX = '0 0 400 340'

/** The chest behind its treasure: the raised lid, lined with the night and lit from inside. */
export function RaisedLid() {
  return (
    <Drawing viewBox={BOX}>
      <ellipse cx="200" cy="322" rx="188" ry="16" fill="var(--ink)" stroke="none" opacity=".5" />
      <g data-part="cover" strokeWidth="4">
        <Solid
          id="t-lid"
          d="M34 200V92C34 34 96 10 200 10s166 24 166 82v108Z"
          color="var(--oak)"
          shade={10}
          light={7}
        />
        <path d="M56 200V100c0-44 52-66 144-66s144 22 144 66v100Z" fill="var(--tar)" />
        <path d="M70 196v-92c0-32 44-52 130-54" stroke="var(--color-gold)" opacity=".6" />
        <path d="M112 46v150M288 46v150" stroke="var(--oak-deep)" strokeWidth="3" />
        <path
          d="M38 128h0M362 128h0M92 30h0M308 30h0M200 18h0"
          stroke="var(--moon)"
          strokeWidth="8"
        />
      </g>
      <ellipse
        cx="200"
        cy="176"
        rx="150"
        ry="92"
        fill="var(--color-gold)"
        stroke="none"
        opacity=".75"
        style={{ filter: 'blur(22px)' }}
      />
    </Drawing>
  )
}

/** The chest before its treasure: gold to the brim, and the hasp that hangs open. */
export function OpenFront() {
  return (
    <Drawing viewBox={BOX}>
      <g strokeWidth="3">
        <path
          d="M40 196q12-30 44-24 10-24 44-18 16-26 52-14 26-22 58-4 34-16 54 10 32-8 44 18 24 4 26 32Z"
          fill="var(--color-gold)"
        />
        <path
          d="M66 180a17 9 0 1 0 34 0 17 9 0 1 0-34 0m58-16a17 9 0 1 0 34 0 17 9 0 1 0-34 0m66 2a17 9 0 1 0 34 0 17 9 0 1 0-34 0m70 6a17 9 0 1 0 34 0 17 9 0 1 0-34 0"
          fill="var(--moon)"
        />
      </g>
      <Box />
      <Solid
        id="t-hasp"
        d="M172 194h56v44c0 14-12 22-28 22s-28-8-28-22Z"
        color="var(--color-gold)"
        shade={8}
        light={5}
      />
      <path
        d="M200 210a8 8 0 0 1 5 14l4 16h-18l4-16a8 8 0 0 1 5-14Z"
        fill="var(--ink)"
        stroke="none"
      />
    </Drawing>
  )
}

/** The chest while it is locked: its lid down, chained, and the padlock on the chain. */
export function ShutChest() {
  return (
    <Drawing viewBox={BOX}>
      <ellipse cx="200" cy="322" rx="188" ry="16" fill="var(--ink)" stroke="none" opacity=".5" />
      <g strokeWidth="4">
        <Solid
          id="t-shut"
          d="M20 196v-36C20 78 92 46 200 46s180 32 180 114v36Z"
          color="var(--oak)"
          shade={22}
          light={8}
        >
          <path
            d="M20 150q180-24 360 0M40 104q160-26 320 0M96 66q104-18 208 0"
            stroke="var(--tar)"
            strokeWidth="3"
          />
          <path
            d="M60 134h44m120-10h70m-160-36h52m90 4h40M150 176h64m70-8h54"
            stroke="var(--lit)"
            strokeWidth="2"
            opacity=".6"
          />
          <path d="M66 40h34v160H66Zm234 0h34v160h-34Z" fill="var(--cloth)" />
          <path d="M71 80v116m234-116v116" stroke="var(--steel)" strokeWidth="4" />
        </Solid>
      </g>
      <Box />
      <g data-part="chain">
        <path
          d="M30 232q85 66 170 18 85 48 170-18M44 150q60 76 156 100 96-24 156-100"
          strokeWidth="17"
        />
        <path
          d="M30 232q85 66 170 18 85 48 170-18M44 150q60 76 156 100 96-24 156-100"
          stroke="var(--steel)"
          strokeWidth="10"
          strokeDasharray="15 7"
        />
        <path
          d="M30 229q85 66 170 18 85 48 170-18M44 147q60 76 156 100 96-24 156-100"
          stroke="var(--color-glow)"
          strokeWidth="2.4"
          strokeDasharray="9 13"
        />
        <Padlock />
      </g>
    </Drawing>
  )
}

/** Planks, bands and rim of the box itself. */
function Box() {
  return (
    <g strokeWidth="4">
      <Solid id="t-box" d="M22 198h356l-14 124H36Z" color="var(--oak)" shade={24} light={7}>
        <path d="M20 238h360M20 280h360" stroke="var(--tar)" strokeWidth="3" />
        <path
          d="M60 218h62m28 43h70m30-41h78M66 302h84m112 2h60m-86-54h22"
          stroke="var(--lit)"
          strokeWidth="2"
          opacity=".6"
        />
        <path d="M66 196h34l6 130H74Zm234 0h34l-8 130h-32Z" fill="var(--cloth)" />
        <path d="M72 212l6 106m228-106-6 106" stroke="var(--steel)" strokeWidth="4" />
      </Solid>
      <Solid id="t-rim" d="M12 184h376v22H12Z" color="var(--cloth)" shade={7} light={4} />
      <path
        d="M84 195h0m116 0h0m116 0h0M86 226h0m4 40h0m2 40h0m222-80h0m-4 40h0m-2 40h0"
        stroke="var(--color-gold)"
        strokeWidth="9"
      />
    </g>
  )
}

/** A brass padlock, hanging on the chain. */
function Padlock() {
  return (
    <>
      <path
        d="M180 250v-16c0-28 40-28 40 0v16"
        fill="none"
        stroke="var(--color-night)"
        strokeWidth="17"
      />
      <path
        d="M180 250v-16c0-28 40-28 40 0v16"
        fill="none"
        stroke="var(--color-mist)"
        strokeWidth="9"
      />
      <path
        d="M166 246h68v36c0 18-14 28-34 28s-34-10-34-28Z"
        fill="var(--color-gold)"
        stroke="var(--color-night)"
        strokeWidth="4"
      />
      <path d="M172 252v28c0 10 6 18 16 21v-49Z" fill="var(--color-glow)" opacity=".6" />
      <path d="M200 264a8 8 0 0 1 5 14l4 16h-18l4-16a8 8 0 0 1 5-14Z" fill="var(--color-night)" />
    </>
  )
}
