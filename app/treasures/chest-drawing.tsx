import { Padlock } from '../ui/padlock.tsx'

/** The chest behind the treasure: its raised lid, lined with the night and lit from inside. */
export function ChestBack() {
  return (
    <svg viewBox="0 0 400 340" aria-hidden="true" focusable="false" className="chest-back">
      <ellipse cx="200" cy="322" rx="188" ry="16" fill="#000" opacity=".4" />
      <g className="chest-cover">
        <path
          d="M34 196V92C34 34 96 10 200 10s166 24 166 82v104Z"
          fill="var(--color-wood)"
          stroke="var(--color-night)"
          strokeWidth="4"
        />
        <path d="M52 196V98c0-44 52-68 148-68s148 24 148 68v98Z" fill="var(--color-deep)" />
        <path
          d="M52 196V98c0-44 52-68 148-68"
          fill="none"
          stroke="var(--color-gold)"
          strokeWidth="3"
          opacity=".7"
        />
        <path
          d="M34 196V92C34 34 96 10 200 10s166 24 166 82v104"
          fill="none"
          stroke="var(--color-amber)"
          strokeWidth="11"
        />
        <g fill="var(--color-gold)" stroke="var(--color-night)" strokeWidth="2">
          <circle cx="36" cy="128" r="5" />
          <circle cx="364" cy="128" r="5" />
          <circle cx="92" cy="31" r="5" />
          <circle cx="308" cy="31" r="5" />
          <circle cx="200" cy="11" r="5" />
        </g>
      </g>
      <ellipse className="chest-glow" cx="200" cy="176" rx="150" ry="92" />
    </svg>
  )
}

/** The chest before the treasure: planks, bands and its lock, chained while it is locked. */
export function ChestFront({ locked }: { locked: boolean }) {
  return (
    <svg viewBox="0 0 400 340" aria-hidden="true" focusable="false" className="chest-front">
      <path
        d="M22 190h356l-14 132H36Z"
        fill="var(--color-wood)"
        stroke="var(--color-night)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M27 233h346M32 276h336" stroke="var(--color-night)" strokeWidth="3" opacity=".75" />
      <path
        d="M60 212h62M150 255h70M250 214h78M66 298h84M262 300h60M236 250h22"
        stroke="var(--color-amber)"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity=".45"
      />
      <g fill="var(--color-amber)" stroke="var(--color-night)" strokeWidth="3">
        <path d="M14 182h372v22H14Z" />
        <path d="m72 204 8 118h30l-6-118ZM328 204l-8 118h-30l6-118Z" />
      </g>
      <path d="M18 186h364" stroke="var(--color-glow)" strokeWidth="3" opacity=".75" />
      <g fill="var(--color-gold)" stroke="var(--color-night)" strokeWidth="2">
        {[92, 94, 97].map((x, index) => (
          <g key={x}>
            <circle cx={x} cy={226 + index * 40} r="5" />
            <circle cx={400 - x} cy={226 + index * 40} r="5" />
          </g>
        ))}
      </g>
      {locked ? <Chain /> : <OpenHasp />}
    </svg>
  )
}

function Chain() {
  return (
    <g className="chest-chain">
      <path
        d="M30 232q85 66 170 18 85 48 170-18"
        fill="none"
        stroke="var(--color-night)"
        strokeWidth="15"
      />
      <path
        d="M30 232q85 66 170 18 85 48 170-18"
        fill="none"
        stroke="var(--color-mist)"
        strokeWidth="9"
        strokeDasharray="15 7"
        strokeLinecap="round"
      />
      <Padlock />
    </g>
  )
}

function OpenHasp() {
  return (
    <g stroke="var(--color-night)" strokeWidth="4">
      <path d="M172 196h56v44c0 14-12 22-28 22s-28-8-28-22Z" fill="var(--color-gold)" />
      <path
        d="M200 212a8 8 0 0 1 5 14l4 16h-18l4-16a8 8 0 0 1 5-14Z"
        fill="var(--color-night)"
        stroke="none"
      />
    </g>
  )
}
