/** The school's ship, in the Studio's corner and in its list of workspaces. */
export function Icon() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#0b1437" />
      <g fill="none" stroke="#f5c04a" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M16 5v17M17.5 7c4 2 6.5 6 7 11h-7M14.5 9c-3 2-5 5-5.5 9h5.5" />
        <path d="M6 22h20c-1 3-3 5-5.5 5h-9C9 27 7 25 6 22z" />
      </g>
    </svg>
  )
}
