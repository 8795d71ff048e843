import { Solid } from './solid.tsx'

/** The boards of a floor, seen along the room, from 262 downwards and over the whole width. */
export function Floor() {
  return (
    <>
      <path d="M-1400 262h3400v70h-3400Z" fill="var(--oak-dark)" />
      <path
        d="M-1400 276h3400m-3400 17h3400M-980 262v14m210 0v17m150-31v14m190 0v17m160-31v14m150 0v17m170-31v14m90 0v17m140-31v14m110 0v17m130-31v14m150 0v17m170-31v14"
        strokeWidth="1.8"
      />
      <path
        d="M-1400 264.5h3400M-600 284h90m180-12h80m200 13h120m60-13h90m60 30h150m-30-17h110m40-13h120m60 13h150"
        stroke="var(--oak)"
        strokeWidth="1.6"
      />
    </>
  )
}

/** A table's top and edge over the whole width, its far edge at 236. */
export function Table() {
  return (
    <>
      <path d="M-1400 236h3400v40h-3400Z" fill="var(--oak)" />
      <path
        d="M-1400 250h3400M-500 243h110m140 14h150m-70-14h100m60 0h140m-60 14h90m60-14h130m0 14h120"
        stroke="var(--oak-deep)"
        strokeWidth="1.6"
      />
      <path d="M-1400 272h3400v40h-3400Z" fill="var(--oak-dark)" />
      <path d="M-1400 238.5h3400m-3400 36h3400" stroke="var(--lit)" strokeWidth="2" />
    </>
  )
}

/** The ship's rail over the whole width, from 190 down to the floor. */
export function Rail() {
  return (
    <>
      <pattern id="balusters" x="30" y="200" width="52" height="66" patternUnits="userSpaceOnUse">
        <path
          d="M20 2h12l-3 12q10 12 0 24l3 24H20l3-24q-10-12 0-24Z"
          fill="var(--oak-deep)"
          strokeWidth="2"
        />
        <path d="M24 16q-5 10 0 20" stroke="var(--oak)" strokeWidth="1.6" />
      </pattern>
      <path d="M-1400 200h3400v64h-3400Z" fill="url(#balusters)" stroke="none" />
      <path d="M-1400 190h3400v14h-3400Z" fill="var(--oak-dark)" />
      <path d="M-1400 193h3400" stroke="var(--lit)" strokeWidth="2" />
    </>
  )
}

/** The sea from 170 downwards, over the whole width. */
export function Sea() {
  return (
    <>
      <path
        d="M-1440 172q80 12 160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0v150h-3360Z"
        fill="color-mix(in oklab, var(--color-midnight) 84%, var(--color-sunset))"
        stroke="var(--steel)"
        strokeWidth="1.3"
      />
      <path
        d="M-1500 196q100 16 200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0v150h-3400Z"
        fill="var(--color-midnight)"
        stroke="var(--steel)"
        strokeWidth="1.5"
      />
      <path
        d="M-1460 226q120 20 240 0t240 0t240 0t240 0t240 0t240 0t240 0t240 0t240 0t240 0t240 0t240 0t240 0t240 0t240 0v150h-3600Z"
        fill="var(--color-tide)"
        stroke="var(--steel)"
        strokeWidth="1.8"
      />
      <path
        d="M-180 210q20 6 40 0m180-20q12 4 26 0m60 24q20 6 42 0m60-26q14 5 30 0m70 32q22 7 44 0m60-34q12 4 26 0m80 28q20 6 40 0m90-24q14 5 28 0m70 32q22 6 44 0"
        stroke="var(--steel)"
        strokeWidth="1.5"
        opacity=".6"
      />
    </>
  )
}

/** A round window in a brass ring, its middle at the origin, with the sea and the moon behind it. */
export function Porthole({ at }: { at: string }) {
  return (
    <g transform={at}>
      <circle r="50" fill="var(--oak-deep)" />
      <Solid
        id="po"
        d="M-46 0a46 46 0 1 0 92 0 46 46 0 1 0-92 0m12 0a34 34 0 1 1 68 0 34 34 0 1 1-68 0"
        color="var(--color-amber)"
        shade={5}
        light={3}
      />
      <circle r="33" fill="var(--color-midnight)" />
      <path
        d="M-33 6q17 6 33 0t33 0a33 33 0 0 1-66 0"
        fill="var(--color-sea)"
        stroke="var(--steel)"
        strokeWidth="1.2"
      />
      <circle cx="9" cy="-11" r="9" fill="var(--moon)" stroke="none" />
      <path d="M4 13h12m-7 6h14m-20 5h8" stroke="var(--moon)" strokeWidth="1.6" />
      <path
        d="M0-40h0m28 12h0m12 28h0m-12 28h0M0 40h0m-28-12h0m-12-28h0m12-28h0"
        stroke="var(--moon)"
        strokeWidth="4.5"
      />
    </g>
  )
}
