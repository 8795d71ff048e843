import { Outlined } from '../ui/outlined.tsx'

const NOTE = 'M2-3V-24q2 7 10 10-1 4-2 7-1-5-5-5V1q-1 6-7 6-6 0-6-4 1-6 10-6Z'

/** A woven hammock between two posts, with a guitar asleep in it: what it breathes are notes. */
export function Hammock() {
  return (
    <svg viewBox="0 0 320 176" aria-hidden="true" focusable="false" className="w-60">
      <ellipse cx="160" cy="168" rx="112" ry="6" fill="var(--color-sepia)" opacity=".3" />
      <Outlined>
        <Rope d="m36 42 28 16M36 43l32 24M36 44l36 32m212-34-28 16m28-15-32 24m32-23-36 32" />
        <path d="M64 58c48 30 144 30 192 0l-8 18c-36 46-140 46-176 0Z" fill="var(--color-sea)" />
        <Guitar />
        <Cloth />
        <Posts />
        <Snores />
      </Outlined>
    </svg>
  )
}

function Rope({ d }: { d: string }) {
  return (
    <>
      <path d={d} strokeWidth="5.5" />
      <path d={d} stroke="var(--color-rope)" strokeWidth="2.5" />
    </>
  )
}

function Posts() {
  const lashing =
    'M10 36q14 5 28 0M10 43q14 5 28 0M10 50q14 5 28 0m244-14q14 5 28 0m-28 7q14 5 28 0m-28 7q14 5 28 0'
  return (
    <>
      <path d="M13 10h22l2 160H11ZM285 10h22l2 160h-26Z" fill="var(--color-wood)" />
      <path
        d="M15 12h7l-1 156h-8ZM287 12h7l-1 156h-8Z"
        fill="var(--color-amber)"
        stroke="none"
        opacity=".75"
      />
      <path
        d="M27 20v10m4 36v40m-5-36v22m2 24v38m-9-70v20M299 20v10m4 60v40m-6-66v30m3 40v30m-9-24v18"
        strokeWidth="1.5"
        opacity=".7"
      />
      <path d="M9 6h30v8H9ZM281 6h30v8h-30Z" fill="var(--color-amber)" />
      <path d="M12 9h20m252 0h20" stroke="var(--color-glow)" strokeWidth="2" />
      <path d={lashing} strokeWidth="9" />
      <path d={lashing} stroke="var(--color-rope)" strokeWidth="5" />
      <path
        d="m15 39 2-4m6 5 2-4m6 3 2-4M15 46l2-4m6 5 2-4m6 3 2-4m-18 13 2-4m6 5 2-4m6 3 2-4M287 39l2-4m6 5 2-4m6 3 2-4m-18 11 2-4m6 5 2-4m6 3 2-4m-18 13 2-4m6 5 2-4m6 3 2-4"
        strokeWidth="1.3"
      />
    </>
  )
}

