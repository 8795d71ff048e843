import { Padlock } from '../../ui/padlock.tsx'

/** Ends of the grating's beams at the far and the near edge of the opening. */
const BEAMS = [
  [136, 111],
  [168, 156],
  [200, 200],
  [232, 244],
  [264, 289],
] as const

/** Height of each cross-beam, and where it begins and ends: nearer ones are farther apart. */
const CROSS_BEAMS = [
  [143, 98, 302],
  [173, 90, 310],
  [208, 82, 318],
  [247, 72, 328],
] as const

/** A hatch in the deck, barred and padlocked; what lies below shines through its grating. */
export function HatchDrawing() {
  return (
    <svg
      viewBox="0 0 400 340"
      aria-hidden="true"
      focusable="false"
      className="w-full overflow-visible"
    >
      <ellipse cx="200" cy="322" rx="190" ry="16" fill="#000" opacity=".4" />
      <path
        d="M74 90h252l52 208H22Z"
        fill="var(--color-wood)"
        stroke="var(--color-night)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M78 94h244" stroke="var(--color-glow)" strokeWidth="3" opacity=".5" />
      <path d="M104 116h192l42 162H62Z" fill="var(--color-sunset)" />
      <path d="M104 116h192l42 162H62Z" fill="var(--color-gold)" opacity=".75" />
      <ellipse cx="200" cy="204" rx="74" ry="52" fill="var(--color-glow)" opacity=".7" />
      <Grating color="var(--color-night)" width={15} />
      <Grating color="var(--color-wood)" width={10} />
      <path
        d="M104 116h192l42 162H62Z"
        fill="none"
        stroke="var(--color-night)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <ellipse
        cx="200"
        cy="150"
        rx="150"
        ry="84"
        fill="var(--color-gold)"
        opacity=".75"
        style={{ filter: 'blur(22px)' }}
      />
      <path
        d="M22 298h356v24H22Z"
        fill="var(--color-wood)"
        stroke="var(--color-night)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <g fill="var(--color-amber)" stroke="var(--color-night)" strokeWidth="3">
        <path d="m74 90 34 0-7 28-35 4ZM326 90l-34 0 7 28 35 4Z" />
        <path d="M22 298l8-32 34-2-9 34v24H22ZM378 298l-8-32-34-2 9 34v24h33Z" />
      </g>
      <g fill="var(--color-gold)" stroke="var(--color-night)" strokeWidth="2">
        <circle cx="88" cy="104" r="4.5" />
        <circle cx="312" cy="104" r="4.5" />
        <circle cx="40" cy="309" r="5" />
        <circle cx="360" cy="309" r="5" />
      </g>
      <path
        d="M34 196h332v26H34Z"
        fill="var(--color-mist)"
        stroke="var(--color-night)"
        strokeWidth="4"
      />
      <path d="M38 201h324" stroke="white" strokeWidth="3" opacity=".5" />
      <g fill="var(--color-night)">
        <circle cx="50" cy="209" r="5" />
        <circle cx="350" cy="209" r="5" />
        <circle cx="120" cy="209" r="3.5" />
        <circle cx="280" cy="209" r="3.5" />
      </g>
      <g transform="translate(0 -24)">
        <Padlock />
      </g>
    </svg>
  )
}

function Grating({ color, width }: { color: string; width: number }) {
  return (
    <g stroke={color} strokeWidth={width}>
      {BEAMS.map(([far, near]) => (
        <path key={far} d={`M${far} 116L${near} 278`} />
      ))}
      {CROSS_BEAMS.map(([y, from, to]) => (
        <path key={y} d={`M${from} ${y}H${to}`} />
      ))}
    </g>
  )
}
