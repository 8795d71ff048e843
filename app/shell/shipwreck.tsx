import { SeaStrings } from '../ui/sea-strings.tsx'

/** What the error page stands on: a ship gone down by the stern, her neck snapped, her strings loose. */
export function Shipwreck() {
  return (
    <div className="wreck" aria-hidden="true">
      <SeaStrings part="far" />
      <svg viewBox="0 0 520 320" className="wreck-ship" aria-hidden="true" focusable="false">
        <g transform="rotate(-24 260 240)" strokeLinejoin="round">
          <path
            d="m252 240 4-150h12l6 150Z"
            fill="var(--color-amber)"
            stroke="var(--color-night)"
            strokeWidth="2.5"
          />
          <path d="m256 90 8 10 6-16 4 22-6-4-4 8Z" fill="var(--color-glow)" />
          <path
            d="M254 120h16M254 140h17M253 160h18M253 182h19M252 206h20"
            stroke="var(--color-glow)"
            strokeWidth="1.6"
          />
          <path
            d="M268 120c44 6 82 30 96 78-30-12-62-16-92-10Z"
            fill="var(--color-parchment)"
            stroke="var(--color-night)"
            strokeWidth="2.5"
          />
          <path
            d="M318 150c10 10 14 20 14 34"
            fill="none"
            stroke="var(--color-night)"
            strokeWidth="2"
            strokeDasharray="5 4"
          />
          <path
            d="M70 200h92l8 40c60 16 120 16 182 2 36-8 70-16 100-34-8 70-36 120-72 150H140c-36-30-60-90-70-158Z"
            fill="var(--color-wood)"
            stroke="var(--color-night)"
            strokeWidth="3"
          />
          <path
            d="M170 240c60 16 120 16 182 2 36-8 70-16 100-34"
            fill="none"
            stroke="var(--color-gold)"
            strokeWidth="5"
          />
          <path d="M70 200h92l8 40" fill="none" stroke="var(--color-gold)" strokeWidth="5" />
          <path
            d="m296 262 16 10 22-8 12 16-16 16-26-2-14-12Z"
            fill="var(--color-deep)"
            stroke="var(--color-amber)"
            strokeWidth="2.5"
          />
          <g fill="none" stroke="var(--color-gold)" strokeWidth="1.8">
            <path d="M262 94c-50 20-30 70-70 80s-20 50-60 26" />
            <path d="M264 96c40-30 70 0 60 30s40 30 50 0" />
            <path d="M260 98c-20 40-50 30-44 70" />
          </g>
        </g>
        <g transform="translate(40 262) rotate(-74)">
          <path
            d="M0 60-8 20c-2-9 3-9 7-14 3-4 9-4 12 0 4 5 9 5 7 14l-8 40Z"
            fill="var(--color-amber)"
            stroke="var(--color-night)"
            strokeWidth="2.5"
          />
          <g fill="var(--color-foam)">
            <circle cx="-14" cy="22" r="4" />
            <circle cx="-12" cy="36" r="4" />
            <circle cx="24" cy="22" r="4" />
            <circle cx="22" cy="36" r="4" />
          </g>
        </g>
      </svg>
      <SeaStrings part="near" />
    </div>
  )
}
