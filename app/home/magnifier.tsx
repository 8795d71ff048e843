const ink = 'var(--color-night)'
const skin = 'color-mix(in oklab, var(--color-rope) 78%, var(--color-amber))'

/** Low E on top, as seen facing the player. */
const strings = [
  { y: 96, width: 5 },
  { y: 122, width: 4.2 },
  { y: 148, width: 3.4 },
  { y: 174, width: 2.6 },
  { y: 200, width: 2 },
  { y: 226, width: 1.5 },
]

/** Each finger from below to the string it presses. */
const fingers = ['M84 330 106 178', 'M160 344 170 128', 'M244 340 234 152']

/** Video feedback: under the captain's glass, a hand on the neck, and the finger that he marked. */
export function Magnifier() {
  return (
    <svg
      viewBox="0 0 470 400"
      aria-hidden="true"
      focusable="false"
      className="mx-auto w-full max-w-md"
    >
      <defs>
        <clipPath id="lens">
          <circle cx="180" cy="180" r="136" />
        </clipPath>
        <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--color-glow)" />
          <stop offset=".4" stopColor="var(--color-gold)" />
          <stop offset="1" stopColor="var(--color-amber)" />
        </linearGradient>
      </defs>
      <g transform="rotate(40 180 180)" stroke={ink} strokeWidth="3" strokeLinejoin="round">
        <path
          d="M368 162c30-12 100-10 132 0 12 8 12 28 0 36-32 10-102 12-132 0Z"
          fill="var(--color-wood)"
        />
        <path
          d="M380 168c34-8 84-8 112 0"
          fill="none"
          stroke="var(--color-rope)"
          strokeWidth="5"
          strokeLinecap="round"
          opacity=".7"
        />
        <path
          d="M326 166h30c14-2 14 30 0 28h-30Zm34-8h16v44h-16Zm126 0h14v44h-14Z"
          fill="url(#brass)"
        />
      </g>
      <g clipPath="url(#lens)">
        <path d="M30 30h300v300H30Z" fill="var(--color-tide)" />
        <path
          d="M30 70q75-26 150 0t150 0M30 292q75-26 150 0t150 0"
          fill="none"
          stroke="var(--color-midnight)"
          strokeWidth="4"
        />
        <path d="M20 78h320v166H20Z" fill="var(--color-wood)" stroke={ink} strokeWidth="3" />
        <path d="M20 81h320v8H20Z" fill="var(--color-amber)" opacity=".5" />
        <path
          d="M30 110q80 6 150 0t160 4M30 162q90-6 160 0t150-2M30 214q70 5 140 0t170 3"
          fill="none"
          stroke={ink}
          strokeWidth="1.5"
          opacity=".35"
        />
        <path
          d="M66 80v162M134 80v162M202 80v162M270 80v162"
          stroke="var(--color-rope)"
          strokeWidth="6"
        />
        <g fill="var(--color-glow)" opacity=".85">
          <circle cx="100" cy="161" r="7" />
          <circle cx="236" cy="187" r="7" />
        </g>
        {strings.map(({ y, width }) => (
          <path key={y} d={`M20 ${y}h320`} stroke="var(--color-glow)" strokeWidth={width} />
        ))}
        <g fill="none" strokeLinecap="round">
          {fingers.map((d) => (
            <g key={d}>
              <path d={d} stroke={ink} strokeWidth="50" />
              <path d={d} stroke={skin} strokeWidth="44" />
              <path
                d={d}
                stroke="var(--color-glow)"
                strokeWidth="7"
                transform="translate(-12 4)"
                opacity=".4"
              />
            </g>
          ))}
        </g>
        <g fill="var(--color-glow)" stroke={ink} strokeWidth="2" opacity=".9">
          <path d="M94 172c2-14 24-12 23 3l-2 12c-8 3-16 2-22-1Z" />
          <path d="M159 122c1-14 22-14 22 0v13c-7 3-15 3-22 0Z" />
          <path d="M224 146c0-14 21-14 22 0l-1 12c-7 3-14 3-21 1Z" />
        </g>
        <path
          d="M202 150c-2-28 24-44 44-32s22 46 2 56-44 0-46-24"
          fill="none"
          stroke="var(--color-sunset)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
      <circle cx="180" cy="180" r="145" fill="none" stroke={ink} strokeWidth="25" />
      <circle cx="180" cy="180" r="145" fill="none" stroke="url(#brass)" strokeWidth="19" />
      <path
        d="M84 128c16-34 44-58 84-66M78 152l3-9"
        fill="none"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
        opacity=".45"
      />
    </svg>
  )
}
