import Constellation from '../drawings/constellation.svg?react'
import { Drawing } from '../drawings/drawing.tsx'
import { Moon } from '../drawings/lights.tsx'

/** Stars at fixed places, so that server and browser draw the same sky: x and y in %, radius in px. */
const stars = Array.from({ length: 70 }, (_, index) => ({
  x: (index * 61.803398875) % 100,
  y: ((index * 37.71) % 62) + 1,
  radius: 0.7 + ((index * 7) % 5) * 0.28,
}))

/** The few that twinkle, each in its own layer, so that the others are painted only once. */
const twinkling = [
  [8, 7],
  [47, 16],
  [67, 5],
  [79, 31],
  [93, 12],
  [96, 44],
] as const

/** The night: stars, the moon, and the last light of the sunset on the horizon. */
export function Sky() {
  return (
    <>
      <svg className="stars" width="100%" height="100%" aria-hidden="true" focusable="false">
        {stars.map(({ x, y, radius }) => (
          <circle key={x} cx={`${x.toFixed(2)}%`} cy={`${y.toFixed(2)}%`} r={radius.toFixed(2)} />
        ))}
      </svg>
      {twinkling.map(([left, top]) => (
        <span key={left} className="twinkle" style={{ left: `${left}%`, top: `${top}%` }} />
      ))}
      <Constellation className="constellation" />
      <Drawing viewBox="-100 -100 200 200" className="moon">
        <Moon at="" />
      </Drawing>
      <Drawing viewBox="0 0 1440 240" align="xMidYMax slice" className="clouds">
        <Clouds />
      </Drawing>
    </>
  )
}

/** Banks of cloud over the horizon, hatched along their undersides. */
function Clouds() {
  return (
    <g stroke="none">
      <path
        d="M0 190c90-22 150-10 210-30s120-34 190-10 130 8 190 18 120-6 180-26 150-20 220 4 120 20 190 6 170-24 260-2v90H0Z"
        fill="var(--color-midnight)"
        opacity=".4"
      />
      <path
        d="M0 214c110-14 220 4 320-10s170-30 270-8 210 8 320-6 200-22 300 2 150 14 230 6v42H0Z"
        fill="var(--color-sunset)"
        opacity=".2"
      />
      <g
        fill="color-mix(in srgb, var(--color-midnight) 66%, var(--color-night))"
        stroke="var(--steel)"
        strokeWidth="1.6"
        strokeOpacity=".7"
      >
        <path d="M610 150a30 30 0 0 1 52-18c14-36 66-38 80-6 22-16 48-8 52 12 26-8 50 2 54 22 20-4 32 4 36 14H572c2-14 16-24 38-24Z" />
        <path d="M150 96a22 22 0 0 1 40-12c12-24 48-24 58-2 18-8 36 0 38 16 14-2 22 4 24 12H120c2-10 14-16 30-14Z" />
      </g>
      <g fill="url(#hatching)" opacity=".7">
        <path d="M640 172c40-16 100-16 150-8 30-10 60-6 92 10Z" />
        <path d="M180 110c30-12 70-10 128 0Z" />
      </g>
      <path
        d="M600 182h90m24 0h70m-150 9h120M140 118h60m20 0h50"
        stroke="var(--steel)"
        strokeWidth="2"
        opacity=".6"
      />
    </g>
  )
}
