import { Solid } from '../drawings/solid.tsx'

const RAIL = 'M84 350h112l8 52c70 20 150 22 226 6 46-8 92-18 132-44'

/** The hull: planking, gold mouldings, the stern's lit windows, the gun ports and the lantern. */
export function Hull() {
  return (
    <>
      <Solid
        id="hull"
        d={`${RAIL}c-10 70-44 134-90 190H170c-46-36-74-120-86-204Z`}
        color="var(--oak-dark)"
        shade={34}
        light={9}
      >
        <path
          d="M88 376h108M92 398h112m-106 24c132 28 304 32 456-12M108 450c132 28 296 32 430-12M120 486c124 24 268 28 394-12M138 520c106 20 236 22 346-6"
          stroke="var(--tar)"
          strokeWidth="2.2"
        />
        <path
          d="M220 424v18m90-12v20m-140 12v22m120-8v22m120-36v20m80-34v18m-250 60v20m160-26v20m-240-2v18"
          stroke="var(--tar)"
          strokeWidth="1.8"
        />
        <path
          d="M120 436h60m40 18h70m60 4h50m60-12h46m-340 30h70m90 10h60m60-8h50m-290 38h80m60 6h70"
          stroke="var(--oak)"
          strokeWidth="2"
        />
        <path d="M98 432c132 30 304 30 450-22" stroke="var(--color-amber)" strokeWidth="5" />
      </Solid>
      <path d={RAIL} strokeWidth="12" />
      <path d={RAIL} stroke="var(--color-gold)" strokeWidth="6" />
      <path
        d="M86 347h106m16 53c70 20 150 20 220 4 46-8 92-18 130-42"
        stroke="var(--color-glow)"
        strokeWidth="1.8"
      />
      <path
        d="M210 384v18m30-12v20m32-18v22m32-20v22m32-22v22m32-24v22m32-26v24m32-30v22m32-30v20m30-32v22m28-36v24m-338-14c110 26 240 20 338-22"
        strokeWidth="5"
      />
      <path
        d="M210 384v18m30-12v20m32-18v22m32-20v22m32-22v22m32-24v22m32-26v24m32-30v22m32-30v20m30-32v22m28-36v24m-338-14c110 26 240 20 338-22"
        stroke="var(--oak)"
        strokeWidth="2.4"
      />
      <path
        d="M104 364h20v24h-18Zm32 0h20v24h-20Zm32 0h16l4 24h-20Z"
        fill="var(--color-gold)"
        strokeWidth="3"
      />
      <path
        d="M107 367h6v9h-5Zm32 0h6v9h-6Zm31 0h5l2 9h-7Z"
        fill="var(--color-glow)"
        stroke="none"
      />
      <path d="M114 364v24m32-24v24m31-24 2 24m-74-12h18m14 0h20m13 0h18" strokeWidth="1.8" />
      <path
        d="M188 458h24v24h-24Zm58 6h24v24h-24Zm60 1h24v24h-24Zm60-3h24v24h-24Zm60-8h24v24h-24Z"
        fill="var(--ink)"
        stroke="var(--color-gold)"
        strokeWidth="3"
      />
      <path
        d="M186 448h28l-2 8h-24Zm58 6h28l-2 8h-24Zm60 1h28l-2 8h-24Zm60-3h28l-2 8h-24Zm60-8h28l-2 8h-24Z"
        fill="var(--oak)"
        strokeWidth="2"
      />
      <path
        d="M200 471h0m58 6h0m60 1h0m60-3h0m60-8h0"
        stroke="var(--color-sunset)"
        strokeWidth="11"
      />
      <Solid
        id="figurehead"
        d="M560 362c16-4 26-12 30-28 12 10 10 30-4 40-10 8-22 10-28-2Z"
        color="var(--color-gold)"
        shade={6}
        light={4}
      />
      <path d="M500 400v44m-9-34h18m-26 26q2 14 17 14t17-14" strokeWidth="9" />
      <path
        d="M500 400v44m-9-34h18m-26 26q2 14 17 14t17-14"
        stroke="var(--steel)"
        strokeWidth="4.5"
      />
      <SternLantern />
    </>
  )
}

function SternLantern() {
  return (
    <>
      <path d="M86 334v16" strokeWidth="7" />
      <path d="M86 334v16" stroke="var(--color-amber)" strokeWidth="3" />
      <path d="M76 308h20l3 26H73Z" fill="var(--color-gold)" />
      <path d="M81 310h10l2 22H79Z" fill="var(--color-glow)" stroke="none" />
      <path d="M86 314c6 8 5 13 0 16-5-3-6-8 0-16" fill="var(--color-sunset)" stroke="none" />
      <path d="M81 308l-1 26m11-26 1 26" strokeWidth="1.6" />
      <path d="M72 308q14-16 28 0ZM70 334h32v5H70ZM86 300v-6" fill="var(--oak)" />
    </>
  )
}