/** Her neck rests on the rim; the headstock has closed eyes and a nightcap. */
function Guitar() {
  return (
    <g transform="translate(134 83)rotate(-21)">
      <path d="M40-5h54V5H40Z" fill="var(--color-ink)" strokeWidth="2.5" />
      <path d="M58-5V5m11-10V5m10-10V5m9-10V5" stroke="var(--color-rope)" strokeWidth="1.2" />
      <path d="M101-17h.1m10-1h.1M101 17h.1m10 1h.1" strokeWidth="9" />
      <path d="M101-17h.1m10-1h.1M101 17h.1m10 1h.1" stroke="var(--color-foam)" strokeWidth="5" />
      <path d="m92-6 6-7 22-1q4 14 0 28l-22-1-6-7Z" fill="var(--color-amber)" />
      <path d="m95-6 5-5h8" stroke="var(--color-glow)" strokeWidth="1.5" />
      <path d="M107-8q-5 3 0 6m0 4q-5 3 0 6M100 0h.1" strokeWidth="2" />
      <path
        d="M-54 0c0-24 14-38 34-38C-5-38 1-29 11-29c8 0 12-2 18-2 15 0 20 15 20 31s-5 31-20 31c-6 0-10-2-18-2C1 29-5 38-20 38-40 38-54 24-54 0Z"
        fill="var(--color-amber)"
      />
      <path
        d="M42-25q7 9 7 25c0 16-5 31-20 31-6 0-10-2-18-2C1 29-5 38-20 38q-8 0-14-3c30 2 36-16 48-14 22 4 30-14 28-46Z"
        fill="var(--color-wood)"
        stroke="none"
        opacity=".4"
      />
      <path
        d="M-49 4c-1-22 11-37 29-37 15 0 20 9 31 9 8 0 12-2 18-2q8 0 12 9"
        stroke="var(--color-glow)"
        strokeWidth="2.5"
        opacity=".85"
      />
      <circle cx="17" cy="0" r="13" fill="var(--color-glow)" strokeWidth="1.5" />
      <circle cx="17" cy="0" r="9.5" fill="var(--color-night)" stroke="none" />
      <path d="M-28-13h7v26h-7Z" fill="var(--color-wood)" strokeWidth="2.5" />
      <path d="m-24-4 118 1m-118 5h118" stroke="var(--color-foam)" strokeWidth="1" />
    </g>
  )
}

function Cloth() {
  return (
    <>
      <Rope d="M81 102v6m7 5v6m7 4v6m10 2v6m10 1v6m10-1v6m12-2v6m11-4v6m12-5v6m12-7v6m11-8v6m12-10v6m10-11v6m10-13v6m10-14v6m7-16v6m7-17v6" />
      <path d="M72 76c36 46 140 46 176 0-18 98-158 98-176 0Z" fill="var(--color-midnight)" />
      <g stroke="none">
        <path
          d="M81 86Q87 90 93 94L88 114Q82 106 78 97ZM136 109Q144 110 152 110L151 149Q142 148 133 146ZM168 110Q176 110 184 109L187 146Q178 148 169 149ZM227 94Q233 90 239 86L242 97Q238 106 232 114Z"
          fill="var(--color-parchment)"
        />
        <path
          d="M106 100Q113 103 121 105L116 139Q108 134 101 128ZM199 105Q207 103 214 100L219 128Q212 134 204 139Z"
          fill="var(--color-sunset)"
        />
        <path
          d="M248 76C238 133 186 157 141 148c64 2 92-34 100-68Z"
          fill="var(--color-night)"
          opacity=".35"
        />
      </g>
      <path
        d="M72 76C104 135 216 135 248 76M72 76C99 148 221 148 248 76M72 76C94 161 226 161 248 76"
        strokeWidth="1.5"
        strokeDasharray="3 5"
        opacity=".55"
      />
      <path d="M72 76c36 46 140 46 176 0-18 98-158 98-176 0Z" />
      <Rope d="M72 76c36 46 140 46 176 0" />
      <Rope d="m62 55 12 25m184-25-12 25" />
    </>
  )
}

/** The nightcap, and the notes that rise from it. */
function Snores() {
  return (
    <>
      <g transform="translate(134 83)rotate(-21)">
        <path
          d="M116-14c12-6 28-2 30 12 2 12-4 21-9 24l-6-5c4-4 5-8 3-10-4 5-10 8-18 8Z"
          fill="var(--color-sunset)"
        />
        <path d="M127-14q7 11 2 26m10-22q4 6 1 17" stroke="var(--color-glow)" />
        <g fill="var(--color-glow)" strokeWidth="2.5">
          <path d="M111-16q5-3 7 0 3 16 0 32-2 3-7 0 3-16 0-32Z" />
          <circle cx="132" cy="23" r="6" />
        </g>
      </g>
      <g strokeWidth="2">
        <path d={NOTE} transform="translate(134 32)rotate(-10)" fill="var(--color-gold)" />
        <path d={NOTE} transform="translate(173 29)rotate(8)scale(.8)" fill="var(--color-sunset)" />
        <path d={NOTE} transform="translate(204 39)rotate(-4)scale(.6)" fill="var(--color-foam)" />
      </g>
    </>
  )
}
