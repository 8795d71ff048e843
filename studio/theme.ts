import { buildLegacyTheme } from 'sanity'

const midnight = '#0b1437'
const gold = '#c8951f'

/** Midnight blue and lantern gold; everything else stays the Studio's own. */
export const theme = buildLegacyTheme({
  '--black': midnight,
  '--white': '#ffffff',
  '--gray': '#5f6680',
  '--gray-base': '#5f6680',
  '--component-bg': '#ffffff',
  '--component-text-color': midnight,
  '--brand-primary': gold,
  '--default-button-color': '#5f6680',
  '--default-button-primary-color': '#1f3a8a',
  '--default-button-success-color': '#1d7a4d',
  '--default-button-warning-color': '#b8650a',
  '--default-button-danger-color': '#b3261e',
  '--state-info-color': '#1f3a8a',
  '--state-success-color': '#1d7a4d',
  '--state-warning-color': '#b8650a',
  '--state-danger-color': '#b3261e',
  '--main-navigation-color': midnight,
  '--main-navigation-color--inverted': '#ffffff',
  '--focus-color': gold,
})
