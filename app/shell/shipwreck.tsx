import Wreck from '../drawings/shipwreck.svg?react'
import { SeaStrings } from '../ui/sea-strings.tsx'
import styles from './shipwreck.css?url'

/**
 * Scene of the error page: a ship gone down by the stern, her neck snapped, her strings loose. The error page is
 * part of the root, so its styles are loaded here: no other page needs them.
 */
export function Shipwreck() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="shipwreck night-sea" aria-hidden="true">
        <SeaStrings part="far" />
        <Wreck />
        <SeaStrings part="near" />
      </div>
    </>
  )
}
