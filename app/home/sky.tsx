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

/** A constellation in the shape of a guitar, low over the sea. */
const guitar = [
  [0, 60],
  [14, 46],
  [26, 52],
  [36, 44],
  [48, 46],
  [52, 58],
  [44, 66],
  [46, 78],
  [34, 88],
  [16, 84],
  [6, 74],
] as const
const neck = [
  [48, 46],
  [66, 30],
  [82, 16],
  [92, 8],
] as const

const points = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => `${x},${y}`).join(' ')

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
      <svg className="constellation" viewBox="-4 0 104 96" aria-hidden="true" focusable="false">
        <polygon points={points(guitar)} />
        <polyline points={points(neck)} />
        {[...guitar, ...neck.slice(1)].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.1" />
        ))}
      </svg>
      <svg className="moon" viewBox="0 0 300 300" aria-hidden="true" focusable="false">
        <circle cx="150" cy="150" r="148" opacity=".05" />
        <circle cx="150" cy="150" r="112" opacity=".08" />
        <circle cx="150" cy="150" r="74" />
        <g fill="var(--color-amber)" opacity=".22">
          <circle cx="128" cy="128" r="16" />
          <circle cx="176" cy="168" r="22" />
          <circle cx="132" cy="184" r="9" />
          <circle cx="178" cy="116" r="8" />
        </g>
        <path
          d="M150 224a74 74 0 0 0 52-126 74 74 0 0 1-104 104 74 74 0 0 0 52 22Z"
          fill="var(--color-amber)"
          opacity=".2"
        />
      </svg>
      <svg
        className="clouds"
        viewBox="0 0 1440 240"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d="M0 190c90-22 150-10 210-30s120-34 190-10 130 8 190 18 120-6 180-26 150-20 220 4 120 20 190 6 170-24 260-2v90H0Z"
          fill="var(--color-midnight)"
          opacity=".35"
        />
        <path
          d="M0 214c110-14 220 4 320-10s170-30 270-8 210 8 320-6 200-22 300 2 150 14 230 6v42H0Z"
          fill="var(--color-sunset)"
          opacity=".2"
        />
      </svg>
    </>
  )
}
