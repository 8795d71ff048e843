/** The slats of the vaulted lid from the hinge up, and how much of the lantern's light each gets. */
const SLATS = [
  ['M98 97 256 117l1-8-148-18Z', 0.62],
  ['m109 91 148 18 2-14-143-17Z', 0.54],
  ['m116 78 143 17 4-20-143-15Z', 0.45],
  ['m120 60 143 15 3-20-145-14Z', 0.36],
  ['m121 41 145 14 2-17-150-13Z', 0.28],
  ['m118 25 150 13 2-11-160-13Z', 0.2],
] as const

/** The planks of front and side, from the top down. */
const PLANKS = [
  ['m36 134 186 29 41-29v11l-42 30L37 146Z', 0.68],
  ['m37 146 184 29 42-30-1 18-41 32-184-31Z', 0.6],
  ['m37 164 184 31 41-32-1 19-41 34-182-32Z', 0.53],
  ['m38 184 182 32 41-34v19l-41 35-181-33Z', 0.46],
] as const

/** An open chest by faint lantern light: a cobweb, and a mouse that keeps the last plectrum. */
export function EmptyChestDrawing() {
  return (
    <svg viewBox="0 0 328 250" aria-hidden="true" focusable="false" className="w-64">
      <defs>
        <radialGradient id="empty-chest-light">
          <stop offset="0" stopColor="var(--color-amber)" stopOpacity=".48" />
          <stop offset="1" stopColor="var(--color-amber)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="164" cy="125" rx="164" ry="125" fill="url(#empty-chest-light)" />
      <path d="M20 206c0-14 280-22 300-2s-56 38-112 38S20 222 20 206Z" opacity=".5" />
      <g
        fill="var(--color-amber)"
        stroke="var(--color-night)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <Lid />
        <Inside />
        <Mouse />
        <Body />
        <Fittings />
        <Plectrum />
      </g>
    </svg>
  )
}

function Lid() {
  return (
    <>
      <path d="m90 103 174 23c27-15 35-86 16-106L103 5Z" fill="var(--color-night)" />
      <path d="M264 126c27-15 35-86 16-106Z" fillOpacity=".3" />
      {SLATS.map(([d, light]) => (
        <path key={d} d={d} fillOpacity={light} strokeWidth="2" />
      ))}
      <path d="M98 97c24 0 33-65 12-83Z" fill="var(--color-night)" strokeWidth="2" opacity=".75" />
      <g fill="none">
        <path d="M127 101c31-8 27-70 11-84M228 113c31-8 28-72 12-86" strokeWidth="12" />
        <path
          d="M127 101c31-8 27-70 11-84M228 113c31-8 28-72 12-86"
          stroke="var(--color-amber)"
          strokeWidth="6.5"
          opacity=".8"
        />
      </g>
      <path d="m90 103 174 23L280 20 103 5Zm8-6 12-83 160 13-14 90Z" fillRule="evenodd" />
      <path
        d="m110 14 62 6m-62-6 46 30m-46-30 22 50m-22-50-9 62M134 17q-2 6-5 10-1 7-9 8-7 5-13 6M150 18q-2 11-8 17-3 12-17 14-10 6-20 5M164 20q-2 16-12 22-4 15-21 16-13 7-27 5"
        fill="none"
        stroke="var(--color-foam)"
        strokeWidth="1.2"
        opacity=".8"
      />
      <path d="m181 16 17 2-2 22q-8 8-16-2Z" fill="var(--color-gold)" strokeWidth="2.5" />
      <path d="m187 26-1 8" strokeWidth="3.5" />
    </>
  )
}

function Inside() {
  return (
    <>
      <path d="m49 126 44-20 159 21-36 23Z" fill="var(--color-night)" />
      <path d="m93 106 159 21-36 23-122-17Z" fillOpacity=".42" strokeWidth="2" />
      <path d="m93 121 142 19" strokeWidth="2" />
      <path d="m93 106 44 6-43 40Z" fill="var(--color-night)" stroke="none" opacity=".6" />
      <path d="m36 127 54-24 174 23-42 28Zm13-1 167 24 36-23-159-21Z" fillRule="evenodd" />
      <path
        d="m42 125 49-20 168 22M95 99l11-91 169 15"
        fill="none"
        stroke="var(--color-glow)"
        strokeWidth="2"
        opacity=".85"
      />
    </>
  )
}

function Mouse() {
  return (
    <g fill="var(--color-mist)" strokeWidth="2.5">
      <path d="M136 152q0-36 20-38t22 42Z" />
      <ellipse cx="140" cy="111" rx="10" ry="11" />
      <ellipse cx="176" cy="116" rx="10" ry="11" />
      <g fill="var(--color-rope)" stroke="none">
        <ellipse cx="142" cy="112" rx="5" ry="6" />
        <ellipse cx="175" cy="117" rx="5" ry="6" />
      </g>
      <path d="M137 127c2-16 41-15 42 3 1 11-9 20-22 18s-21-11-20-21Z" />
      <path
        d="M177 124c4 13-6 24-20 22q13-6 15-24Z"
        fill="var(--color-sepia)"
        stroke="none"
        opacity=".4"
      />
      <path d="M141 123q3-6 10-7" fill="none" stroke="white" strokeWidth="2" />
      <path d="M148 127v1m18 2v1" strokeWidth="7" />
      <path d="M147 126h.1m18 3h.1" stroke="white" strokeWidth="2.2" />
      <path
        d="m148 138-18-4m18 7-16 3m34-4 18 2m-18 2 14 7"
        fill="none"
        stroke="var(--color-foam)"
        strokeWidth="1.3"
      />
      <ellipse cx="156" cy="138" rx="4" ry="3" fill="var(--color-sunset)" strokeWidth="1.5" />
    </g>
  )
}

function Body() {
  return (
    <>
      <path d="m36 127 186 27 42-28-3 75-41 35-181-33Z" fill="var(--color-night)" />
      {PLANKS.map(([d, light]) => (
        <path key={d} d={d} fillOpacity={light} strokeWidth="2" />
      ))}
      <path d="m222 154 42-28-3 75-41 35Z" fill="var(--color-night)" fillOpacity=".55" />
      <path
        d="m92 163 34 6m22 20 22 4m-122-35 14 2m26 36 40 7m68-4 18 3m-160-17 12 2m74 22 26 4m40-34 18 3"
        strokeWidth="1.6"
        opacity=".6"
      />
      <path d="m37 137 84 13-42 60-40-7Z" fill="var(--color-gold)" stroke="none" opacity=".2" />
    </>
  )
}

/** Bands, rivets, lock and the rope to lift it by. */
function Fittings() {
  return (
    <>
      <path d="m64 131 14 2 2 77-14-2ZM175 148l16 2-1 80-16-2Z" strokeWidth="2.5" />
      <g fill="var(--color-gold)" strokeWidth="2.5">
        <path d="m39 203 22 4v-7l-16-19-7-1ZM220 236l-26-5v-7l18-14 8 1Z" />
        <path d="m220 236 12-11v-7l-7-11-5 4Z" fill="var(--color-amber)" />
      </g>
      <path d="m222 154 42-28-1 10-42 29Z" fillOpacity=".6" />
      <path d="m36 127 186 27-1 11-185-28Z" />
      <path
        d="m39 130 180 26M67 141l2 64m108-50-1 70M42 184l1 15"
        fill="none"
        stroke="var(--color-glow)"
        strokeWidth="2"
        opacity=".8"
      />
      <path
        d="M71 150h.1m1 23h.1m1 23h.1m109-28h.1m-1 24h.1m0 23h.1M107 11h.1m167 12h.1M95 99h.1m164 21h.1"
        strokeWidth="9"
      />
      <path
        d="M71 150h.1m1 23h.1m1 23h.1m109-28h.1m-1 24h.1m0 23h.1M107 11h.1m167 12h.1M95 99h.1m164 21h.1"
        stroke="var(--color-gold)"
        strokeWidth="5.5"
      />
      <path d="m111 138 27 4v26q-13 16-27-5Z" fill="var(--color-gold)" />
      <path d="M115 143v20" stroke="var(--color-glow)" strokeWidth="2" />
      <path d="m125 155-2 13 5 1-1-14" strokeWidth="4" />
      <path d="M233 171c-2 40 14 30 19-14" fill="none" strokeWidth="7.5" />
      <path
        d="M233 171c-2 40 14 30 19-14"
        fill="none"
        stroke="var(--color-rope)"
        strokeWidth="3.5"
      />
      <circle cx="233" cy="171" r="4" />
      <circle cx="252" cy="157" r="4" />
    </>
  )
}

function Plectrum() {
  return (
    <g strokeWidth="2.5">
      <path
        d="M156 178c-6 0-14-15-14-22 0-9 30-6 30 4 0 6-10 18-16 18Z"
        fill="var(--color-sunset)"
      />
      <path d="M148 159q3-3 8-3" fill="none" stroke="var(--color-glow)" />
      <g fill="var(--color-mist)">
        <ellipse cx="143" cy="152" rx="6" ry="5" />
        <ellipse cx="171" cy="156" rx="6" ry="5" />
      </g>
    </g>
  )
}
