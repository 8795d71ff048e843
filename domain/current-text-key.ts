/** Former beginnings of keys, and those that took their place. */
const RENAMED = [
  ['crew:', 'pages:'],
  ['gate:', 'paywall:'],
  ['admin:crew', 'admin:members'],
  ['common:arsenal', 'common:tools'],
  ['common:footer.crew', 'common:footer.members'],
  ['style:states.gate', 'style:states.paywall'],
  ['instruments:tuner.settings.leftHanded', 'common:notation.leftHanded'],
] as const

/** The key of an interface text today; a dataset may still name it as it was called when the captain changed it. */
export function currentTextKey(key: string): string {
  const renamed = RENAMED.find(([former]) => key.startsWith(former))
  return renamed ? renamed[1] + key.slice(renamed[0].length) : key
}
