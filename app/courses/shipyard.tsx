/** A ship on the slipway: keel and ribs, the planks still missing, a crane with a guitar for a mast. */
export function Shipyard() {
  return (
    <svg viewBox="0 0 520 320" aria-hidden="true" focusable="false" className="shipyard">
      <g fill="none" stroke="var(--color-amber)" strokeWidth="6" strokeLinecap="round">
        <path d="M54 300 96 62M120 300 96 62M70 210h40M62 256h50" />
        <path d="M78 66 268 40" strokeWidth="8" />
        <path d="M96 62 84 36M250 42v34" strokeWidth="3" />
      </g>
      <g transform="translate(250 74)" stroke="var(--color-night)" strokeWidth="2.5">
        <path d="M-5-4h10v66H-5Z" fill="var(--color-amber)" />
        <path d="m-9-18 4 14H5l4-14-9-5Z" fill="var(--color-gold)" />
        <path
          d="M0 50c-16 0-22 12-18 22 3 8-10 14-10 28 0 16 12 26 28 26s28-10 28-26c0-14-13-20-10-28 4-10-2-22-18-22Z"
          fill="var(--color-gold)"
        />
        <circle cx="0" cy="84" r="9" fill="var(--color-night)" />
        <path d="M-10 106h20" strokeWidth="4" />
        <path d="M-2 0v104M2 0v104" stroke="var(--color-glow)" strokeWidth="1" />
      </g>
      <g strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M120 190c14 62 60 94 120 94h120c58 0 94-36 108-100"
          fill="none"
          stroke="var(--color-amber)"
          strokeWidth="9"
        />
        <g fill="none" stroke="var(--color-rope)" strokeWidth="6">
          <path d="M160 192c4 40 16 68 36 88M210 194c2 36 10 66 20 90M262 196c0 32 2 62 4 88" />
          <path d="M314 196c2 30 0 58-6 88M366 194c2 34-8 64-24 88M416 190c0 34-14 62-38 86" />
        </g>
        <g fill="none" stroke="var(--color-wood)" strokeWidth="15">
          <path d="M148 248c30 10 60 14 96 14h120c30 0 54-4 78-14" />
          <path d="M132 224c34 12 66 16 108 16h72" />
        </g>
        <g fill="none" stroke="var(--color-gold)" strokeWidth="1.6" opacity=".8">
          <path d="M150 242c30 10 60 14 94 14h120c28 0 52-4 76-14M134 218c34 12 66 16 106 16h72" />
        </g>
        <path d="M470 186c16-16 30-22 44-24" stroke="var(--color-amber)" strokeWidth="7" />
      </g>
      <g stroke="var(--color-rope)" strokeWidth="5" strokeLinecap="round">
        <path d="M180 308 214 284M300 308v-22M420 308l-32-26" />
      </g>
      <path d="M0 308h520" stroke="var(--color-glow)" strokeWidth="3" opacity=".6" />
    </svg>
  )
}
